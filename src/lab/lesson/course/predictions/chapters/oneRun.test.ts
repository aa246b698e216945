// The prediction of chapter 5 on the run's surest guesses.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { offWords, writeValue } from '../prediction';
import { surestGuesses } from './oneRun';

const counted = (right: number | null) => surestGuesses({ canaries: 1000, guesses: 250, right });

test('the question is about the guesses that the audit counts', () => {
  const { question } = counted(null);
  expect(question).toMatch(/1,000 coins .* the 250 guesses/);
});

test('the scale runs in whole guesses from half of them, a coin’s share, to all of them', () => {
  const { range, unit } = counted(null);
  expect([range.min, range.max]).toEqual([125, 250]);
  expect(writeValue(unit, 171)).toBe('171');
});

const facts = {} as Parameters<ReturnType<typeof counted>['answer']>[0];

test('there is no answer before the run has ended', () => {
  expect(counted(null).answer(facts)).toBeNull();
});

test('the answer is the count of the run, for any count from 0 to 250', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 250 }), (right) => {
      const found = counted(right).answer(facts);
      expect(found).toMatchObject({ value: right, words: expect.stringMatching(`^${right} of the 250 are`) });
    }),
    { seed: 76, numRuns: 50 },
  );
});

test('an expectation is said to be too high or too low by a number of whole guesses', () => {
  const prediction = counted(171);
  expect(offWords(prediction, 173, 171)).toMatch(/^As you expected/);
  expect(offWords(prediction, 240, 171)).toBe('You expected 240, which is 69 too many.');
  expect(offWords(prediction, 130, 171)).toBe('You expected 130, which is 41 too few.');
});
