// The bound on one guess by a whole curve. h(x) is the largest power of a test of level x, and kappa the factor of delta in the bound.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import reference from '../../test/reference/auditing.json';
import { delta, gdpDelta, gdpTradeoff, totalVariation } from '../accounting';
import type { Mechanism } from '../accounting/types';
import { normalCdf } from '../base/numerics/normal';
import { singleGuess } from './singleGuess';
import { mechanismGuess, wholeCurveGuess } from './wholeCurveGuess';

const gaussian = (mu: number) => (epsilon: number) => {
  const value = gdpDelta(mu, epsilon);
  return { lower: value * (1 - 1e-12), upper: value * (1 + 1e-12) };
};
const prior = fc.double({ min: Math.log(1e-9), max: Math.log(0.999), noNaN: true }).map(Math.exp);
const mu = fc.double({ min: Math.log(0.05), max: Math.log(6), noNaN: true }).map(Math.exp);

describe('one guess under the whole curve', () => {
  test('meets the recorded cases of Gaussian DP', () => {
    const { cases, tolerance } = reference.functions.singleTargetGdp;
    for (const { inputs, outputs } of cases) {
      if (inputs.prior <= 0 || inputs.prior >= 1 || inputs.mu === 0) continue;
      const { lower, upper } = wholeCurveGuess(inputs.prior, gaussian(inputs.mu));
      const expected = outputs.replaceFixedPoint;
      const slack = tolerance.rel * expected + 1e-12;
      expect(upper, JSON.stringify(inputs)).toBeGreaterThanOrEqual(expected - slack);
      expect(lower, JSON.stringify(inputs)).toBeLessThanOrEqual(expected + slack);
      expect(upper / expected, JSON.stringify(inputs)).toBeLessThan(1 + 1e-5);
    }
  });

  test('meets the recorded cases of the printed constant 2, whose bound exceeds 1 at small epsilon', () => {
    const { cases, tolerance } = reference.functions.singleTargetGdp;
    for (const { inputs, outputs } of cases) {
      if (inputs.prior <= 0 || inputs.prior >= 1 || inputs.mu === 0) continue;
      const { upper } = wholeCurveGuess(inputs.prior, gaussian(inputs.mu), 2);
      const off = Math.abs(upper - outputs.classicMinOverEps);
      expect(off, JSON.stringify(inputs)).toBeLessThan(tolerance.rel * outputs.classicMinOverEps + 1e-12);
    }
  });

  test('brackets the root of s = h((1 - s) p / (1 - p)), over priors and mu', () => {
    fc.assert(
      fc.property(prior, mu, (p, m) => {
        const { value, lower, upper } = wholeCurveGuess(p, gaussian(m));
        if (value === null) return;
        const power = (s: number) => gdpTradeoff(m, Math.min(1, ((1 - s) * p) / (1 - p))).power;
        // h falls in s: the root lies between
        expect(power(lower)).toBeGreaterThanOrEqual(lower - 1e-9);
        expect(power(upper)).toBeLessThanOrEqual(upper + 1e-9);
      }),
      { seed: 8, numRuns: 100 },
    );
  });

  test('is one half plus half of the total variation for a fair yes or no', () => {
    const { upper } = wholeCurveGuess(0.5, gaussian(1.3));
    expect(upper).toBeCloseTo(normalCdf(0.65), 6);
  });

  test('lies between the prior and what any (epsilon, delta) of the curve says, over priors, mu and epsilons', () => {
    fc.assert(
      fc.property(prior, mu, fc.double({ min: 0, max: 12, noNaN: true }), (p, m, epsilon) => {
        const { lower, upper } = wholeCurveGuess(p, gaussian(m));
        expect(lower).toBeGreaterThanOrEqual(p);
        expect(upper).toBeGreaterThanOrEqual(lower);
        const one = singleGuess(p, epsilon, Math.min(1 - 1e-12, gdpDelta(m, epsilon))).bound;
        expect(lower).toBeLessThanOrEqual(one * (1 + 1e-9));
        expect(upper).toBeLessThanOrEqual(one * (1 + 1e-4));
      }),
      { seed: 9, numRuns: 150 },
    );
  });

  test('leaves no secret a larger advantage than a fair coin, as the page says in chapter 6, over priors and mu', () => {
    const advantage = (p: number, success: number) => (success - p) / (1 - p);
    fc.assert(
      fc.property(prior, mu, (p, m) => {
        const { lower } = wholeCurveGuess(p, gaussian(m));
        const coin = wholeCurveGuess(0.5, gaussian(m)).upper;
        expect(advantage(p, lower)).toBeLessThanOrEqual(advantage(0.5, coin) * (1 + 1e-9));
      }),
      { seed: 21, numRuns: 100 },
    );
  });

  test('says more than one (epsilon, delta), which leaves some secret a larger advantage than a fair coin', () => {
    const advantage = (p: number, success: number) => (success - p) / (1 - p);
    const bare = (p: number) => advantage(p, singleGuess(p, 1, 1e-5).bound);
    expect(bare(0.63)).toBeGreaterThan(1.1 * bare(0.5));
  });

  test('grows with the prior and with mu, over priors and mu', () => {
    fc.assert(
      fc.property(prior, mu, (p, m) => {
        const here = wholeCurveGuess(p, gaussian(m));
        const likelier = wholeCurveGuess(Math.min(0.9999, 1.2 * p), gaussian(m));
        expect(likelier.upper).toBeGreaterThanOrEqual(here.lower);
        expect(wholeCurveGuess(p, gaussian(1.1 * m)).upper).toBeGreaterThanOrEqual(here.lower);
      }),
      { seed: 10, numRuns: 60 },
    );
  });

  test('is found as a number with fewer than 50 evaluations of the curve, over priors and mu of any scale', () => {
    let most = 0;
    fc.assert(
      fc.property(prior, fc.double({ min: -9, max: 1.6, noNaN: true }).map(Math.exp), (p, m) => {
        let looks = 0;
        const { value, lower, upper } = wholeCurveGuess(p, (epsilon) => {
          looks++;
          return gaussian(m)(epsilon);
        });
        // where the bound is 1 or the prior to the last digits, its minimum cannot be located
        if (1 - upper < 1e-9 || upper / p < 1 + 1e-6) return;
        most = Math.max(most, looks);
        expect(value).toBe(upper);
        expect(upper - lower).toBeLessThan(1.1e-3 * Math.min(upper, 1 - upper));
      }),
      { seed: 11, numRuns: 300 },
    );
    expect(most).toBeLessThan(50);
  });

  test('finds the minimum even if kappa delta is above 1 at small epsilons', () => {
    for (const [p, m] of [
      [0.9, 3],
      [0.5, 2],
      [0.01, 4],
    ] as const) {
      const { value, upper } = wholeCurveGuess(p, gaussian(m), 2);
      expect(value).toBe(upper);
      let least = 1;
      for (let epsilon = 0; epsilon < 40; epsilon += 1e-3) {
        const pure = p / (p + (1 - p) * Math.exp(-epsilon));
        least = Math.min(least, pure + 2 * gdpDelta(m, epsilon) * (1 - pure));
      }
      expect(Math.abs(upper / least - 1)).toBeLessThan(1e-6);
    }
  });

  test('refuses a prior out of range by name', () => {
    expect(() => wholeCurveGuess(0, gaussian(1))).toThrow(/prior is 0/);
  });
});

// The expected minima were computed to three digits by independent code, from the substitute profile of the page's
// opening settings and of the same settings with about six times the noise.
describe('at the page’s settings', () => {
  const start: Mechanism = { samplingRate: 1 / 16, noiseMultiplier: 1.6772842407226562, steps: 500 };
  const noisy: Mechanism = { ...start, noiseMultiplier: 10.4949951171875 };
  test.each([
    [start, 1 / 2, 0.797],
    [start, 1 / 10, 0.519],
    [start, 1e-6, 0.001],
    [noisy, 1 / 2, 0.553],
    [noisy, 1 / 10, 0.148],
    [noisy, 1e-6, 3.6e-6],
  ] as const)('the bound on one guess under %o at prior %d is %d', (mechanism, p, expected) => {
    const { value, lower, upper } = mechanismGuess('substitute', p, mechanism);
    expect(value).not.toBeNull();
    expect(Math.abs(upper / expected - 1)).toBeLessThan(0.006);
    expect(upper - lower).toBeLessThanOrEqual(1e-3 * upper);
    expect(upper).toBeLessThanOrEqual(
      singleGuess(p, 8, delta('substitute', mechanism, 8).upper).bound * (1 + 1e-9),
    );
  });

  test('the bound on a guess is a number even if records are drawn so seldom that only the discretised accountant verifies it', () => {
    const rare: Mechanism = { samplingRate: 2.1e-4, noiseMultiplier: 1.12, steps: 18 };
    const { value, lower, upper } = mechanismGuess('substitute', 0.5, rare);
    const variation = totalVariation('substitute', rare);
    expect(value).not.toBeNull();
    expect(lower).toBeLessThanOrEqual(0.5 + 0.5 * variation.upper);
    expect(upper).toBeGreaterThanOrEqual(0.5 + 0.5 * variation.lower);
    // delta is known to within the width that was asked for, in agreement with a finer bracket
    const fine = delta('substitute', rare, 1e-4);
    const coarse = delta('substitute', rare, 1e-4, 1e-5);
    expect(coarse.upper - coarse.lower).toBeLessThanOrEqual(1e-5);
    expect(coarse.lower).toBeLessThanOrEqual(fine.upper);
    expect(coarse.upper).toBeGreaterThanOrEqual(fine.lower);
  });

  test('the bound on a guess at a fair yes or no is one half plus half of the total variation', () => {
    const { value } = totalVariation('substitute', start);
    expect(mechanismGuess('substitute', 0.5, start).upper).toBeCloseTo(0.5 + 0.5 * value!, 5);
  });
});
