// The idealised attack on DP-SGD: by quadrature where every record is in every step, by simulation elsewhere, and under the bound.
import { describe, expect, test } from 'vitest';
import { mechanismCurve } from '../curve';
import { uniformPrior } from '../priors/prior';
import { exactSecret } from '../secret';
import { successUnder } from '../underCurve';
import { gaussianAttackSuccess } from './gaussianAttack';
import { MOST_PLAYED_STEPS, sampledAttackSuccess } from './sampledAttack';

const known = (found: ReturnType<typeof sampledAttackSuccess>) => {
  if (found === null) throw new Error('not simulated');
  return found;
};

describe('the idealised attack on DP-SGD', () => {
  // four standard errors: a false alarm has probability 6e-5 a case, and the seed is fixed
  test.each([
    [2, 20],
    [10, 20],
    [10, 7],
  ])(
    'draws agree with the quadrature where every record is in every step (%d values, sigma %d)',
    (values, sigma) => {
      const steps = 100;
      const mechanism = { samplingRate: 1 - 1e-12, noiseMultiplier: sigma, steps };
      const { success, standardError } = known(sampledAttackSuccess(values, mechanism, 3));
      const exact = gaussianAttackSuccess({
        prior: uniformPrior(values),
        sigma: sigma / Math.sqrt(steps),
      }).success;
      expect(Math.abs(success - exact)).toBeLessThan(4 * standardError);
      expect(sampledAttackSuccess(values, { ...mechanism, samplingRate: 1 }, 3)).toEqual({
        success: exact,
        standardError: 0,
      });
    },
  );

  test('has the standard error that ten seeds show', () => {
    const mechanism = { samplingRate: 1 / 16, noiseMultiplier: 1.6771697998046875, steps: 100 };
    const runs = Array.from({ length: 10 }, (_, seed) => known(sampledAttackSuccess(10, mechanism, seed)));
    const middle = runs.reduce((sum, { success }) => sum + success, 0) / 10;
    const spread = Math.sqrt(runs.reduce((sum, { success }) => sum + (success - middle) ** 2, 0) / 9);
    expect(spread / runs[0].standardError).toBeGreaterThan(0.4);
    expect(spread / runs[0].standardError).toBeLessThan(2);
  });

  test('depends on its seed alone', () => {
    const mechanism = { samplingRate: 1 / 16, noiseMultiplier: 1.6771697998046875, steps: 100 };
    const runs = Array.from({ length: 10 }, (_, seed) => known(sampledAttackSuccess(10, mechanism, seed)));
    expect(sampledAttackSuccess(10, mechanism, 4)).toEqual(runs[4]);
  });

  test('lies between the prior and the substitute bound of the same training', () => {
    for (const [values, noiseMultiplier] of [
      [2, 1],
      [10, 0.8],
      [10, 3],
    ]) {
      const mechanism = { samplingRate: 0.1, noiseMultiplier, steps: 60 };
      const { success, standardError } = known(sampledAttackSuccess(values, mechanism, 1));
      expect(success).toBeGreaterThan(1 / values);
      const { upper } = successUnder(mechanismCurve('substitute', mechanism), exactSecret(1 / values));
      expect(success).toBeLessThan(upper + 4 * standardError);
    }
  });

  test('is not simulated over more than MOST_PLAYED_STEPS steps', () => {
    const mechanism = { samplingRate: 0.5, noiseMultiplier: 1, steps: MOST_PLAYED_STEPS + 1 };
    expect(sampledAttackSuccess(10, mechanism, 1)).toBeNull();
  });

  test('refuses numbers out of range by name', () => {
    const mechanism = { samplingRate: 0.5, noiseMultiplier: 1, steps: MOST_PLAYED_STEPS + 1 };
    expect(() => sampledAttackSuccess(1, mechanism, 1)).toThrow(/values is 1/);
    expect(() => sampledAttackSuccess(2, { ...mechanism, samplingRate: 0 }, 1)).toThrow(/samplingRate is 0/);
  });
});
