// Tests of the mu of a curve and of DP-SGD, against known and published values.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { logUniform } from '../../../test/statistics/logUniform';
import { size } from '../../../test/statistics/size';
import { normalUpperQuantile } from '../../base/numerics/normal';
import { delta } from '../accountant';
import { knownOf } from '../adjacencies/known';
import { tradeoffEpsilonDelta } from '../closedForm/epsilonDelta';
import { gdpDelta, gdpTradeoff } from '../closedForm/gaussianDp';
import { tradeoff } from '../tradeoffCurve';
import type { PowerBounds } from '../types';
import { muBounds as boundsOrNull } from './bounds';
import { certifiedPower } from './certified';
import { mu } from './mu';

const SEED = 20_261_125;

const muBounds = (...of: Parameters<typeof boundsOrNull>) =>
  boundsOrNull(...of) ?? expect.unreachable('not known');

const mechanisms = fc.record({
  samplingRate: logUniform(1e-3, 0.9),
  noiseMultiplier: logUniform(0.6, 20),
  steps: logUniform(1, 2000).map(Math.round),
});

const exactly = (
  betaAt: (alpha: number) => number,
  deltaAtMost: (epsilon: number) => number,
): PowerBounds => ({
  powerAtLeast: (alpha) => 1 - betaAt(alpha),
  deltaAtMost,
});

describe('the bounds on mu from a curve', () => {
  test.each([0.01, 0.3, 1.5, 5])('enclose the mu of a Gaussian curve: %d', (value) => {
    const curve = exactly(
      (alpha) => gdpTradeoff(value, alpha).beta,
      (epsilon) => gdpDelta(value, epsilon),
    );
    const { lower, upper } = muBounds(curve, 1e-10);
    expect(lower).toBeLessThanOrEqual(value + 1e-6);
    expect(upper).toBeGreaterThanOrEqual(value - 1e-12);
    expect(upper - lower).toBeLessThan(3e-5 * Math.max(1, value));
  });

  // Gomez et al., proposition 6.1: randomised response is met where both errors are alike
  test.each([0.5, 1, 3])('enclose the mu of randomised response closely: epsilon %d', (pure) => {
    const curve = exactly(
      (alpha) => tradeoffEpsilonDelta(pure, 0, alpha),
      (epsilon) => Math.max(0, (Math.exp(pure) - Math.exp(epsilon)) / (1 + Math.exp(pure))),
    );
    const { lower, upper, alpha, beta } = muBounds(curve, 1e-10);
    const exact = 2 * normalUpperQuantile(1 / (1 + Math.exp(pure)));
    expect(lower).toBeCloseTo(exact, 4);
    expect(upper).toBeGreaterThanOrEqual(exact - 1e-9);
    expect(upper).toBeCloseTo(exact, 4);
    expect(alpha).toBeCloseTo(beta, 3);
  });
});

describe('mu of DP-SGD', () => {
  const example = { samplingRate: 0.328, noiseMultiplier: 9.4, steps: 2000 };

  // the package gdpnum prints a mu of 1.56856 and a regret (how badly the Gaussian curve fits) of 0.00102 for it, on a grid of 1e-4
  test.each([
    ['add-remove', 1.5683, 1.5687],
    ['substitute', 3.117, 3.1174],
    ['implied', 3.1209, 3.1214],
  ] as const)('meets the published example: %s', (name, low, high) => {
    const { lower, upper } = mu(name, example);
    expect(lower).toBeGreaterThan(low);
    expect(upper).toBeLessThan(high);
  });

  test('has the published regret', () => {
    const { regret } = mu('add-remove', example);
    expect(regret).toBeCloseTo(0.00102, 4);
    expect(mu('substitute', example).regret).toBeLessThan(1e-4);
  });

  test('is attained at the floor', () => {
    const { floor, attainedAt } = mu('add-remove', example);
    expect(floor).toBe(1e-10);
    expect(attainedAt.alpha).toBeCloseTo(1e-10, 12);
  });

  test('is that of Gaussian releases where everybody is sampled', () => {
    const always = { ...example, samplingRate: 1 };
    expect(mu('add-remove', always).value).toBeCloseTo(Math.sqrt(2000) / 9.4, 9);
    expect(mu('substitute', always).value).toBeCloseTo((2 * Math.sqrt(2000)) / 9.4, 9);
    expect(mu('zero-out', { sampling: 'any-order', epochs: 4, noiseMultiplier: 8 }).value).toBeCloseTo(
      0.25,
      9,
    );
  });

  test('is one number for both directions', () => {
    const { regret: _, ...both } = mu('add-remove', example);
    expect(mu('add', example)).toMatchObject(both);
    expect(mu('remove', example)).toMatchObject(both);
  });

  test('is larger at a lower floor', () => {
    const run = { samplingRate: 0.01, noiseMultiplier: 1, steps: 1000 };
    const [high, low] = [mu('add-remove', run, 1e-2), mu('add-remove', run, 1e-8)];
    expect(low.lower).toBeGreaterThan(high.upper);
  });

  test('gives a Gaussian curve under the run’s that meets it at the named errors, over adjacencies and mechanisms', () => {
    fc.assert(
      fc.property(fc.constantFrom('add-remove', 'substitute', 'implied'), mechanisms, (name, mechanism) => {
        const floor = 1e-6;
        const { lower, upper, attainedAt, regret } = mu(name, mechanism, floor);
        expect(lower).toBeLessThanOrEqual(upper);
        // if the curve has no errors as large as the floor, mu says nothing more
        if (attainedAt.beta < floor) return;
        expect(upper - lower).toBeLessThan(2e-3 * Math.max(1, upper));
        const levels = [floor, 1e-4, 0.01, 0.1, 0.3, 0.5, attainedAt.alpha];
        for (const { alpha, beta } of tradeoff(name, mechanism, levels)) {
          if (beta.upper < floor) continue;
          expect(gdpTradeoff(upper * (1 + 1e-9), alpha).beta).toBeLessThanOrEqual(beta.upper + 1e-12);
        }
        const [there] = tradeoff(name, mechanism, [attainedAt.alpha]);
        expect(gdpTradeoff(lower, attainedAt.alpha).beta).toBeGreaterThanOrEqual(there.beta.lower - 1e-9);
        for (const epsilon of [0, 0.3]) {
          const excess = gdpDelta(upper, epsilon) - delta(name, mechanism, epsilon).upper;
          expect(excess / (1 + Math.exp(epsilon))).toBeLessThan(regret + 1e-3);
        }
      }),
      { seed: SEED, endOnFailure: true, numRuns: size(8, 100) },
    );
  });

  // the certificate (../discretised) shares no formula with the inversion (../inversion)
  test('by the inversion agrees with the certificate, over adjacencies, mechanisms and floors', () => {
    let answered = 0;
    fc.assert(
      fc.property(
        fc.constantFrom('add-remove', 'substitute', 'group', 'implied'),
        mechanisms.filter(({ steps }) => steps > 1),
        fc.constantFrom(1e-10, 1e-4, 0.02),
        (name, mechanism, floor) => {
          const inverted = mu(name, mechanism, floor);
          if (inverted.method !== 'characteristic-function') return;
          answered++;
          const { lower, upper } = muBounds(certifiedPower(knownOf(name, mechanism).holds, floor), floor);
          if (inverted.upper < Infinity) {
            const width = Math.max(5e-5 * Math.max(1, upper), 1.05 * (upper - lower));
            expect(inverted.upper - inverted.lower).toBeLessThan(width);
          }
          expect(inverted.lower).toBeLessThanOrEqual(upper);
          expect(inverted.upper).toBeGreaterThanOrEqual(lower);
        },
      ),
      { seed: SEED, endOnFailure: true, numRuns: size(16, 300) },
    );
    expect(answered).toBeGreaterThan(size(8, 200));
  });

  test('is known only from below, by the floor, where the run’s curve has no errors as large as the floor', () => {
    const { lower, upper, value } = mu('add-remove', {
      samplingRate: 0.5,
      noiseMultiplier: 1,
      steps: 10_000,
    });
    expect(value).toBe(null);
    expect(lower).toBeCloseTo(2 * normalUpperQuantile(1e-10), 6);
    expect(upper).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('mu of many different steps', () => {
  const run = Array.from({ length: 200 }, (_, i) => ({
    ...{ samplingRate: 0.01, noiseMultiplier: 1 + i / 200, steps: 5 },
  }));

  test.each(size(['substitute'] as const, ['add-remove', 'substitute'] as const))(
    'is a narrow bracket around the finer one: %s',
    (name) => {
      const { lower, upper } = mu(name, run);
      const fine = muBounds(certifiedPower(knownOf(name, run).holds, 1e-10, 1), 1e-10);
      expect(upper - lower).toBeLessThan(5e-4);
      expect(lower).toBeLessThanOrEqual(fine?.upper ?? Number.NaN);
      expect(upper).toBeGreaterThanOrEqual(fine?.lower ?? Number.NaN);
      // a finer grid costs time for each different step, so the bracket may be the wider
      expect(upper - lower).toBeGreaterThan((fine?.upper ?? Number.NaN) - (fine?.lower ?? Number.NaN));
    },
  );
});

describe('mu of other batches', () => {
  test('is a bracket for batches of fixed size', () => {
    const fixed = mu('substitute', {
      sampling: 'fixed-size',
      samplingRate: 0.1,
      noiseMultiplier: 3,
      steps: 100,
    });
    expect(fixed.value).toBe(null);
    const half = { samplingRate: 0.1, noiseMultiplier: 1.5, steps: 100 };
    expect(fixed.lower).toBe(mu('add-remove', half).lower);
    expect(fixed.upper).toBeGreaterThan(fixed.lower * 1.02);
  });

  test('is a bracket for substitution under random allocation', () => {
    const allocation = {
      sampling: 'random-allocation',
      stepsPerEpoch: 16,
      epochs: 4,
      noiseMultiplier: 2,
    } as const;
    const [single, both] = [mu('add-remove', allocation), mu('substitute', allocation)];
    expect(single.upper - single.lower).toBeLessThan(5e-4);
    // the sum of an epoch's steps alone shows mu = 0.5, and all of them a little more
    expect(both.lower).toBeGreaterThan(0.5 - 1e-4);
    expect(both.upper).toBeLessThan(1.02 * both.lower);
    expect(both.lower).toBeGreaterThan(single.lower);
    expect(both.upper).toBeLessThanOrEqual(2 * single.upper + 1e-3);
    expect(mu('group', allocation).upper).toBeGreaterThan(both.upper);
  });
});
