// Tests of the bounds on a root, on random curves that do not fit what the search guesses about them, and on smooth ones.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { size } from '../../test/statistics/size';
import { crossing } from './crossing';
import type { Verified } from './types';

/**
 * A curve of nearly flat and steep pieces. `corners` are steps to the right and up, in the logarithms of number and epsilon; `share` is where
 * the target lies between the ends, `start` the factor by which the first guess is off, and `error` half the relative width of each bracket.
 */
const curves = fc.record({
  corners: fc.array(
    fc.tuple(fc.double({ min: 0.01, max: 2, noNaN: true }), fc.double({ min: 0.1, max: 4, noNaN: true })),
    {
      minLength: 3,
      maxLength: 8,
    },
  ),
  share: fc.double({ min: 0.1, max: 0.9, noNaN: true }),
  start: fc.double({ min: 0.01, max: 100, noNaN: true }),
  error: fc.constantFrom(1e-12, 1e-9, 1e-6, 1e-3, 0.1),
  verified: fc.boolean(),
  sign: fc.constantFrom(1 as const, -1 as const),
});

/** A number in [-1, 1) that depends on x alone but looks random. */
function scattered(x: number): number {
  const wave = Math.sin(x * 1e9) * 43_758.5453;
  return 2 * (wave - Math.floor(wave)) - 1;
}

test('epsilon at the two ends that crossing finds is on the two sides of the target, except at an end of the range', () => {
  fc.assert(
    fc.property(curves, ({ corners, share, start, error, verified, sign }) => {
      const [low, high] = [1e-3, 1e3];
      const xs = [Math.log(low)];
      const ys = [-3];
      for (const [right, up] of corners) {
        xs.push((xs.at(-1) as number) + right);
        ys.push((ys.at(-1) as number) + up);
      }
      const rising = (x: number): number => {
        const i = xs.findIndex((each) => each > x);
        // beyond the corners the curve goes on with slope 1
        if (i < 0) return (ys.at(-1) as number) + x - (xs.at(-1) as number);
        const [x0, x1, y0, y1] = [xs[i - 1], xs[i], ys[i - 1], ys[i]] as [number, number, number, number];
        return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
      };
      const epsilonAt = (number: number): Verified => {
        const middle = Math.exp(rising(sign * Math.log(number)));
        const value = middle * (1 + 0.2 * error * scattered(number));
        const [lower, upper] = [value * (1 - error), value * (1 + error)];
        const method = 'characteristic-function' as const;
        return verified
          ? { verified, value, lower, upper, method }
          : { verified, value: null, lower, upper, method };
      };
      const target = Math.exp(rising(Math.log(low)) * (1 - share) + rising(Math.log(high)) * share);
      let looks = 0;
      const counted = (number: number) => {
        looks++;
        return epsilonAt(number);
      };
      const near = (epsilon: number) => start * (epsilon / target) ** sign;
      const found = crossing(counted, { name: 'noiseMultiplier', low, high, sign, near }, target);
      const [most, least] = sign > 0 ? [found.upper, found.lower] : [found.lower, found.upper];
      expect(epsilonAt(least).upper).toBeLessThanOrEqual(target);
      if (most !== low && most !== high) expect(epsilonAt(most).lower).toBeGreaterThanOrEqual(target);
      expect(found.verified).toBe(verified);
      if (found.verified) {
        expect(found.value).toBeGreaterThanOrEqual(found.lower);
        expect(found.value).toBeLessThanOrEqual(found.upper);
      }
      expect(looks).toBeLessThan(150);
    }),
    { seed: 3, numRuns: size(300, 3000) },
  );
});

test('the ends that crossing finds on a smooth curve are as close as the uncertainty of epsilon allows, over curves', () => {
  const smooth = fc.record({
    power: fc.double({ min: 0.5, max: 3, noNaN: true }),
    bend: fc.double({ min: -0.2, max: 0.2, noNaN: true }),
    error: fc.constantFrom(1e-10, 1e-8, 1e-6),
    off: fc.double({ min: -0.3, max: 0.3, noNaN: true }),
  });
  fc.assert(
    fc.property(smooth, ({ power, bend, error, off }) => {
      const epsilonAt = (number: number): Verified => {
        const log = Math.log(number);
        const value = 2 * Math.exp(-power * log + bend * Math.sin(log));
        const [lower, upper] = [value * (1 - error), value * (1 + error)];
        return { verified: true, value, lower, upper, method: 'characteristic-function' };
      };
      const near = (epsilon: number) => Math.exp(off) * (2 / epsilon) ** (1 / power);
      const range = { low: 1e-3, high: 1e3, sign: -1 as const };
      const { lower, upper } = crossing(epsilonAt, { name: 'noiseMultiplier', ...range, near }, 2);
      expect(upper / lower - 1).toBeLessThan((2.5 * error) / (power - bend) + 3e-9);
    }),
    { seed: 5, numRuns: size(300, 3000) },
  );
});
