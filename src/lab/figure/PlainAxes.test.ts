// The ticks of plain axes.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rangeTicks } from './ticks';

it('puts at most one tick more than asked for inside any range, for 2 to 8 ticks', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -1e3, max: 1e3, noNaN: true }),
      fc.double({ min: 1e-3, max: 1e6, noNaN: true }),
      fc.integer({ min: 2, max: 8 }),
      (low, span, count) => {
        const high = low + span;
        const ticks = rangeTicks(low, high, count);
        expect(ticks.length).toBeLessThanOrEqual(count + 1);
        for (const tick of ticks) {
          expect(tick).toBeGreaterThanOrEqual(low - 1e-6 * span);
          expect(tick).toBeLessThanOrEqual(high + 1e-6 * span);
        }
      },
    ),
    { seed: 42, numRuns: 300 },
  );
});

it('has round ticks, and zero among them if the range contains it', () => {
  expect(rangeTicks(-0.41, 0.37, 5)).toEqual([-0.4, -0.2, 0, 0.2]);
});

it('has one tick for a range of one value', () => {
  expect(rangeTicks(3, 3)).toEqual([3]);
});
