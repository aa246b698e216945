// Tests of training on the crowd: the gradients are the clipped ones of its loss, its runs follow DP-SGD, and the last iterate
// holds the likelihood ratio of all iterates.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PAIRS, stepLoss } from '../../../accounting';
import type { World } from '../../../audit/canaries/S1/worstCase';
import { createCrowdTraining } from './crowd';
import type { CrowdScores } from './findings';

const mechanism = { samplingRate: 0.01, noiseMultiplier: 0.4, steps: 10 };

const arrays = (count: number): CrowdScores => ({
  sum: new Float64Array(count),
  lastIterate: new Float64Array(count),
  allIterates: new Float64Array(count),
});

function trained(count: number, world: World, of = mechanism, pieces = [count]): CrowdScores {
  const { train } = createCrowdTraining(of, 5);
  const scores = arrays(count);
  let from = 0;
  for (const piece of pieces) {
    for (const _ of train(world, from, piece, scores, from));
    from += piece;
  }
  return scores;
}

describe('what one record of the crowd adds to the parameters', () => {
  const law = fc.record({
    samplingRate: fc.double({ min: 1e-6, max: 1, noNaN: true }),
    noiseMultiplier: fc.double({ min: 0.2, max: 1000, noNaN: true }),
    steps: fc.constant(3),
  });
  const place = fc.double({ min: -1e6, max: 1e6, noNaN: true });
  const push = { memory: 0, ledger: 0 };

  test('has norm 1 at most, wherever the parameters are', () => {
    fc.assert(
      fc.property(law, place, place, (of, sum, memory) => {
        createCrowdTraining(of, 1).pushAt(sum, memory, push);
        expect(Math.hypot(push.memory, push.ledger)).toBeLessThanOrEqual(1 + 1e-12);
      }),
      { seed: 11, numRuns: 25 },
    );
  });

  test('is minus the gradient of the loss that the head of crowd.ts states', () => {
    const { crowd, pushAt } = createCrowdTraining(mechanism, 1);
    const { memoryGain: G, ledgerGain: A, expectedBatch: M } = crowd;
    const stair = mechanism.noiseMultiplier / 1000;
    const stairs = (x: number) => stair * Math.round(x / stair);
    const loss = (s: number, p: number, a: number) =>
      ((p - G * stairs(s)) ** 2 / 2 - A * a * stepLoss(PAIRS.substitute, mechanism, stairs(s - p / G))) / M;
    const h = 1e-7;
    let compared = 0;
    for (let i = 0; i < 60; i++) {
      // neither argument of the staircase lies within a hundredth of a stair of a jump
      const s = stair * (37 * i - 900 + 0.3);
      const p = G * (s - stair * (91 * i - 2500 + 0.2));
      const a = 3 * i - 80;
      pushAt(s, p, push);
      if (Math.hypot(push.memory, push.ledger) > 0.999) continue; // clipped
      const slope = (dp: number, da: number, ds: number) =>
        (loss(s + ds, p + dp, a + da) - loss(s - ds, p - dp, a - da)) / (2 * h);
      expect(push.memory).toBeCloseTo(-slope(h, 0, 0), 5);
      expect(push.ledger).toBeCloseTo(-slope(0, h, 0), 5);
      expect(slope(0, 0, h)).toBe(0);
      compared++;
    }
    expect(compared).toBeGreaterThan(20);
  });
});

describe('runs of the crowd', () => {
  test('do not depend on how they are cut into pieces', () => {
    expect(trained(300, 1, mechanism, [7, 200, 93])).toEqual(trained(300, 1));
  });

  test('have a sum with the mean and the variance of the worst case’s own score', () => {
    const { sum } = trained(15_000, 0);
    const { samplingRate: q, noiseMultiplier: sigma, steps } = mechanism;
    const mean = sum.reduce((total, x) => total + x, 0) / sum.length;
    const variance = sum.reduce((total, x) => total + (x - mean) ** 2, 0) / sum.length;
    const spread = steps * (sigma * sigma + q * (1 - q));
    // four standard errors: a fresh seed fails with probability 1e-4
    expect(Math.abs(mean - steps * q)).toBeLessThan(4 * Math.sqrt(spread / sum.length));
    expect(Math.abs(variance / spread - 1)).toBeLessThan(4 * Math.sqrt(2.2 / sum.length));
  });

  test.each([
    mechanism,
    { samplingRate: 1 / 16, noiseMultiplier: 0.76, steps: 100 },
    { samplingRate: 1, noiseMultiplier: 10, steps: 30 },
  ])('end with three parameters that hold the likelihood ratio of all iterates: %o', (of) => {
    const { lastIterate, allIterates } = trained(2000, 0, of);
    const mean = allIterates.reduce((total, x) => total + x, 0) / allIterates.length;
    let error = 0;
    let spread = 0;
    allIterates.forEach((x, i) => {
      error += (lastIterate[i] - x) ** 2;
      spread += (x - mean) ** 2;
    });
    expect(Math.sqrt(error / spread)).toBeLessThan(0.03);
  });
});
