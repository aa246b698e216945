// The shipped sentences that language models train on.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseSpeeches, SPEECHES_ASSET } from './speeches';

const bytes = readFileSync(new URL(`../../../../public/data/${SPEECHES_ASSET}`, import.meta.url));

it('holds the published sentences in splits of the stated sizes', () => {
  expect(bytes.length).toBeLessThan(600_000);
  const { vocabulary, train, open, test } = parseSpeeches(bytes);
  expect([train.length, open.length, test.length, vocabulary.length]).toEqual([5000, 1000, 1000, 2000]);
  const words = (sentence: Uint16Array) =>
    Array.from(sentence, (word) => (word === 0 ? '_' : vocabulary[word - 1])).join(' ');
  // row 3 of the published table
  expect(words(train[3]!)).toMatch(
    /^my _ budget contains a deficit estimated to be less than 1 percent of our/,
  );
});

it('numbers words by their frequency in the public sentences, the most frequent first', () => {
  const { open } = parseSpeeches(bytes);
  const counts = new Array<number>(2001).fill(0);
  for (const sentence of open) for (const word of sentence) counts[word]!++;
  for (let word = 2; word <= 2000; word++) expect(counts[word]!).toBeLessThanOrEqual(counts[word - 1]!);
});

it('refuses a damaged file by name', () => {
  expect(() => parseSpeeches(bytes.subarray(0, -1))).toThrow(/speeches.tokens ends at byte/);
  expect(() => parseSpeeches(Uint8Array.of())).toThrow(/no line of words/);
  expect(() => parseSpeeches(Uint8Array.of(97, 10, 1, 5))).toThrow(/word 5 of 1/);
  expect(() => parseSpeeches(Uint8Array.of(97, 10, 1, 255, 255, 255, 255))).toThrow(/no number before/);
  expect(() => parseSpeeches(Uint8Array.of(97, 10, 1, 1))).toThrow(/has 1 sentences/);
});
