// The worst case where batches are not Poisson's: its scores' laws, and that no threshold tells the worlds apart by more than is certified.
import { expect, test } from 'vitest';
import { size } from '../../../../test/statistics/size';
import { totalVariation } from '../../../accounting';
import type { AnyMechanism } from '../../../accounting/types';
import { createWorstCaseSampler } from './worstCase';

const RUNS = size(20_000, 400_000);
/** Standard errors: some 20 comparisons, each a false alarm in 300,000 seeds. */
const ALARM = 4.5;

const fixed = { sampling: 'fixed-size', samplingRate: 0.2, noiseMultiplier: 4, steps: 60 } as const;
const allocation = {
  sampling: 'random-allocation',
  stepsPerEpoch: 9,
  epochs: 16,
  noiseMultiplier: 2,
} as const;
const anyOrder = { sampling: 'any-order', epochs: 16, noiseMultiplier: 5 } as const;

function drawn(mechanism: AnyMechanism, world: 0 | 1): Float64Array {
  const scores = new Float64Array(RUNS);
  createWorstCaseSampler(mechanism, 5).fill(0, world, 0, scores, 0, RUNS);
  return scores;
}

const mean = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / values.length;

test.each([
  // 2 T gamma and 4 T gamma (1 - gamma) beside the noise; z' moves nothing
  [fixed, 0, 24, 4 * 60 * 0.2 * 0.8 + 60 * 16],
  [fixed, 1, 0, 60 * 16],
  [allocation, 0, 16, 144 * 4],
  [allocation, 1, -16, 144 * 4],
  [anyOrder, 0, 16, 16 * 25],
  [anyOrder, 1, -16, 16 * 25],
] as const)('scores of %o in world %d have mean %d and variance %d', (mechanism, world, center, variance) => {
  const scores = drawn(mechanism, world);
  const average = mean(scores);
  expect(Math.abs(average - center)).toBeLessThan(ALARM * Math.sqrt(variance / RUNS));
  const spread = mean(scores.map((score) => (score - average) ** 2));
  // a normal law's fourth moment, or less of it
  expect(Math.abs(spread / variance - 1)).toBeLessThan(ALARM * Math.sqrt(2 / RUNS));
});

test.each([fixed, allocation, anyOrder])(
  'no threshold on scores of %o has more advantage than is certified',
  (mechanism) => {
    const [original, substituted] = [drawn(mechanism, 0).sort(), drawn(mechanism, 1).sort()];
    const { upper } = totalVariation('substitute', mechanism);
    // thresholds fixed beforehand
    const share = (scores: Float64Array, threshold: number) =>
      scores.filter((score) => score > threshold).length / RUNS;
    let most = 0;
    for (let threshold = -20; threshold <= 30; threshold += 10) {
      const advantage = share(original, threshold) - share(substituted, threshold);
      most = Math.max(most, advantage);
      expect(advantage).toBeLessThan(upper + ALARM * Math.sqrt(0.5 / RUNS));
    }
    expect(most).toBeGreaterThan(0.2);
  },
);

test('in any order the attack reaches what is certified: it is the best test', () => {
  const at = (world: 0 | 1) => drawn(anyOrder, world).filter((score) => score > 0).length / RUNS;
  const { value } = totalVariation('substitute', anyOrder);
  expect(Math.abs(at(0) - at(1) - (value as number))).toBeLessThan(ALARM * Math.sqrt(0.5 / RUNS));
});
