// The worst case under samplings other than Poisson sampling: the laws of its scores, and the advantage of thresholds on them.
import { expect, test } from 'vitest';
import {
  ALARM,
  allocation,
  anyOrder,
  drawn,
  fixed,
  RUNS,
  share,
} from '../../../../test/statistics/samplings';
import { totalVariation } from '../../../accounting';

const SEED = 5;

const mean = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / values.length;

test.each([
  // fixed-size: z gives the mean 2 T gamma and adds 4 T gamma (1 - gamma) to the variance of the noise, and z' gives nothing
  [fixed, 0, 24, 4 * 60 * 0.2 * 0.8 + 60 * 16],
  [fixed, 1, 0, 60 * 16],
  [allocation, 0, 16, 144 * 4],
  [allocation, 1, -16, 144 * 4],
  [anyOrder, 0, 16, 16 * 25],
  [anyOrder, 1, -16, 16 * 25],
] as const)('scores of %o in world %d have mean %d and variance %d', (mechanism, world, center, variance) => {
  const scores = drawn(mechanism, world, SEED);
  const average = mean(scores);
  expect(Math.abs(average - center)).toBeLessThan(ALARM * Math.sqrt(variance / RUNS));
  const spread = mean(scores.map((score) => (score - average) ** 2));
  // the standard error of a sample variance under a normal law; under the laws here the fourth moment is larger by at most about 2 parts in a million
  expect(Math.abs(spread / variance - 1)).toBeLessThan(ALARM * Math.sqrt(2 / RUNS));
});

test.each([fixed, allocation, anyOrder])(
  'no threshold on scores of %o has more advantage than is certified',
  (mechanism) => {
    const [original, substituted] = [drawn(mechanism, 0, SEED).sort(), drawn(mechanism, 1, SEED).sort()];
    const { upper } = totalVariation('substitute', mechanism);
    // the thresholds do not depend on the scores
    let most = 0;
    for (let threshold = -20; threshold <= 30; threshold += 10) {
      const advantage = share(original, threshold) - share(substituted, threshold);
      most = Math.max(most, advantage);
      expect(advantage).toBeLessThan(upper + ALARM * Math.sqrt(0.5 / RUNS));
    }
    expect(most).toBeGreaterThan(0.2);
  },
);

test('in any order the attack reaches the certified advantage', () => {
  const at = (world: 0 | 1) => share(drawn(anyOrder, world, SEED), 0);
  const { value } = totalVariation('substitute', anyOrder);
  expect(Math.abs(at(0) - at(1) - (value as number))).toBeLessThan(ALARM * Math.sqrt(0.5 / RUNS));
});
