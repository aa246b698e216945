// The idealised attack: its quadrature against reference values and against draws, and its success against the bounds.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import reference from '../../../test/reference/auditing.json';
import { size } from '../../../test/statistics/size';
import { binomialUpperTail } from '../../base/numerics/binomial';
import { InputError } from '../../base/numerics/errors';
import { normalCdf } from '../../base/numerics/normal';
import { successByTests } from '../byTests';
import { gdpCurve } from '../curve';
import { uniformPrior, weightedPrior } from '../priors/prior';
import { zipfPrior } from '../priors/zipf';
import { exactSecret, type Secret } from '../secret';
import { largestCount } from '../tails/count';
import { countUnder, tailUnder } from '../underCurve';
import { gaussianAttackSuccess } from './gaussianAttack';
import { simulateGaussianAttack } from './simulatedAttack';

const sigma = fc.double({ min: Math.log(0.2), max: Math.log(10), noNaN: true }).map(Math.exp);
const prior = fc.oneof(
  fc.integer({ min: 2, max: 1e6 }).map(uniformPrior),
  fc
    .tuple(fc.integer({ min: 2, max: 12 }), fc.double({ min: 0, max: 3, noNaN: true }))
    .map(([n, s]) => zipfPrior(n, s)),
);

describe('the idealised Gaussian attack', () => {
  test('meets the recorded cases of the reference', () => {
    const { cases, tolerance } = reference.functions.idealizedGaussianSuccess;
    for (const { inputs, outputs } of cases) {
      // larger sizes take long; test/reference/compute.test.ts has all cases
      if (inputs.size > 10) continue;
      const law =
        inputs.zipfExponent === null
          ? uniformPrior(inputs.size)
          : zipfPrior(inputs.size, inputs.zipfExponent);
      const { success, muSubstitute } = gaussianAttackSuccess({ prior: law, sigma: inputs.sigma });
      expect(Math.abs(success - outputs.success)).toBeLessThan(
        tolerance.abs + tolerance.rel * outputs.success,
      );
      expect(muSubstitute).toBeCloseTo(outputs.muReplace, 12);
    }
  });

  test('lies between the prior and the bound at its own substitute mu, over priors and noise', () => {
    fc.assert(
      fc.property(prior, sigma, (law, s) => {
        const { success, muSubstitute } = gaussianAttackSuccess({ prior: law, sigma: s });
        expect(success).toBeGreaterThanOrEqual(law.heaviest(1) - 1e-9);
        const { bound } = successByTests(gdpCurve('substitute', muSubstitute), law.heaviest(1));
        expect(bound).toBeGreaterThanOrEqual(success - 1e-9);
      }),
      { seed: 7, numRuns: size(20, 60) },
    );
  });

  test('is the normal law at half the distance of two equally likely values', () => {
    const { success, muAddRemove } = gaussianAttackSuccess({ prior: uniformPrior(2), sigma: 1 });
    expect(success).toBeCloseTo(normalCdf(Math.SQRT1_2), 12);
    expect(muAddRemove).toBe(1);
  });

  test('can exceed a substitute bound that is computed at its add/remove mu', () => {
    // so the two values of mu must not be confused
    const ten = gaussianAttackSuccess({ prior: uniformPrior(10), sigma: 1 });
    expect(ten.success).toBeGreaterThan(successByTests(gdpCurve('substitute', ten.muAddRemove), 0.1).bound);
  });

  test('is right about no more of several targets than the bound on the count', () => {
    for (const [size, s] of [
      [2, 3],
      [10, 1],
      [10, 4],
      [1000, 0.5],
    ]) {
      const game = { prior: uniformPrior(size), sigma: s };
      const curve = gdpCurve('substitute', Math.SQRT2 / s);
      const secrets = new Array<Secret>(100).fill(exactSecret(1 / size));
      const { success } = gaussianAttackSuccess(game);
      for (const failure of [0.05, 0.5, 0.95]) {
        const attained = largestCount(100, failure, (count) => binomialUpperTail(count, 100, success));
        expect(countUnder(curve, secrets, failure).count).toBeGreaterThanOrEqual(attained);
        expect(tailUnder(curve, secrets)(attained).bound).toBeGreaterThan(failure);
      }
    }
  });

  // four standard errors of a normal: a false alarm has probability 6e-5 a case, and the seed is fixed
  test.each([
    [uniformPrior(10), 1],
    [zipfPrior(10, 1), 2],
    [weightedPrior([5, 1, 0, 1]), 0.7],
  ])('draws agree with the quadrature (%#)', (law, s) => {
    const game = { prior: law, sigma: s };
    const { success, standardError } = simulateGaussianAttack(game, 100_000, 12);
    expect(Math.abs(success - gaussianAttackSuccess(game).success)).toBeLessThan(4 * standardError);
    expect(simulateGaussianAttack(game, 1000, 12)).toEqual(simulateGaussianAttack(game, 1000, 12));
  });

  test('refuses numbers out of range', () => {
    expect(() => gaussianAttackSuccess({ prior: uniformPrior(2), sigma: 0 })).toThrow(/sigma is 0/);
    expect(() => gaussianAttackSuccess({ prior: zipfPrior(300, 1), sigma: 1 })).toThrow(InputError);
    expect(() => simulateGaussianAttack({ prior: uniformPrior(2000), sigma: 1 }, 10, 1)).toThrow(
      /size is 2000/,
    );
  });
});
