// Reading which characters a font has, and refusing cuts that would lack one.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { convert } from 'fontverter';
import { expect, test } from 'vitest';
import { missingFrom } from './characters.ts';
import { cut } from './cut.ts';

const GREEK = '@fontsource-variable/source-serif-4/files/source-serif-4-greek-opsz-normal.woff2';

test('the characters that a font lacks are listed', async () => {
  const whole = readFileSync(createRequire(import.meta.url).resolve(GREEK));
  expect(missingFrom(await convert(whole, 'sfnt'), 'εσ≥aδ→')).toEqual(['≥', 'a', '→']);
});

test('a cut is refused if its source lacks a character', async () => {
  const font = await convert(await cut({ source: GREEK, alphabet: 'εσ', axes: {} }), 'sfnt');
  expect(missingFrom(font, 'εσδ')).toEqual(['δ']);
  await expect(cut({ source: GREEK, alphabet: 'ε≥', axes: {} })).rejects.toThrow('has no U+2265');
});

test('a file that is no font is refused', () => {
  expect(() => missingFrom(Buffer.alloc(64), 'a')).toThrow(/no table of characters/);
});
