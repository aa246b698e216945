// The recursion's bound on the count, against the one-run audit that it inverts, against the idealised attack, and
// against the exact count where only (epsilon, delta) is known.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gdpDelta, tradeoffEpsilonDelta } from '../../accounting';
import { binomialUpperTail } from '../../base/numerics/binomial';
import { fdpRefutesGdp } from '../../oneRun/estimation/gdpBounds';
import { gdpCurve } from '../curve';
import { gaussianAttackSuccess } from '../idealised/gaussianAttack';
import { uniformPrior } from '../priors/prior';
import { exactSecret, type Secret } from '../secret';
import { largestCount } from '../tails/count';
import type { RiskCurve } from '../types';
import { countBound } from './manyTargets';
import { countByRecursion } from './recursion';

const mu = fc.double({ min: 0.05, max: 4, noNaN: true });
const values = fc.integer({ min: 2, max: 50 });
const targets = fc.integer({ min: 1, max: 120 });
const failure = fc.double({ min: 0.01, max: 0.99, noNaN: true });

test('the recursion’s count is the largest that the one-run audit does not refute, over mu, values, targets and failures', () => {
  fc.assert(
    fc.property(mu, values, targets, failure, (m, k, n, level) => {
      const { count } = countByRecursion(gdpCurve('substitute', m), n, k, level);
      const refutes = (v: number) => fdpRefutesGdp({ m: n, r: n, v, k }, m, level);
      if (count < n) expect(refutes(count + 1)).toBe(true);
      if (count > 0) expect(refutes(count)).toBe(false);
    }),
    { seed: 6, numRuns: 200 },
  );
});

test('the idealised attack never exceeds the recursion’s count, over mu, values, targets and failures', () => {
  fc.assert(
    fc.property(mu, values, targets, failure, (m, k, n, level) => {
      const { count } = countByRecursion(gdpCurve('substitute', m), n, k, level);
      const game = { prior: uniformPrior(k), sigma: Math.SQRT2 / m };
      const { success } = gaussianAttackSuccess(game);
      const attained = largestCount(n, level, (v) => binomialUpperTail(v, n, success));
      expect(attained).toBeLessThanOrEqual(count);
    }),
    { seed: 7, numRuns: 60 },
  );
});

test('for a single (ε, δ) the recursion’s count is never below the exact one, over ε, δ, values, targets and failures', () => {
  const epsilon = fc.double({ min: 0, max: 4, noNaN: true });
  const delta = fc.double({ min: 0, max: 0.2, noNaN: true });
  fc.assert(
    fc.property(epsilon, delta, values, targets, failure, (e, d, k, n, level) => {
      const curve: RiskCurve = {
        adjacency: 'substitute',
        delta: (at) => ({ lower: gdpDelta(0, at), upper: 1 }),
        power: (alpha) => {
          const power = 1 - tradeoffEpsilonDelta(e, d, alpha);
          return { lower: power, upper: power };
        },
      };
      const secrets = new Array<Secret>(n).fill(exactSecret(1 / k));
      const guarantee = { epsilon: e, delta: d, adjacency: 'substitute' } as const;
      expect(countByRecursion(curve, n, k, level).count).toBeGreaterThanOrEqual(
        countBound(secrets, guarantee, level).count,
      );
    }),
    { seed: 8, numRuns: 150 },
  );
});

test('the recursion reads an add/remove curve only for secrets of two values', () => {
  const curve = gdpCurve('add-remove', 1);
  expect(countByRecursion(curve, 10, 2, 0.05)).toMatchObject({ adjacency: 'add-remove', form: 'recursion' });
  expect(() => countByRecursion(curve, 10, 3, 0.05)).toThrow(expect.objectContaining({ field: 'values' }));
});
