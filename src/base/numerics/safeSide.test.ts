// Tests that rounding keeps its side: exactly in roundDigits, and but for a relative 1e-11 in roundTo and roundSignificant.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Rounding, roundDigits, roundSignificant, roundTo } from './safeSide';

const size = fc.double({ min: -300, max: 300, noNaN: true }).map((power) => 10 ** power);
const sign = fc.constantFrom(1, -1);

describe('roundDigits', () => {
  test('encloses a value by up and down within a unit of the last digit, over values and digits', () => {
    fc.assert(
      fc.property(size, sign, fc.integer({ min: 1, max: 9 }), (positive, one, digits) => {
        const value = one * positive;
        const up = roundDigits(value, digits, 'up');
        const down = roundDigits(value, digits, 'down');
        expect(up).toBeGreaterThanOrEqual(value);
        expect(down).toBeLessThanOrEqual(value);
        expect(up - down).toBeLessThanOrEqual(Math.abs(value) * 10 ** (1 - digits) * (1 + 1e-9));
      }),
      { seed: 1, numRuns: 2000 },
    );
  });

  test('rounds to nearest as up or as down, over values and digits', () => {
    fc.assert(
      fc.property(size, sign, fc.integer({ min: 1, max: 9 }), (positive, one, digits) => {
        const value = one * positive;
        expect([roundDigits(value, digits, 'up'), roundDigits(value, digits, 'down')]).toContain(
          roundDigits(value, digits, 'nearest'),
        );
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
    'rounds %d to %d digits, %s, as %d',
    (value, digits, rounding, rounded) => {
      expect(roundDigits(value, digits, rounding)).toBe(rounded);
    },
  );
});

test('roundTo does not round 0.1 + 0.2 up to 0.4', () => {
  expect(roundTo(0.1 + 0.2, 1, 'up')).toBe(0.3);
});

test('roundSignificant rounds 8.69063 up to 8.7', () => {
  expect(roundSignificant(8.69063, 3, 'up')).toBe(8.7);
});

test('roundSignificant keeps its side but for a relative 1e-11, over values', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-3, max: 1e4, noNaN: true }), (value) => {
      expect(roundSignificant(value, 3, 'up')).toBeGreaterThanOrEqual(value * (1 - 1e-11));
      expect(roundSignificant(value, 3, 'down')).toBeLessThanOrEqual(value * (1 + 1e-11));
    }),
    { seed: 2 },
  );
});
