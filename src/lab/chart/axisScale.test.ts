// The scales of a chart's axes.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alongAxis, axisScale, axisTicks } from './axisScale';

describe('scales', () => {
  test.each([
    ['linear', -2, 5],
    ['log', 1e-3, 40],
    ['odds', 1e-9, 0.999],
  ] as const)(
    '%s: shares run from 0 to 1, are inverse to values, and give ascending ticks within the ends',
    (kind, low, high) => {
      const scale = axisScale(kind, low, high);
      expect(scale.share(low)).toBe(0);
      expect(scale.share(high)).toBe(1);
      expect(scale.share(low - 1e-12)).toBe(0);
      fc.assert(
        fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (share) => {
          expect(scale.share(scale.value(share))).toBeCloseTo(share, 9);
        }),
      );
      const values = alongAxis(scale, 9);
      expect(values.every((value, i) => i === 0 || value > values[i - 1])).toBe(true);
      const ticks = axisTicks(scale, 7);
      expect(ticks.length).toBeGreaterThan(2);
      expect(ticks.every((tick) => tick >= low * (low < 0 ? 2 : 0.999) && tick <= high * 1.001)).toBe(true);
    },
  );

  test('an axis of odds has powers of ten for rare values and nines for nearly certain ones', () => {
    expect(axisTicks(axisScale('odds', 1e-9, 0.99), 7)).toEqual([1e-8, 1e-6, 1e-4, 0.01, 0.5, 0.9, 0.99]);
    expect(axisTicks(axisScale('odds', 0.2, 0.95), 7)).toEqual([0.5, 0.9]);
    // The nines are left out where there are few ticks, as on a phone, because they would touch.
    expect(axisTicks(axisScale('odds', 1e-9, 0.9), 4)).toEqual([1e-9, 1e-6, 1e-3, 0.5]);
  });
});
