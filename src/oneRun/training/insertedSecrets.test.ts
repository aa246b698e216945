// Secrets among known candidates: counted by hand, all found where there is next to no noise, and as many as chance gives where
// there is nothing but noise.
import { expect, test } from 'vitest';
import { binomialUpperTail } from '../../base/numerics/binomial';
import { revealedSecrets, rightSecrets } from './insertedSecrets';
import type { OneRunAuditRequest } from './request';

const option = (labels: number[], losses: number[]) => ({
  labels: Int32Array.from(labels),
  losses: Float64Array.from(losses),
});

test('the least lost of the first k different candidates is guessed', () => {
  const options = [
    option([3, 5, 7], [1, 2, 3]),
    option([3, 6, 8], [1, 1, 4]),
    option([4, 5, 9], [2, 2, 1]),
    option([6, 9, 1], [0, 0, 0]),
  ];
  // k = 2: {3, 4}, {5, 6}, {7, 8}: right, wrong, right
  expect(rightSecrets(options, 2)).toBe(2);
  // k = 3: {3, 4, 6}, {5, 6, 9}, {7, 8, 9}: wrong, wrong, wrong
  expect(rightSecrets(options, 3)).toBe(0);
  expect(() => rightSecrets(options, 4)).toThrow(expect.objectContaining({ field: 'k' }));
  // equal losses: the smaller label
  expect(rightSecrets([option([2], [1]), option([1], [1])], 2)).toBe(0);
});

const REQUEST: OneRunAuditRequest = {
  canary: 'orthogonal',
  game: 'choose-one',
  m: 60,
  data: null,
  dimension: 60,
  classes: 200,
  k: 4,
  rule: 'margin',
  guesses: [60],
  mechanism: { samplingRate: 1, noiseMultiplier: 0.2, steps: 30 },
  clippingNorm: 1,
  learningRate: null,
  delta: 1e-5,
  alpha: 0.05,
  estimator: 'exact',
  claimedEpsilon: null,
  seed: 5,
};

function run(request: OneRunAuditRequest) {
  const work = revealedSecrets(request, null);
  let steps = 0;
  let next = work.next();
  for (; !next.done; next = work.next()) steps++;
  expect(steps).toBe(request.mechanism.steps);
  return next.value.right;
}

test('next to no noise gives all away, much of it nothing', () => {
  expect(run(REQUEST)).toBe(60);
  const drowned = run({ ...REQUEST, mechanism: { ...REQUEST.mechanism, noiseMultiplier: 1000 } });
  // 60 guesses, each right with probability one in four; false alarm 1e-4 each way
  expect(binomialUpperTail(drowned, 60, 0.25)).toBeGreaterThan(1e-4);
  expect(binomialUpperTail(drowned + 1, 60, 0.25)).toBeLessThan(1 - 1e-4);
});

test('another game has no candidates', () => {
  expect(() => revealedSecrets({ ...REQUEST, game: 'in-out', rule: 'halves' }, null).next()).toThrow(
    expect.objectContaining({ field: 'selfComparison' }),
  );
});
