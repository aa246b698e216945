// The shares of a recording make the whole of it, and what is missing is found between what is there.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gaps, modelsOfShare, parseShare } from './shares';

test('all shares together are every model once, and each has as many of one world as of the other', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 1250 }),
      fc.integer({ min: 1, max: 1250 }),
      (modelsPerWorld, shares) => {
        let next = 0;
        for (let share = 1; share <= shares; share++) {
          const [from, to] = modelsOfShare({ share, shares }, modelsPerWorld);
          expect(from).toBe(next);
          expect(from % 2).toBe(0);
          next = to;
        }
        expect(next).toBe(2 * modelsPerWorld);
      },
    ),
    { numRuns: 50, seed: 1 },
  );
});

test('what no block has is missing, before, between and after them', () => {
  expect(gaps([], 10)).toEqual([[0, 10]]);
  expect(
    gaps(
      [
        { firstModel: 6, models: 2 },
        { firstModel: 2, models: 2 },
      ],
      10,
    ),
  ).toEqual([
    [0, 2],
    [4, 6],
    [8, 10],
  ]);
  expect(gaps([{ firstModel: 0, models: 10 }], 10)).toEqual([]);
});

test('a share is named by two whole numbers, and no other', () => {
  expect(parseShare('3/200')).toEqual({ share: 3, shares: 200 });
  for (const text of ['0/4', '5/4', '3', '1.5/4', 'a/b', '1/5000'])
    expect(() => parseShare(text)).toThrow(/--share is .*--share 3\/200/);
});
