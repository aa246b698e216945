// Counts sentences with more than two numbers, and sentences in which symbols in a row stand for words. Each catalogue has exactly as many
// as this file allows, and whoever improves a sentence lowers that number.
import { expect, test } from 'vitest';
import { MESSAGES } from './catalogue';
import { crowded, orphaned } from './sentences';

type Allowed = Readonly<Record<string, number>>;

const CROWDED: Allowed = {
  choose: 1,
  lesson: 12,
  meaning: 2,
  neighbour: 1,
  oneRun: 4,
  page: 1,
  worstCase: 1,
};
const ORPHANED: Allowed = {};

const found = (rule: (message: string) => string[]): Map<string, string[]> => {
  const sentences = new Map<string, string[]>();
  for (const { catalogue, english, spoken } of MESSAGES) {
    // a message of several lines is an example to paste and no sentence
    if (spoken || english.includes('\n')) continue;
    const here = rule(english);
    if (here.length > 0) sentences.set(catalogue, [...(sentences.get(catalogue) ?? []), ...here]);
  }
  return sentences;
};

test.each([
  ['more than two numbers', crowded, CROWDED],
  ['symbols that stand for words', orphaned, ORPHANED],
] as const)('sentences with %s are as many as allowed, and no more', (_, rule, allowed) => {
  const sentences = found(rule);
  for (const [catalogue, here] of sentences) {
    const most = allowed[catalogue] ?? 0;
    const many = here.length > most ? here : [];
    expect(many, `${catalogue} may have ${most}; write one of these anew`).toEqual([]);
  }
  const counted = Object.fromEntries([...sentences].map(([catalogue, here]) => [catalogue, here.length]));
  expect(allowed, 'fewer are left: lower the number').toEqual(counted);
});

test('numbers count, unless they name figures or years', () => {
  expect(crowded('It takes 3 of 500 steps. With 1, 2 and 3 it is much.')).toEqual([
    'With 1, 2 and 3 it is much.',
  ]);
  expect(crowded('Figures 2 to 4 of Pradhan et al. (2026) have 25,000 runs and q = 1/16.')).toEqual([]);
  expect(crowded('Give a number between 0 and 1, such as 0.1 or 10%.')).toEqual([]);
  expect(crowded('It lies between 0 and 1.5, or at 7.')).toHaveLength(1);
  expect(crowded('S1 to S5 share <0>q</0> = 1/16, σ = 0.76 and T = 100.')).toHaveLength(1);
});

test('symbols in a row are found where they stand without their values', () => {
  expect(orphaned('Drawn at the page’s <0>q</0>, <1>σ</1> and <2>T</2>.')).toHaveLength(1);
  expect(orphaned('Choose more noise or fewer steps. At q = 1 and T = 10 it is less.')).toEqual([]);
  expect(orphaned('The number of steps T and the sampling rate q decide.')).toEqual([]);
});
