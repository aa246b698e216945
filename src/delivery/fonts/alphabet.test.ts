import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { GREEK, INTERFACE, TEXT } from './alphabet.ts';

const SRC = fileURLToPath(new URL('../../', import.meta.url));

/** Every character that the sources can put on the page, comments included: more than is shown, never less. */
const written = new Set<string>();
for (const name of readdirSync(SRC, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(?:tsx?|css)$/.test(name) || name.includes('.test.')) continue;
  for (const c of readFileSync(`${SRC}${name}`, 'utf8')) written.add(c);
}

/** What the style sheet takes from these files of type (unicode-range in fonts.css). */
const isLatin = (c: string): boolean => /[\u0020-\u007e\u00a0-\u00ff\u2000-\u206f\u2212]/.test(c);
const isGreek = (c: string): boolean => /[\u0370-\u03ff]/.test(c);
const missing = (isOurs: (c: string) => boolean, alphabet: string): string[] =>
  [...written].filter((c) => isOurs(c) && !alphabet.includes(c));

test('the type holds every letter and sign that the page writes but exponents', () => {
  expect(written.size).toBeGreaterThan(100);
  // exponents are drawn in the system's type, all ten digits of them
  expect(missing(isLatin, INTERFACE).sort()).toEqual(['²', '³', '¹']);
  expect(missing(isGreek, GREEK)).toEqual([]);
});

test('the type of the text leaves out only exponents and the micro sign, which tables use', () => {
  expect(missing(isLatin, TEXT).sort()).toEqual(['²', '³', '¹', 'µ'].sort());
});
