// Ticks lie inside the axis, in order, and are never too many.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linearTicks, logTicks, niceCeiling, niceStepAtLeast } from './ticks';

describe('linearTicks', () => {
  it('starts at zero and steps by 1, 2 or 5', () => {
    expect(linearTicks(16, 4)).toEqual([0, 5, 10, 15]);
    expect(linearTicks(1)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
    expect(linearTicks(0.3, 3)).toEqual([0, 0.1, 0.2, 0.3]);
  });
});

describe('a step', () => {
  it('is the first 1, 2 or 5 times a power of ten at or above a value of any size', () => {
    expect([5e-324, 1e-323, 3e-309, 0.21, 7, 1e300].map(niceStepAtLeast)).toEqual([
      5e-324, 1e-323, 5e-309, 0.5, 10, 1e300,
    ]);
  });

  it('divides even an axis of the smallest float64 numbers', () => {
    expect(niceCeiling(5e-324)).toBe(5e-324);
    expect(linearTicks(5e-324)).toEqual([0, 5e-324]);
    expect(linearTicks(5e-323, 5)).toEqual([0, 1e-323, 2e-323, 3e-323, 4e-323, 5e-323]);
  });
});

describe('niceCeiling', () => {
  it('is from 0 to 60% above the value, for values from 10⁻⁶ to 10⁸', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 1e8, noNaN: true }), (value) => {
        const end = niceCeiling(value);
        expect(end).toBeGreaterThanOrEqual(value * (1 - 1e-9));
        expect(end).toBeLessThanOrEqual(value * 1.6);
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it('is 1 for values that no axis can end with', () => {
    expect(niceCeiling(Number.NaN)).toBe(1);
    expect(niceCeiling(0)).toBe(1);
  });
});

describe('logTicks', () => {
  it('has powers of ten alone over many decades, and multiples of them over few', () => {
    expect(logTicks(1, 12)).toEqual([1, 2, 3, 5, 8, 10]);
    expect(logTicks(1e-12, 1e-2, 6)).toEqual([1e-12, 1e-10, 1e-8, 1e-6, 1e-4, 1e-2]);
    expect(logTicks(1, 1e4)).toEqual([1, 10, 100, 1000, 10_000]);
  });

  it('has at most as many ascending ticks inside as asked for, over 0.3 to 12 decades', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -14, max: 5, noNaN: true }),
        fc.double({ min: 0.3, max: 12, noNaN: true }),
        (low, decades) => {
          const min = 10 ** low;
          const max = 10 ** (low + decades);
          const ticks = logTicks(min, max, 7);
          expect(ticks.length).toBeLessThanOrEqual(7);
          expect(ticks.length).toBeGreaterThan(0);
          for (const [i, tick] of ticks.entries()) {
            expect(tick).toBeGreaterThanOrEqual(min * (1 - 1e-8));
            expect(tick).toBeLessThanOrEqual(max * (1 + 1e-8));
            if (i > 0) expect(tick).toBeGreaterThan(ticks[i - 1] as number);
          }
        },
      ),
      { seed: 2, numRuns: 300 },
    );
  });
});
