// The cut fonts hold every character that the page writes.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { FACES } from './faces.ts';

const SRC = fileURLToPath(new URL('../../', import.meta.url));

/** Every character in the sources, the texts and their translations, which includes characters that only comments have. */
const written = new Set<string>();
for (const name of readdirSync(SRC, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(?:tsx?|css|po|mdx)$/.test(name) || name.includes('.test.')) continue;
  for (const c of readFileSync(`${SRC}${name}`, 'utf8')) if (c >= ' ') written.add(c);
}

interface Rule {
  family: string;
  style: string;
  file: string;
  /** Ranges of code points, first and last; empty if the rule has none and so holds for all. */
  ranges: [number, number][];
}

const SHEET = readFileSync(`${SRC}lab/styles/fonts.css`, 'utf8');
const value = (rule: string, name: string): string =>
  new RegExp(`${name}:\\s+([^;]+);`).exec(rule)?.[1] ?? '';

const RULES: Rule[] = [...SHEET.matchAll(/@font-face \{([^}]+)\}/g)]
  .map(([, rule]) => ({
    family: value(rule, 'font-family').replaceAll('"', ''),
    style: value(rule, 'font-style'),
    file: /fonts\/([\w-]+)\.woff2/.exec(rule)?.[1] ?? '',
    ranges: [...value(rule, 'unicode-range').matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(
      ([, first, last]): [number, number] => [Number.parseInt(first, 16), Number.parseInt(last ?? first, 16)],
    ),
  }))
  .filter(({ file }) => file !== '');

const within = ({ ranges }: Rule, c: string): boolean => {
  const code = c.codePointAt(0) ?? 0;
  return ranges.length === 0 || ranges.some(([first, last]) => first <= code && code <= last);
};
const alphabetOf = (file: string): string => FACES.find(({ name }) => name === file)?.alphabet ?? '';

/** Characters that text in these families has in their own type. */
const held = (families: readonly string[], style: string): Set<string> =>
  new Set(
    RULES.filter((rule) => families.includes(rule.family) && rule.style === style).flatMap((rule) =>
      [...alphabetOf(rule.file)].filter((c) => within(rule, c)),
    ),
  );

const missing = (from: Set<string>): string[] => [...written].filter((c) => !from.has(c)).sort();

test('the sans font holds every character that the page writes', () => {
  expect(written.size).toBeGreaterThan(100);
  expect(missing(held(['Inter Variable'], 'normal'))).toEqual([]);
});

test.each(['normal', 'italic'])('the %s serif font holds every character that the page writes', (style) => {
  expect(missing(held(['Lector Serif', 'Lector Relations'], style))).toEqual([]);
});

test('the style sheet names every cut with all of its characters', () => {
  expect([...new Set(RULES.map(({ file }) => file))].sort()).toEqual(FACES.map(({ name }) => name).sort());
  for (const { name, alphabet } of FACES) {
    const rules = RULES.filter(({ file }) => file === name);
    expect([...alphabet].filter((c) => !rules.some((rule) => within(rule, c)))).toEqual([]);
  }
});

test.each(['serif-rare', 'serif-rare-italic', 'sans-rare'])(
  '%s is fetched only for characters that it holds',
  (name) => {
    const [rule] = RULES.filter(({ file }) => file === name);
    const letters = rule?.ranges.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)),
    );
    expect(letters?.sort()).toEqual([...alphabetOf(name)].sort());
  },
);
