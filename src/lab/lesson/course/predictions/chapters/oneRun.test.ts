import fc from 'fast-check';
import { expect, test } from 'vitest';
import { offWords, writeValue } from '../prediction';
import { surestGuesses } from './oneRun';

const counted = (right: number | null) => surestGuesses({ canaries: 1000, guesses: 250, right });

test('it asks of the guesses that count, on a scale from a coin’s share to all of them', () => {
  const { question, range, unit } = counted(null);
  expect(question).toMatch(/1,000 coins .* the 250 guesses/);
  expect([range.min, range.max]).toEqual([125, 250]);
  expect(writeValue(unit, 171)).toBe('171');
});

test('no answer before the run is through, and its own count afterwards', () => {
  const facts = {} as Parameters<ReturnType<typeof counted>['answer']>[0];
  expect(counted(null).answer(facts)).toBeNull();
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 250 }), (right) => {
      const found = counted(right).answer(facts);
      expect(found).toMatchObject({ value: right, words: expect.stringMatching(`^${right} of the 250 are`) });
    }),
    { seed: 76, numRuns: 50 },
  );
});

test('an expected count is off by whole guesses', () => {
  const prediction = counted(171);
  expect(offWords(prediction, 173, 171)).toMatch(/^As you expected/);
  expect(offWords(prediction, 240, 171)).toBe('You expected 240, which is 69 too many.');
  expect(offWords(prediction, 130, 171)).toBe('You expected 130, which is 41 too few.');
});
