// The spread of several shares in percentage points, an upper bound on the exact spread.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spreadPoints } from './Accuracies';

test('the spread is rounded up to the decimal that the shares are printed with', () => {
  expect(spreadPoints([0.9106, 0.9091])).toBe(0.2);
  expect(spreadPoints([0.91, 0.91])).toBe(0);
  expect(spreadPoints([0.3, 0.1])).toBe(20);
});

test('the rounded spread is at least the exact one and at most a tenth below that of the printed shares', () => {
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
