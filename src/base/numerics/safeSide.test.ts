// Rounding keeps its side: exactly where digits are chosen for a configuration, and within a last bit where they are read.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Rounding, roundDigits, roundSignificant, roundTo } from './safeSide';

const size = fc.double({ min: -300, max: 300, noNaN: true }).map((power) => 10 ** power);
const sign = fc.constantFrom(1, -1);

describe('roundDigits', () => {
  test('is never beyond its side, nor more than a unit of the last digit away', () => {
    fc.assert(
      fc.property(size, sign, fc.integer({ min: 1, max: 9 }), (positive, one, digits) => {
        const value = one * positive;
        const up = roundDigits(value, digits, 'up');
        const down = roundDigits(value, digits, 'down');
        expect(up).toBeGreaterThanOrEqual(value);
        expect(down).toBeLessThanOrEqual(value);
        expect(up - down).toBeLessThanOrEqual(Math.abs(value) * 10 ** (1 - digits) * (1 + 1e-9));
        expect([up, down]).toContain(roundDigits(value, digits, 'nearest'));
      }),
      { seed: 1, numRuns: 2000 },
    );
  });

  test.each([
    [7.9775, 3, 'down', 7.97],
    [5.809, 3, 'down', 5.8],
    [0.0029727, 3, 'up', 0.00298],
    [0.3, 3, 'up', 0.3],
    [9.9999, 3, 'up', 10],
    [1e-310, 3, 'up', 1e-310],
    [0, 3, 'up', 0],
    [Number.POSITIVE_INFINITY, 3, 'down', Number.POSITIVE_INFINITY],
  ] as [number, number, Rounding, number][])(
    '%d to %d digits, %s: %d',
    (value, digits, rounding, rounded) => {
      expect(roundDigits(value, digits, rounding)).toBe(rounded);
    },
  );
});

test('roundTo and roundSignificant keep their side but for a last bit, which decimals of a float64 are off by', () => {
  expect(roundTo(0.1 + 0.2, 1, 'up')).toBe(0.3);
  expect(roundSignificant(8.69063, 3, 'up')).toBe(8.7);
  fc.assert(
    fc.property(fc.double({ min: 1e-3, max: 1e4, noNaN: true }), (value) => {
      expect(roundSignificant(value, 3, 'up')).toBeGreaterThanOrEqual(value * (1 - 1e-11));
      expect(roundSignificant(value, 3, 'down')).toBeLessThanOrEqual(value * (1 + 1e-11));
    }),
    { seed: 2 },
  );
});
