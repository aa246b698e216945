// Sentences stand in the catalogues in one order, whichever file was read first.
import type { CatalogType, MessageType } from '@lingui/conf';
import { expect, test } from 'vitest';
import { ordered } from './order';

const sentence = (message: string, ...origin: [string, number][]): [string, MessageType] => [
  message,
  { message, translation: '', origin },
];

const SENTENCES = [
  sentence('later', ['a.tsx', 12]),
  sentence('right', ['b.tsx', 1], ['a.tsx', 9]),
  sentence('wrong', ['a.tsx', 9], ['a.tsx', 30]),
  sentence('alone', ['b.tsx', 2]),
  sentence('twice', ['a.tsx', 40], ['a.tsx', 3]),
];

/** The order of the sentences when they were read forwards and backwards. */
const orders = (before: CatalogType): string[][] =>
  [SENTENCES, SENTENCES.toReversed()].map((read) => Object.keys(ordered(Object.fromEntries(read), before)));

test('a sentence stands at its first place in the code, and new ones of one line follow their words', () => {
  for (const order of orders({})) expect(order).toEqual(['twice', 'right', 'wrong', 'later', 'alone']);
});

test('sentences of one line stay as they stood', () => {
  const before = Object.fromEntries([sentence('alone'), sentence('wrong'), sentence('right')]);
  for (const order of orders(before)) expect(order).toEqual(['twice', 'wrong', 'right', 'later', 'alone']);
});
