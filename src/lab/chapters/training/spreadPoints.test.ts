// The spread of shares: an upper bound, of theirs and of what is printed of them.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spreadPoints } from './Accuracies';

test('is rounded up to the decimal that the shares are printed with', () => {
  expect(spreadPoints([0.9106, 0.9091])).toBe(0.2);
  expect(spreadPoints([0.91, 0.91])).toBe(0);
  expect(spreadPoints([0.3, 0.1])).toBe(20);
});

test('is never below the spread, and within a tenth of that of the printed shares', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2 }), (shares) => {
      const points = spreadPoints(shares);
      const printed = shares.map((share) => Number((100 * share).toFixed(1)));
      expect(points).toBeGreaterThanOrEqual(100 * (Math.max(...shares) - Math.min(...shares)) - 1e-9);
      expect(points).toBeGreaterThan(Math.max(...printed) - Math.min(...printed) - 0.1 - 1e-9);
    }),
    { seed: 1, numRuns: 500 },
  );
});
