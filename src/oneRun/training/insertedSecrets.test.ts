// Secrets among known candidates: right guesses counted by hand, and those at models trained with little and with much noise.
import { describe, expect, test } from 'vitest';
import { binomialUpperTail } from '../../base/numerics/binomial';
import { revealedSecrets, rightSecrets } from './insertedSecrets';
import type { OneRunAuditRequest } from './request';

const option = (labels: number[], losses: number[]) => ({
  labels: Int32Array.from(labels),
  losses: Float64Array.from(losses),
});

describe('the guess at a secret', () => {
  const options = [
    option([3, 5, 7], [1, 2, 3]),
    option([3, 6, 8], [1, 1, 4]),
    option([4, 5, 9], [2, 2, 1]),
    option([6, 9, 1], [0, 0, 0]),
  ];

  test('is the candidate with the smallest loss among the first k different ones', () => {
    // k = 2: {3, 4}, {5, 6}, {7, 8}: right, wrong, right
    expect(rightSecrets(options, 2)).toBe(2);
    // k = 3: {3, 4, 6}, {5, 6, 9}, {7, 8, 9}: wrong, wrong, wrong
    expect(rightSecrets(options, 3)).toBe(0);
  });

  test('is the smaller label of two with equal losses', () => {
    expect(rightSecrets([option([2], [1]), option([1], [1])], 2)).toBe(0);
  });

  test('is refused if there are fewer than k different candidates', () => {
    expect(() => rightSecrets(options, 4)).toThrow(expect.objectContaining({ field: 'k' }));
  });
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

test('little noise reveals all secrets', () => {
  expect(run(REQUEST)).toBe(60);
});

test('much noise reveals no more secrets than chance does', () => {
  const drowned = run({ ...REQUEST, mechanism: { ...REQUEST.mechanism, noiseMultiplier: 1000 } });
  // 60 guesses, each right with probability one in four; false alarm 1e-4 each way
  expect(binomialUpperTail(drowned, 60, 0.25)).toBeGreaterThan(1e-4);
  expect(binomialUpperTail(drowned + 1, 60, 0.25)).toBeLessThan(1 - 1e-4);
});

test('a game without candidates is refused', () => {
  expect(() => revealedSecrets({ ...REQUEST, game: 'in-out', rule: 'halves' }, null).next()).toThrow(
    expect.objectContaining({ field: 'selfComparison' }),
  );
});
