// The count that attacks reach at a failure level, by hand and by its definition.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reachedCount } from './count';

test('one of twenty attacks may exceed the reached count at a failure level of 0.05', () => {
  const counts = Array.from({ length: 20 }, (_, i) => i);
  expect(reachedCount(counts, 0.05)).toEqual({ count: 18, failure: 0.05 });
  expect(reachedCount(counts, 0.04).count).toBe(19);
  expect(reachedCount(counts, 0.5).count).toBe(9);
});

test('the reached count is the smallest that no more attacks exceed than the failure level allows, over counts and levels', () => {
  const counts = fc.array(fc.nat(9), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(counts, fc.double({ min: 0.001, max: 0.999, noNaN: true }), (all, failure) => {
      const { count } = reachedCount(all, failure);
      const exceeding = (n: number) => all.filter((x) => x > n).length;
      const allowed = failure * all.length * (1 + 1e-12);
      expect(exceeding(count)).toBeLessThanOrEqual(allowed);
      expect(exceeding(count - 1)).toBeGreaterThan(allowed);
    }),
    { seed: 3 },
  );
});
