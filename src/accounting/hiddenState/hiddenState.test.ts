// What the worst-case attack S1 can see of the last iterate: the law of its score, its ε and its error rates.
import gammaln from '@stdlib/math-base-special-gammaln';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { size } from '../../../test/statistics/size';
import { logNormalCdf, normalCdf } from '../../base/numerics/normal';
import { findRoot } from '../../base/numerics/rootFinding';
import { epsilon } from '../accountant';
import { gdpDelta, gdpEpsilon } from '../closedForm/gaussianDp';
import type { Mechanism } from '../types';
import { hiddenStateEpsilon, hiddenStateRates, hiddenStateTotalVariation } from './hiddenState';
import { scoreLaw } from './scoreLaw';

const mechanisms = fc.record({
  samplingRate: fc.oneof(
    fc.double({ min: 0.01, max: 0.99, noNaN: true }),
    fc.double({ min: -8, max: -0.01, noNaN: true }).map((x) => 10 ** x),
    fc.double({ min: -11, max: -1, noNaN: true }).map((x) => 1 - 10 ** x),
  ),
  noiseMultiplier: fc
    .double({ min: Math.log(0.2), max: Math.log(1000), noNaN: true })
    .map((x) => Math.exp(x)),
  steps: fc.double({ min: 0, max: Math.log(1e6), noNaN: true }).map((x) => Math.round(Math.exp(x))),
});
const deltas = fc.double({ min: -15, max: Math.log10(0.5), noNaN: true }).map((x) => 10 ** x);

function logSumExp(terms: number[]): number {
  const top = Math.max(...terms);
  return top + Math.log(terms.reduce((sum, t) => sum + Math.exp(t - top), 0));
}

/** The formulas of the release written out, with a sum over every k, weights by lnGamma, and bisection for the threshold. */
function plain({ samplingRate: q, noiseMultiplier, steps }: Mechanism) {
  const sd = Math.sqrt(steps) * noiseMultiplier;
  const logWeights = Array.from(
    { length: steps + 1 },
    (_, k) =>
      gammaln(steps + 1) -
      gammaln(k + 1) -
      gammaln(steps - k + 1) +
      k * Math.log(q) +
      (steps - k) * Math.log1p(-q),
  );
  const logDensity = (x: number) => logSumExp(logWeights.map((w, k) => w - 0.5 * ((x - k) / sd) ** 2));
  const llr = (x: number) => logDensity(x) - logDensity(-x);
  const logAbove = (x: number) => logSumExp(logWeights.map((w, k) => w + logNormalCdf((k - x) / sd)));
  const logBelow = (x: number) => logSumExp(logWeights.map((w, k) => w + logNormalCdf((x - k) / sd)));
  const delta = (epsilon: number) => {
    let top = sd;
    while (llr(top) < epsilon) top *= 2;
    const x = epsilon === 0 ? 0 : findRoot((t) => llr(t) - epsilon, 0, top);
    return Math.exp(logAbove(x)) - Math.exp(epsilon + logBelow(-x));
  };
  return { delta, logAbove, logBelow };
}

/** delta of the optimal test whose log-likelihood ratio is epsilon, by bisection for its threshold. */
function deltaAt(mechanism: Mechanism, epsilon: number): number {
  const { samplingRate, noiseMultiplier, steps } = mechanism;
  if (samplingRate === 1) return gdpDelta((2 * Math.sqrt(steps)) / noiseMultiplier, epsilon);
  const law = scoreLaw(mechanism);
  const ends = (x: number) => [law.at(x, 'upper'), law.at(-x, 'lower')] as const;
  const excess = (x: number) => {
    const [own, mirrored] = ends(x);
    return own.logDensity - mirrored.logDensity - epsilon;
  };
  let top = law.spread;
  while (excess(top) < 0) top *= 2;
  const [own, mirrored] = ends(epsilon === 0 ? 0 : findRoot(excess, 0, top));
  return -Math.exp(own.logTail) * Math.expm1(Math.min(0, epsilon + mirrored.logTail - own.logTail));
}

describe('the law of the score', () => {
  it('gives the delta of the formulas written out, over mechanisms and epsilons', () => {
    fc.assert(
      fc.property(
        mechanisms,
        fc.integer({ min: 1, max: 1500 }),
        fc.double({ min: 0, max: 12, noNaN: true }),
        (m, steps, epsilon) => {
          const mechanism = { ...m, steps };
          // the plain sum is exact to 1e-13 or so after cancellation, so an absolute error is allowed as well
          const expected = plain(mechanism).delta(epsilon);
          expect(Math.abs(deltaAt(mechanism, epsilon) - expected)).toBeLessThan(1e-11 + 1e-9 * expected);
        },
      ),
      { seed: 11, numRuns: size(20, 60) },
    );
  });
});

describe('hiddenStateEpsilon', () => {
  it('is a verified number that inverts delta(epsilon), over the whole domain', () => {
    fc.assert(
      fc.property(mechanisms, deltas, (mechanism, delta) => {
        const epsilon = hiddenStateEpsilon(mechanism, delta);
        expect(epsilon.verified).toBe(true);
        if (!epsilon.verified) return;
        expect(Number.isFinite(epsilon.value) && epsilon.value >= 0).toBe(true);
        if (epsilon.value === 0) {
          expect(hiddenStateTotalVariation(mechanism)).toBeLessThanOrEqual(delta * (1 + 1e-9));
        } else {
          // the stated bracket really brackets
          expect(deltaAt(mechanism, epsilon.lower)).toBeGreaterThanOrEqual(delta * (1 - 1e-9));
          expect(deltaAt(mechanism, epsilon.upper)).toBeLessThanOrEqual(delta * (1 + 1e-9));
        }
      }),
      { seed: 13, numRuns: size(800, 2000) },
    );
  });

  it('decreases in delta, over mechanisms and deltas', () => {
    fc.assert(
      fc.property(mechanisms, deltas, (mechanism, delta) => {
        const larger = hiddenStateEpsilon(mechanism, delta);
        const smaller = hiddenStateEpsilon(mechanism, Math.min(0.5, delta * 1.01));
        expect(smaller.lower).toBeLessThanOrEqual(larger.upper);
        expect(smaller.value).toBeLessThanOrEqual((larger.value ?? NaN) * (1 + 1e-11) + 1e-12);
      }),
      { seed: 14, numRuns: size(400, 1000) },
    );
  });

  it('never exceeds the substitute epsilon, over mechanisms and deltas', () => {
    fc.assert(
      fc.property(mechanisms, fc.integer({ min: 1, max: 3000 }), deltas, (m, steps, delta) => {
        const mechanism = { ...m, steps, noiseMultiplier: Math.max(0.5, m.noiseMultiplier) };
        const all = epsilon('substitute', mechanism, delta);
        expect(hiddenStateEpsilon(mechanism, delta).lower).toBeLessThanOrEqual(all.upper * (1 + 1e-6) + 1e-6);
      }),
      { seed: 17, numRuns: size(20, 60) },
    );
  });

  it('is continuous at q = 1, where it is Gaussian differential privacy', () => {
    const exact = hiddenStateEpsilon({ samplingRate: 1, noiseMultiplier: 48.4, steps: 500 }, 1e-5);
    expect(exact.value).toBeCloseTo(gdpEpsilon((2 * Math.sqrt(500)) / 48.4, 1e-5), 12);
    const near = hiddenStateEpsilon({ samplingRate: 1 - 1e-12, noiseMultiplier: 48.4, steps: 500 }, 1e-5);
    expect(near.value).toBeCloseTo(exact.value ?? NaN, 8);
  });

  it('agrees with the Gaussian limit at T = 1e6, where only some terms are summed', () => {
    // the score K + s Z (scoreLaw.ts) with T = 1e6, q = 1/2 is Gaussian to 1e-6 or so: mean 5e5, variance T (1/4 + sigma^2)
    const mechanism = { samplingRate: 0.5, noiseMultiplier: 700, steps: 1_000_000 };
    const mu = (2 * 5e5) / Math.sqrt(1e6 * (0.25 + 700 ** 2));
    expect(
      Math.abs((hiddenStateEpsilon(mechanism, 1e-6).value ?? NaN) / gdpEpsilon(mu, 1e-6) - 1),
    ).toBeLessThan(1e-7);
  });

  it.each([
    [{ samplingRate: 0, noiseMultiplier: 1, steps: 1 }, 1e-5, 'samplingRate'],
    [{ samplingRate: 0.5, noiseMultiplier: 0.1, steps: 1 }, 1e-5, 'noiseMultiplier'],
    [{ samplingRate: 0.5, noiseMultiplier: 1, steps: 1.5 }, 1e-5, 'steps'],
    [{ samplingRate: 0.5, noiseMultiplier: 1, steps: 1 }, 0, 'delta'],
  ])('refuses %j at delta %f by the name %s', (mechanism, delta, field) => {
    expect(() => hiddenStateEpsilon(mechanism, delta)).toThrow(expect.objectContaining({ field }));
  });
});

describe('the error rates hiddenStateRates', () => {
  it('agree with the plain sums in both tails, over mechanisms and thresholds', () => {
    fc.assert(
      fc.property(
        mechanisms,
        fc.integer({ min: 1, max: 1500 }),
        fc.double({ min: -2, max: 2, noNaN: true }),
        (m, steps, place) => {
          const mechanism = { ...m, steps };
          const x = place * (steps * m.samplingRate + Math.sqrt(steps) * m.noiseMultiplier);
          const { fpr, fnr } = hiddenStateRates(mechanism, x);
          const law = plain(mechanism);
          for (const [rate, log] of [
            [fpr, law.logBelow(-x)],
            [fnr, law.logBelow(x)],
          ] as const) {
            if (log < -690) expect(rate).toBeLessThan(1e-290);
            else expect(Math.abs(rate / Math.exp(log) - 1)).toBeLessThan(1e-8);
          }
        },
      ),
      { seed: 15, numRuns: size(30, 100) },
    );
  });

  it('are those of a Gaussian at q = 1', () => {
    const mechanism = { samplingRate: 1, noiseMultiplier: 10, steps: 100 };
    const { fpr, fnr } = hiddenStateRates(mechanism, 20);
    expect(fpr).toBeCloseTo(normalCdf(-1.2), 14);
    expect(fnr).toBeCloseTo(normalCdf(-0.8), 14);
  });

  it('have the total variation as their advantage at threshold 0, over mechanisms', () => {
    fc.assert(
      fc.property(mechanisms, (mechanism) => {
        const { fpr, fnr } = hiddenStateRates(mechanism, 0);
        expect(1 - fpr - fnr).toBeCloseTo(hiddenStateTotalVariation(mechanism), 10);
      }),
      { seed: 16, numRuns: size(100, 300) },
    );
  });
});
