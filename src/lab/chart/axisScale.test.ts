// The scales of a chart's axes.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alongAxis, axisScale, axisTicks } from './axisScale';

describe('scales', () => {
  test.each([
    ['linear', -2, 5],
    ['log', 1e-3, 40],
    ['odds', 1e-9, 0.999],
  ] as const)('%s: there and back, ends at 0 and 1, what is beyond stands at them', (kind, low, high) => {
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
  });

  test('odds write what is rare by powers of ten and what is near certain by nines', () => {
    expect(axisTicks(axisScale('odds', 1e-9, 0.99), 7)).toEqual([1e-8, 1e-6, 1e-4, 0.01, 0.5, 0.9, 0.99]);
    expect(axisTicks(axisScale('odds', 0.2, 0.95), 7)).toEqual([0.5, 0.9]);
    // the nines would touch on a phone
    expect(axisTicks(axisScale('odds', 1e-9, 0.9), 4)).toEqual([1e-9, 1e-6, 1e-3, 0.5]);
  });
});
