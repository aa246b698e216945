// The ticks of plain axes.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rangeTicks } from './ticks';

it('puts a few round ticks inside any range', () => {
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

it('finds zero, and survives a range of one value', () => {
  expect(rangeTicks(-0.41, 0.37, 5)).toEqual([-0.4, -0.2, 0, 0.2]);
  expect(rangeTicks(3, 3)).toEqual([3]);
});
