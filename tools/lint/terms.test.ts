// The words that docs/terms.md sets in code type under “not” stand in no sentence of the page, in either language.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { MESSAGES } from './catalogue';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The columns of the table with the words that are not used. */
const NOT = { English: 3, German: 5 } as const;

const rows = readFileSync(join(ROOT, 'docs/terms.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(1)
  .map((line) => line.split('|').map((cell) => cell.trim()));

const unsaid = (language: keyof typeof NOT): string[] =>
  rows.flatMap((cells) =>
    [...(cells[NOT[language]] ?? '').matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ''),
  );

const sentences = {
  English: MESSAGES.map(({ english }) => english),
  German: MESSAGES.flatMap(({ german }) => german),
};

const found = (words: readonly string[], texts: readonly string[]): string[] =>
  words.flatMap((word) => {
    const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const whole = new RegExp(`(?<![\\w-])${escaped}(?:s|es|en|n)?(?![\\w-])`, 'i');
    return texts.filter((text) => whole.test(text)).map((text) => `${word}: ${text}`);
  });

test.each(['English', 'German'] as const)('%s sentences keep to one word for each thing', (language) => {
  expect(unsaid(language).length).toBeGreaterThan(10);
  expect(sentences[language].length).toBeGreaterThan(1000);
  const message = 'docs/terms.md has another word for the one before each colon';
  expect(found(unsaid(language), sentences[language]), message).toEqual([]);
});

test('a word is found as a whole word but not within another one', () => {
  expect(found(['lot'], ['one lot', 'Two lots.', 'a plot, a lottery'])).toEqual([
    'lot: one lot',
    'lot: Two lots.',
  ]);
});
