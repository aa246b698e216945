// How often bounds that hold at all times at once are ever wrong. It is computed exactly over thousands of looks, and estimated by audits
// of real draws that stop when they look best. These tests take long.
import { describe, expect, it } from 'vitest';
import { hiddenStateEpsilon, hiddenStateTotalVariation } from '../../src/accounting';
import type { Mechanism } from '../../src/accounting/types';
import { createWorstCaseSampler } from '../../src/audit/canaries/S1/worstCase';
import { calibratedCount } from '../../src/audit/estimation/calibratedCount';
import { directEpsilon } from '../../src/audit/estimation/directBound';
import { plannedDirectThreshold } from '../../src/audit/estimation/directThreshold';
import { observedErrors } from '../../src/audit/estimation/observed';
import { logEvidenceBelow } from '../../src/audit/estimation/rates/confidenceSequence';
import { EVERY_MOMENT, errorProbability } from '../../src/audit/estimation/rates/rateBounds';
import { binomialLowerTail, binomialUpperTail } from '../../src/base/numerics/binomial';
import { normalTail } from '../../src/base/numerics/normal';
import { fillNormal } from '../../src/base/numerics/randomStreams';
import { everCrossed } from '../../test/shared/everCrossed';

const RATES = [
  [0.2, 0.2],
  [0.001, 0.001],
  [0.01, 0.03],
  [0.1, 0.3],
  [0, 0.4],
  [0.5, 0.5],
  [0.95, 0.05],
] as const;

describe.each([0.001, 0.05, 0.5])('level %s, 3000 pairs of runs, a look after each', (level) => {
  it.each(RATES)('at error rates %s and %s the bound is ever wrong with at most this probability', (a, b) => {
    const rate = (a + b) / 2;
    const wrong = everCrossed(
      [a, b],
      3000,
      (count, trials) => logEvidenceBelow(rate, count, trials) > -Math.log(level),
    );
    expect(wrong).toBeLessThanOrEqual(level);
    // the bound is not far too cautious either, which can be asked only of equal worlds with many errors
    if (a === b && rate * 6000 > -10 * Math.log(level)) expect(wrong).toBeGreaterThan(level / 20);
  });
});

it('the bound for a planned number of runs is wrong at some of 3000 looks with probability above 30%', () => {
  const wrong = everCrossed(
    [0.2, 0.2],
    3000,
    (count, trials) => binomialLowerTail(count, trials, 0.2) < 0.05,
  );
  expect(wrong).toBeGreaterThan(0.3);
});

// The next tests audit real draws and look at them a hundred times, with both bounds that the page shows while draws are made. A rule
// that is wrong in exactly 5% fails one of these tests with probability at most 1e-4 under a fresh seed.
const SETTINGS: Mechanism[] = [
  { samplingRate: 1, noiseMultiplier: 48.4033203125, steps: 500 },
  { samplingRate: 0.0625, noiseMultiplier: 3.017425537109375, steps: 500 },
  { samplingRate: 0.75, noiseMultiplier: 1, steps: 4 },
];

it.each(SETTINGS)(
  'audits that stop at their best moment are wrong in at most 5% at q = $samplingRate',
  (mechanism) => {
    const delta = 1e-5;
    const confidence = 0.95;
    const limit = hiddenStateEpsilon(mechanism, delta).value ?? Number.NaN;
    const least = 0.5 * (1 - hiddenStateTotalVariation(mechanism));
    const planned = plannedDirectThreshold(mechanism, delta, 1000, confidence);
    const sampler = createWorstCaseSampler(mechanism, 108);
    const audits = 500;
    const looks = 100;
    const original = new Float64Array(10 * looks);
    const substituted = new Float64Array(10 * looks);
    let valid = 0;
    let direct = 0;
    for (let repeat = 0; repeat < audits; repeat++) {
      sampler.fill(repeat, 0, 0, original, 0, original.length);
      sampler.fill(repeat, 1, 0, substituted, 0, substituted.length);
      const worst = { valid: 1, direct: 0 };
      for (let runs = 10; runs <= original.length; runs += 10) {
        const at = (threshold: number) => ({
          originalErrors: original.subarray(0, runs).filter((x) => !(x > threshold)).length,
          originalRuns: runs,
          substitutedErrors: substituted.subarray(0, runs).filter((x) => x > threshold).length,
          substitutedRuns: runs,
        });
        worst.valid = Math.min(worst.valid, errorProbability(at(0), confidence, EVERY_MOMENT).upper);
        const { originalErrors, substitutedErrors } = at(planned);
        const upper = (errors: number) => EVERY_MOMENT.upper(errors, runs, (1 - confidence) / 2);
        worst.direct = Math.max(
          worst.direct,
          directEpsilon(upper(originalErrors), upper(substitutedErrors), delta),
        );
      }
      if (worst.valid < least) valid++;
      if (worst.direct > limit) direct++;
    }
    for (const wrong of [valid, direct]) {
      expect(binomialUpperTail(wrong, audits, 0.05)).toBeGreaterThan(1e-4);
    }
  },
);

it('a bound at a threshold learnt from a fifth of the planned runs holds at every later look', () => {
  // scores of two Gaussian worlds whose means differ by mu, for which the accuracy bound is exact at q = 1
  const mu = 1.5;
  const least = normalTail(mu / 2);
  const planned = 250;
  const audits = 500;
  let wrong = 0;
  for (let seed = 1; seed <= audits; seed++) {
    const worlds = [new Float64Array(planned), new Float64Array(planned)] as const;
    worlds.forEach((scores, model) => {
      fillNormal({ seed, stream: 951, model, step: 0 }, 0, scores, 0, planned);
      if (model === 0) for (let i = 0; i < planned; i++) scores[i] += mu;
    });
    let upper = 1;
    for (let runs = 60; runs < planned; runs += 5) {
      const { count } = calibratedCount(
        { original: worlds[0].subarray(0, runs), substituted: worlds[1].subarray(0, runs) },
        { moment: 'every', planned },
      );
      upper = Math.min(upper, observedErrors(count, 0.95, 'every').upper);
    }
    if (upper < least) wrong++;
  }
  expect(binomialUpperTail(wrong, audits, 0.05)).toBeGreaterThan(1e-4);
});
