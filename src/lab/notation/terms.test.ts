// The terms with notes, and where they stand.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { english, lowerFirst } from '../../base/sentences/sentence';
import { FIELD_LIST } from '../../scenario';
import { TERMS, type TermName } from './terms';

const EXPLAINER = fileURLToPath(new URL('../', import.meta.url));
const GUESTS = fileURLToPath(new URL('../../guests/', import.meta.url));
const CONTENT = fileURLToPath(new URL('../../content/en/', import.meta.url));
const textsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx|mdx)$/.test(name))
    .map((name) => readFileSync(`${folder}${name}`, 'utf8'));
const sources = [...textsIn(EXPLAINER), ...textsIn(GUESTS), ...textsIn(CONTENT)].join('\n');
const names = Object.keys(TERMS) as TermName[];

/** What sliders are called, each of which a reader may look up in the glossary. */
const SLIDERS = FIELD_LIST.filter(({ kind }) => kind === 'number').map(({ label }) =>
  lowerFirst(english(label)),
);

test('every term that has a note stands somewhere in the text, or is the name of a slider', () => {
  const unread = names.filter((name) => !sources.includes(`<Term name="${name}"`));
  expect(unread.filter((name) => !SLIDERS.includes(name))).toEqual([]);
});

test('a note is a sentence of fewer than 240 characters', () => {
  for (const name of names) {
    expect(TERMS[name].length, name).toBeLessThan(240);
    expect(TERMS[name], name).toMatch(/^[A-Z].*\.$/s);
  }
});
