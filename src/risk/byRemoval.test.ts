// Bounds from the add/remove curve. It bounds a guess at a value only by removal, because an exchange under it has
// only two answers: the record is there, or it is not. A simulated attack on orthogonal gradients exceeds what an
// exchange of values under that curve would allow.
import { describe, expect, test } from 'vitest';
import { normalQuantile } from '../base/numerics/normal';
import { successByTests } from './byTests';
import { gdpCurve, mechanismCurve } from './curve';
import { gaussianAttackSuccess } from './idealised/gaussianAttack';
import { simulateGaussianAttack } from './idealised/simulatedAttack';
import { largestEpsilon, smallestNoiseMultiplier } from './limits';
import { oneTargetBound } from './oneTarget';
import { uniformPrior } from './priors/prior';
import { guessByTable } from './profileTable';
import { exactSecret, membership, type Secret, secretByRemoval } from './secret';
import { countBound } from './several/manyTargets';
import { countUnder, powerUnder, successUnder, tailUnder } from './underCurve';

const FULL_BATCH = { samplingRate: 1, steps: 100 };
const DRAWS = 400_000;

/**
 * A secret with `values` equally likely values, whose gradients are orthogonal and of norm 1. The true one is in every
 * step, so that all steps together count as one release whose noise is divided by the root of their number.
 */
const orthogonalGradients = (values: number, noiseMultiplier: number) => ({
  prior: uniformPrior(values),
  sigma: noiseMultiplier / Math.sqrt(FULL_BATCH.steps),
});

describe('a value under the add/remove curve', () => {
  test('the smallest noise for a limit keeps that limit against ten orthogonal gradients', () => {
    const goal = { of: 'success', atMost: 0.2 } as const;
    const { noiseMultiplier } = smallestNoiseMultiplier(secretByRemoval(0.1), goal, FULL_BATCH);
    const byHand = Math.sqrt(FULL_BATCH.steps) / (normalQuantile(0.2) - normalQuantile(0.1));
    expect(noiseMultiplier).toBeGreaterThanOrEqual(byHand * (1 - 1e-9));
    expect(noiseMultiplier).toBeLessThan(byHand * (1 + 1e-4));
    const game = orthogonalGradients(10, noiseMultiplier);
    const { success, standardError } = simulateGaussianAttack(game, DRAWS, 5);
    expect(success + 5 * standardError).toBeLessThan(goal.atMost);
    // the same attack exceeds the limit at the noise that an exchange under this curve would ask for
    expect(gaussianAttackSuccess(orthogonalGradients(10, 19.76)).success).toBeGreaterThan(goal.atMost);
  });

  test('no attack on orthogonal gradients exceeds the bound, whatever their number', () => {
    for (const values of [2, 3, 10, 50]) {
      for (const noiseMultiplier of [4, 10, 20]) {
        const game = orthogonalGradients(values, noiseMultiplier);
        const curve = mechanismCurve('add-remove', { ...FULL_BATCH, noiseMultiplier });
        const { upper, form, adjacency } = successUnder(curve, secretByRemoval(1 / values));
        expect({ form, adjacency }).toEqual({ form: 'power', adjacency: 'add-remove' });
        const { success, standardError } = simulateGaussianAttack(game, DRAWS / 10, values);
        expect(success - 5 * standardError).toBeLessThan(upper);
        expect(gaussianAttackSuccess(game).success).toBeLessThan(upper);
        const alone = tailUnder(curve, [secretByRemoval(1 / values)])(1).bound;
        expect(alone).toBeGreaterThanOrEqual(upper * (1 - 1e-6));
        expect(alone).toBeLessThan(upper * 1.02);
      }
    }
  });

  test('the largest epsilon for a limit follows from the bound by removal', () => {
    const asked = (secret: Secret) => largestEpsilon(secret, { of: 'success', atMost: 0.2 }, 0).epsilon;
    // the bound by removal is the smaller of e^epsilon p and 1 - e^-epsilon (1 - p)
    expect(asked(secretByRemoval(0.1))).toBeCloseTo(Math.log(2), 10);
    expect(asked(exactSecret(0.1))).toBeCloseTo(Math.log(2.25), 10);
    const guarantee = { epsilon: Math.log(2), delta: 0, adjacency: 'add-remove' } as const;
    expect(oneTargetBound(secretByRemoval(0.1), guarantee)).toMatchObject({ form: 'power' });
  });

  test('a bound by removal is refused for several targets together', () => {
    const two = [secretByRemoval(0.1), secretByRemoval(0.1)];
    const refused = expect.objectContaining({ code: 'inconsistent', field: 'targets' });
    expect(() => countUnder(gdpCurve('add-remove', 1), two, 0.05)).toThrow(refused);
    const guarantee = { epsilon: 1, delta: 0, adjacency: 'add-remove' } as const;
    expect(() => countBound(two, guarantee, 0.05)).toThrow(refused);
    const goal = { of: 'count', atMost: 3, targets: 10, failure: 0.05 } as const;
    expect(() => smallestNoiseMultiplier(secretByRemoval(0.1), goal, FULL_BATCH)).toThrow(refused);
    expect(() => largestEpsilon(secretByRemoval(0.1), goal, 0)).toThrow(refused);
  });
});

describe('membership', () => {
  test('whose likelier answer is below one half is refused by every bound', () => {
    const refused = expect.objectContaining({ code: 'out-of-range', field: 'prior' });
    expect(() => membership(0.49)).toThrow(refused);
    const rare: Secret = { ...exactSecret(0.1), adjacency: 'add-remove' };
    const guarantee = { epsilon: 1, delta: 0, adjacency: 'add-remove' } as const;
    const goal = { of: 'success', atMost: 0.2 } as const;
    expect(() => successUnder(gdpCurve('add-remove', 1), rare)).toThrow(refused);
    expect(() => countUnder(gdpCurve('add-remove', 1), [rare], 0.05)).toThrow(refused);
    expect(() => oneTargetBound(rare, guarantee)).toThrow(refused);
    expect(() => countBound([rare], guarantee, 0.05)).toThrow(refused);
    expect(() => smallestNoiseMultiplier(rare, goal, FULL_BATCH)).toThrow(refused);
    expect(() => largestEpsilon(rare, goal, 0)).toThrow(refused);
    expect(() => successByTests(gdpCurve('add-remove', 1), 0.1)).toThrow(refused);
    const epsilons = Float64Array.of(0, 1);
    const table = { adjacency: 'add-remove', epsilons, deltas: Float64Array.of(0.5, 0.1) } as const;
    expect(() => guessByTable(table, 0.1)).toThrow(refused);
  });

  test('has a bound that the best test between the two data sets reaches', () => {
    const curve = gdpCurve('add-remove', 1);
    for (const chance of [0.5, 0.7, 0.9]) {
      // the best test accepts the likelier hypothesis, a normal with mean 0, below `cut`, and the one with mean 1 above it
      const cut = Math.log(chance / (1 - chance)) + 0.5;
      const best = chance * (1 - gaussianTail(cut)) + (1 - chance) * gaussianTail(cut - 1);
      expect(successUnder(curve, membership(chance)).upper).toBeCloseTo(best, 8);
      expect(powerUnder(curve, chance).upper).toBeGreaterThan(best);
    }
  });
});

/** P[a standard normal exceeds `from`] by Simpson's rule, which shares no code with the accountant's normal law. */
function gaussianTail(from: number): number {
  const [steps, to] = [4000, 12];
  const width = (to - from) / steps;
  let sum = 0;
  for (let i = 0; i <= steps; i++) {
    const weight = i === 0 || i === steps ? 1 : i % 2 === 1 ? 4 : 2;
    sum += weight * Math.exp(-((from + i * width) ** 2) / 2);
  }
  return (sum * width) / (3 * Math.sqrt(2 * Math.PI));
}
