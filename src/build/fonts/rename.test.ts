// A cut font loses the reserved name and keeps its notices.
import { convert } from 'fontverter';
import { expect, test } from 'vitest';
import { cut } from './cut.ts';
import { renamed } from './rename.ts';

const wide = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

/** A font of one table, `name`, with a copyright notice and a family. */
function fontOf(copyright: string, family: string): Buffer {
  const texts = [wide(copyright), wide(family)];
  const table = Buffer.alloc(6 + 24);
  table.writeUInt16BE(2, 2);
  table.writeUInt16BE(30, 4);
  texts.forEach((text, i) => {
    const record = 6 + 12 * i;
    table.writeUInt16BE(i, record + 6);
    table.writeUInt16BE(text.length, record + 8);
    table.writeUInt16BE(i === 0 ? 0 : texts[0].length, record + 10);
  });
  const header = Buffer.alloc(28);
  header.writeUInt16BE(1, 4);
  header.write('name', 12, 'latin1');
  header.writeUInt32BE(28, 20);
  return Buffer.concat([header, table, ...texts]);
}

test('our name replaces the reserved one wherever it occurs', () => {
  const font = renamed(fontOf('notice', 'Source Serif, from SourceSerif'));
  expect(font.equals(fontOf('notice', 'Lector Serif, from LectorSerif'))).toBe(true);
});

test('the copyright notice is not changed', () => {
  const given = fontOf('with Reserved Font Name ‘Source’', 'Source');
  expect(renamed(given).equals(fontOf('with Reserved Font Name ‘Source’', 'Lector'))).toBe(true);
});

test('the font that was given is not changed', () => {
  const given = fontOf('with Reserved Font Name ‘Source’', 'Source');
  const before = Buffer.from(given);
  renamed(given);
  expect(given.equals(before)).toBe(true);
});

test('a font without the reserved name comes back as it was', () => {
  const font = fontOf('Copyright', 'Inter');
  expect(renamed(font).equals(font)).toBe(true);
});

test('a file that is no font is refused', () => {
  expect(() => renamed(Buffer.alloc(64))).toThrow(/no table of names/);
});

test('a cut of a real font keeps its notices without the reserved name', async () => {
  const source = '@fontsource-variable/source-serif-4/files/source-serif-4-greek-opsz-normal.woff2';
  const font = await convert(await cut({ source, alphabet: 'ε', axes: {} }), 'sfnt');
  expect(font.includes(wide('Reserved Font Name'))).toBe(true);
  expect(font.includes(wide('http://scripts.sil.org/OFL'))).toBe(true);
  expect(font.includes(wide('Lector Serif 4'))).toBe(true);
  expect(font.includes(wide('Source Serif'))).toBe(false);
});
