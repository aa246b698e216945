// Tests of ln(1 - q + q e^v), its derivative and softplus, over all arguments at which a float64 can hold them.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { logMixture, mixtureShare, softplus } from './mixture';

const rate = fc.double({ min: 1e-9, max: 1 - 1e-9, noNaN: true });

describe('logMixture', () => {
  it('is ln(1 - q + q e^v) where that can be formed, over q and v', () => {
    fc.assert(
      fc.property(rate, fc.double({ min: -600, max: 600, noNaN: true }), (q, v) => {
        const direct = Math.log(1 - q + q * Math.exp(v));
        expect(Math.abs(logMixture(q, v) - direct)).toBeLessThan(1e-15 + 1e-14 * Math.abs(direct) + 3e-16);
      }),
      { seed: 2, numRuns: 1000 },
    );
  });

  it('is v + ln q far to the right', () => {
    expect(logMixture(1e-3, 5000)).toBeCloseTo(5000 + Math.log(1e-3), 9);
  });

  it('is ln(1 - q) far to the left', () => {
    expect(logMixture(0.25, -5000)).toBe(Math.log(0.75));
  });
  it('keeps relative accuracy around 0, where the direct form cancels', () => {
    // ln(1 + x) = x - x^2/2 for x = q (e^v - 1) = 1e-14
    expect(Math.abs(logMixture(1e-6, Math.log1p(1e-8)) / 1e-14 - 1)).toBeLessThan(1e-13);
  });
  it('has mixtureShare as its derivative', () => {
    for (const [q, v] of [
      [0.3, 0.2],
      [1e-4, 9],
      [0.9, -3],
    ]) {
      const slope = (logMixture(q, v + 1e-5) - logMixture(q, v - 1e-5)) / 2e-5;
      expect(slope / mixtureShare(q, v)).toBeCloseTo(1, 8);
    }
  });
});

it('softplus is continuous across its branch', () => {
  expect(softplus(30 + 1e-9) - softplus(30)).toBeCloseTo(1e-9, 12);
  expect(softplus(-800)).toBe(0);
  expect(softplus(800)).toBe(800);
});
