// The discretised brackets of ε and δ: ordered, finite and sound, over the whole domain and at published values. Theorem 4.1 bounds a
// substitution by add/remove (bracketGroupEpsilon in bracket.ts). The inversion is the fast method (../inversion).
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { logUniform } from '../../../test/statistics/logUniform';
import { size } from '../../../test/statistics/size';
import { InputError } from '../../base/numerics/errors';
import { normalDensity } from '../../base/numerics/normal';
import { epsilon } from '../accountant';
import { gdpDelta, gdpEpsilon } from '../closedForm/gaussianDp';
import { fastPairEpsilon } from '../fastGuarantee';
import { PAIRS, type PairName } from '../pairs';
import type { Mechanism } from '../types';
import { bracketDelta, bracketEpsilon, bracketGroupEpsilon } from './bracket';
import { composeProfile } from './composedProfile';
import { callPoint, lossProfile } from './oneStep';
import { planBracket } from './plan/bracketPlan';
import { releasesOf } from './releases';
import { stepLoss } from './stepLaw';

const SEED = 20_261_121;
const COARSE = { tolerance: 1e-2, maximumSize: 2 ** 13 };

const names = fc.constantFrom(...Object.values(PAIRS).map(({ name }) => name));
const mechanisms = fc.record({
  samplingRate: fc.oneof(logUniform(1e-6, 1), fc.constantFrom(1, 0.5, 0.999)).map((q) => Math.min(1, q)),
  noiseMultiplier: logUniform(0.2, 1000).map((s) => Math.min(1000, Math.max(0.2, s))),
  steps: logUniform(1, 1e6).map((t) => Math.min(1_000_000, Math.max(1, Math.round(t)))),
});
const deltas = logUniform(1e-15, 0.5).map((d) => Math.min(0.5, Math.max(1e-15, d)));

describe('over the whole domain', () => {
  test('epsilon brackets are ordered and finite, over pairs, mechanisms and deltas', () => {
    fc.assert(
      fc.property(names, mechanisms, deltas, (name, mechanism, delta) => {
        const { lower, upper } = bracketEpsilon(name, mechanism, delta, COARSE);
        expect(lower).toBeGreaterThanOrEqual(0);
        expect(lower).toBeLessThanOrEqual(upper);
        expect(upper).toBeLessThan(Number.POSITIVE_INFINITY);
      }),
      { seed: SEED, endOnFailure: true, numRuns: size(36, 120) },
    );
  });

  test('epsilon brackets of Theorem 4.1 are finite and not below those of substitute, over mechanisms and deltas', () => {
    fc.assert(
      fc.property(mechanisms, deltas, (mechanism, delta) => {
        const { lower, upper } = bracketGroupEpsilon(mechanism, delta, COARSE);
        expect(lower).toBeLessThanOrEqual(upper);
        expect(upper).toBeLessThan(Number.POSITIVE_INFINITY);
        const substitute = bracketEpsilon('substitute', mechanism, delta, COARSE);
        expect(substitute.lower).toBeLessThanOrEqual(upper * (1 + 1e-9));
      }),
      { seed: SEED, endOnFailure: true, numRuns: size(15, 50) },
    );
  });

  test.each([
    [0.00396, 0.8557, 189, 8e-11],
    [0.00203, 0.5479, 3, 2.8e-8],
    [0.00944, 0.6176, 9, 2.7e-9],
    [0.00164, 0.4109, 4, 4.7e-6],
  ])(
    'a bracket of Theorem 4.1 is narrow although a grid leaves mass at infinity: q %d, sigma %d, T %d, delta %d',
    (samplingRate, noiseMultiplier, steps, delta) => {
      const mechanism = { samplingRate, noiseMultiplier, steps };
      const { lower, upper } = bracketGroupEpsilon(mechanism, delta, COARSE);
      const fast = epsilon('group', mechanism, delta);
      expect(upper - lower).toBeLessThan(COARSE.tolerance * upper);
      expect(lower).toBeLessThanOrEqual(fast.upper);
      expect(upper).toBeGreaterThanOrEqual(fast.lower);
    },
  );

  test('a delta that is negligible is still bracketed, over pairs, mechanisms and epsilons', () => {
    fc.assert(
      fc.property(names, mechanisms, logUniform(1e-3, 30), (name, mechanism, epsilon) => {
        const options = { tolerance: 1e-2, maximumSize: 2 ** 14 };
        const full = bracketDelta(name, mechanism, epsilon, options);
        const quick = bracketDelta(name, mechanism, epsilon, { ...options, negligible: 1e-18 });
        expect(quick.lower).toBeLessThanOrEqual(full.upper);
        expect(quick.upper).toBeGreaterThanOrEqual(full.lower);
        if (quick.upper > 1e-18) expect(quick).toEqual(full);
        else expect(full.upper).toBeLessThanOrEqual(1e-18);
      }),
      { seed: SEED, endOnFailure: true, numRuns: size(36, 120) },
    );
  });

  test("delta brackets at epsilon's upper end are consistent with epsilon, over pairs, mechanisms and deltas", () => {
    fc.assert(
      fc.property(names, mechanisms, deltas, (name, mechanism, delta) => {
        const epsilon = bracketEpsilon(name, mechanism, delta, COARSE);
        const { lower, upper } = bracketDelta(name, mechanism, epsilon.upper, COARSE);
        expect(lower).toBeGreaterThanOrEqual(0);
        expect(lower).toBeLessThanOrEqual(upper);
        expect(upper).toBeLessThanOrEqual(1);
        // delta(upper) <= delta, so a certified lower bound on it cannot exceed delta
        expect(lower).toBeLessThanOrEqual(delta * (1 + 1e-9));
      }),
      { seed: SEED, endOnFailure: true, numRuns: size(18, 60) },
    );
  });

  test('brackets at more steps or a smaller delta never contradict monotonicity, over pairs, mechanisms and deltas', () => {
    fc.assert(
      fc.property(names, mechanisms, deltas, (name, mechanism, delta) => {
        const here = bracketEpsilon(name, mechanism, delta, COARSE);
        const longer = { ...mechanism, steps: Math.min(1_000_000, 2 * mechanism.steps) };
        expect(bracketEpsilon(name, longer, delta, COARSE).upper).toBeGreaterThanOrEqual(here.lower);
        const smaller = Math.max(1e-15, 0.1 * delta);
        expect(bracketEpsilon(name, mechanism, smaller, COARSE).upper).toBeGreaterThanOrEqual(here.lower);
      }),
      { seed: SEED, endOnFailure: true, numRuns: size(12, 40) },
    );
  });
});

describe('where the answer is known', () => {
  test('an epsilon bracket at q = 1 holds the epsilon of Gaussian DP, over pairs, noise, steps and deltas', () => {
    fc.assert(
      fc.property(names, mechanisms, deltas, (name, { noiseMultiplier, steps }, delta) => {
        const mu = ((name === 'substitute' ? 2 : 1) * Math.sqrt(steps)) / noiseMultiplier;
        const exact = gdpEpsilon(mu, delta);
        const { lower, upper } = bracketEpsilon(name, { samplingRate: 1, noiseMultiplier, steps }, delta);
        expect(lower).toBeLessThanOrEqual(exact * (1 + 1e-9) + 1e-9);
        expect(upper).toBeGreaterThanOrEqual(exact * (1 - 1e-9) - 1e-9);
        expect(upper - lower).toBeLessThanOrEqual(1e-6 * Math.max(1, exact));
      }),
      { seed: SEED, endOnFailure: true, numRuns: size(30, 100) },
    );
  });

  /** The composed profile itself, without the short cuts for q = 1 and T = 1. */
  const composed = (name: PairName, mechanism: Mechanism, epsilon: number, size: number) =>
    composeProfile(planBracket(releasesOf(PAIRS[name], mechanism), { epsilon }, 1e-4), size);

  test.each([
    ['remove', 2, 10, 1.5],
    ['add', 5, 100, 8],
    ['substitute', 20, 400, 5],
    ['remove', 1, 50, 60],
  ] as const)(
    'a composed profile at q = 1 holds the closed form within a width of second order: %s, sigma %d, T %d, epsilon %d',
    (name, noiseMultiplier, steps, epsilon) => {
      const mechanism = { samplingRate: 1, noiseMultiplier, steps };
      const mu = ((name === 'substitute' ? 2 : 1) * Math.sqrt(steps)) / noiseMultiplier;
      const exact = Math.log(gdpDelta(mu, epsilon));
      let width = Number.POSITIVE_INFINITY;
      for (const size of [2 ** 10, 2 ** 12, 2 ** 14]) {
        const profile = composed(name, mechanism, epsilon, size);
        const [lower, upper] = [profile.logLower(epsilon), profile.logUpper(epsilon)];
        expect(lower).toBeLessThanOrEqual(exact);
        expect(upper).toBeGreaterThanOrEqual(exact);
        // the width is of second order: four times finer is sixteen times narrower, until allowances for errors and rounding take over
        expect(upper - lower).toBeLessThan(Math.max(width / 8, 1e-5));
        width = upper - lower;
      }
      expect(width).toBeLessThan(2e-3);
    },
  );

  test('a composed profile at T = 1 holds the closed form, over pairs, steps and epsilons', () => {
    fc.assert(
      fc.property(
        names,
        fc.double({ min: 0.01, max: 0.99, noNaN: true }),
        logUniform(0.3, 20),
        fc.double({ min: 0.01, max: 3, noNaN: true }),
        (name, samplingRate, noiseMultiplier, share) => {
          const step = { samplingRate, noiseMultiplier };
          const epsilon = (share * samplingRate) / noiseMultiplier;
          const exact = callPoint(PAIRS[name], step, epsilon).value;
          fc.pre(exact > 1e-200);
          const profile = composed(name, { ...step, steps: 1 }, epsilon, 2 ** 12);
          expect(Math.exp(profile.logLower(epsilon))).toBeLessThanOrEqual(exact * (1 + 1e-11));
          expect(Math.exp(profile.logUpper(epsilon))).toBeGreaterThanOrEqual(exact * (1 - 1e-11));
        },
      ),
      { seed: SEED, endOnFailure: true, numRuns: size(18, 60) },
    );
  });

  test('the epsilon bracket is 0 at a delta that is not below the total variation', () => {
    expect(bracketEpsilon('remove', { samplingRate: 1e-4, noiseMultiplier: 50, steps: 10 }, 0.01)).toEqual({
      lower: 0,
      upper: 0,
    });
  });

  test('the delta of add is 0 at an epsilon beyond the ceiling of its losses', () => {
    const mechanism = { samplingRate: 0.5, noiseMultiplier: 0.4, steps: 3 };
    const ceiling = -3 * Math.log(0.5);
    expect(bracketDelta('add', mechanism, ceiling + 1e-9)).toEqual({ lower: 0, upper: 0 });
    expect(bracketEpsilon('add', mechanism, 1e-15).lower).toBeLessThanOrEqual(ceiling);
  });
});

describe('rare events', () => {
  test.each([
    // the whole loss is a few times q, yet one outcome in a million is a thousand times that
    ['remove', 1e-7, 1, 30, 0],
    ['remove', 2.327e-7, 0.25, 2, 0],
    ['add', 2.352e-7, 0.2419, 8, 0],
    ['remove', 1e-9, 1, 234_236, 0],
    // few steps have large losses
    ['substitute', 0.01, 0.2, 30, 0],
    ['remove', 0.00364, 0.2, 5, 23.43],
  ] as const)(
    '%s at q %d, sigma %d, T %d, epsilon %d has a narrow bracket of delta',
    (name, samplingRate, noiseMultiplier, steps, epsilon) => {
      const mechanism = { samplingRate, noiseMultiplier, steps };
      const { lower, upper } = bracketDelta(name, mechanism, epsilon);
      expect(upper - lower).toBeLessThanOrEqual(1e-3 * upper);
      // delta of T steps is no less than that of one step, and at epsilon 0 no more than T times that
      const one = callPoint(PAIRS[name], { samplingRate, noiseMultiplier }, epsilon).value;
      expect(upper).toBeGreaterThanOrEqual(one * (1 - 1e-9));
      if (epsilon === 0) expect(lower).toBeLessThanOrEqual(steps * one * (1 + 1e-9));
    },
  );

  // The expected values are inverse Laplace transforms (Bromwich integrals) of the tilted moments in extended precision (numpy, 64 bits
  // of mantissa, Gauss-Legendre panels; three contours agree to these digits), because a double loses too many digits here.
  test.each([
    ['remove', 1e-5, 0.8, 1e6, 1e-12, 0.152911, 1e-3],
    ['substitute', 1e-5, 0.8, 1e6, 1e-12, 0.1909564, 2e-4],
  ] as const)(
    'the epsilon of %s at q %d, sigma %d, T %d, delta %d is known though typical losses are far smaller than rare ones',
    (name, samplingRate, noiseMultiplier, steps, delta, exact, width) => {
      const { lower, upper } = bracketEpsilon(name, { samplingRate, noiseMultiplier, steps }, delta);
      expect(lower).toBeLessThan(exact);
      expect(upper).toBeGreaterThan(exact);
      expect(upper - lower).toBeLessThan(width * upper);
    },
  );

  test('brackets on finer grids, where these are quick, agree with the inversion and with coarser grids, over rare events', () => {
    const rare = fc.record({
      samplingRate: logUniform(1e-7, 1e-3),
      noiseMultiplier: logUniform(0.5, 3),
      steps: logUniform(1e3, 1e6).map(Math.round),
    });
    let compared = 0;
    fc.assert(
      fc.property(names, rare, logUniform(1e-14, 1e-6), (name, mechanism, delta) => {
        const fine = bracketEpsilon(name, mechanism, delta);
        const coarse = bracketEpsilon(name, mechanism, delta, { maximumSize: 2 ** 14 });
        expect(fine.lower).toBeLessThanOrEqual(coarse.upper);
        expect(fine.upper).toBeGreaterThanOrEqual(coarse.lower);
        expect(fine.upper - fine.lower).toBeLessThanOrEqual(coarse.upper - coarse.lower + 1e-12);
        const inverted = fastPairEpsilon(PAIRS[name], mechanism, delta);
        if (inverted?.method !== 'characteristic-function') return;
        compared++;
        expect(fine.lower).toBeLessThanOrEqual(inverted.upper + 1e-12);
        expect(fine.upper).toBeGreaterThanOrEqual(inverted.lower - 1e-12);
      }),
      { seed: SEED, endOnFailure: true, numRuns: size(20, 200) },
    );
    expect(compared).toBeGreaterThan(size(10, 100));
  });

  test('a bracket of Theorem 4.1 holds the truth where events are too rare for a double', () => {
    // the expected value comes from the inversion, whose error is 2e-6
    const mechanism = {
      samplingRate: 0.015323413161050964,
      noiseMultiplier: 0.3178380267427842,
      steps: 2750,
    };
    const { lower, upper } = bracketGroupEpsilon(mechanism, 7.975587847518497e-12);
    expect(lower).toBeLessThan(89142.148);
    expect(upper).toBeGreaterThan(89142.146);
    expect(upper - lower).toBeLessThan(1e-4 * upper);
  });

  test('the delta of two steps is the one-step profile averaged over the loss of the other step', () => {
    // delta_2(e) = E_P[delta_1(e - L)], where L is the loss of one step whose outcome has the law P, by a fine trapezoid sum over the
    // outcomes of one step
    const step = { samplingRate: 0.05, noiseMultiplier: 0.5 };
    const count = 20_000;
    for (const epsilon of [0, 0.02, 1, 6]) {
      let mixed = 0;
      for (let i = 0; i < count; i++) {
        const x = -6 + (14 * i) / count;
        const density = 0.95 * normalDensity(x / 0.5) + 0.05 * normalDensity((x - 1) / 0.5);
        const rest = epsilon - stepLoss(PAIRS.remove, step, x);
        const there =
          rest >= 0
            ? callPoint(PAIRS.remove, step, rest).value
            : lossProfile(PAIRS.remove, step).putValue(rest) - Math.expm1(rest);
        mixed += (14 / count / 0.5) * density * there;
      }
      const { lower, upper } = bracketDelta('remove', { ...step, steps: 2 }, epsilon);
      expect(lower).toBeLessThanOrEqual(mixed * (1 + 1e-6));
      expect(upper).toBeGreaterThanOrEqual(mixed * (1 - 1e-6));
      expect(upper - lower).toBeLessThan(1e-3 * mixed);
    }
  });
});

test('a bracket of a number outside the domain is refused by the name of its field', () => {
  const mechanism = { samplingRate: 0.1, noiseMultiplier: 1, steps: 10 };
  expect(() => bracketEpsilon('add', { ...mechanism, samplingRate: 0 }, 1e-5)).toThrow(InputError);
  expect(() => bracketEpsilon('add', mechanism, 0.7)).toThrow(/delta/);
  expect(() => bracketDelta('add', mechanism, -1)).toThrow(/epsilon/);
});

test('a bracket leaves about three digits of an epsilon below 0.01', () => {
  for (const [name, samplingRate, noiseMultiplier, steps, delta] of [
    ['remove', 3.0e-4, 0.853, 8, 3.4e-4],
    ['substitute', 3.0e-4, 0.853, 8, 3.4e-4],
    ['add', 1.05e-4, 0.345, 11, 1.2e-4],
    ['remove', 1.37e-4, 0.69, 21, 3.5e-4],
  ] as const) {
    const { lower, upper } = bracketEpsilon(name, { samplingRate, noiseMultiplier, steps }, delta);
    expect(upper).toBeLessThan(1e-2);
    expect(upper - lower).toBeLessThanOrEqual(Math.max(1e-3 * upper, 1e-6));
  }
});
