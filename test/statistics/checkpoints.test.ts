// How often an audit with many checkpoints exceeds the true epsilon at least once, with and without dividing alpha by the number of
// checkpoints. In the reference (1,250 runs per world, 120 repeats) it is 31% without and 3% with the division.
import { describe, expect, it } from 'vitest';
import { gdpEpsilon } from '../../src/accounting';
import { conversionFor } from '../../src/audit/estimation/accuracyBound';
import { calibratedCount } from '../../src/audit/estimation/calibratedCount';
import { valid as validEstimator } from '../../src/audit/estimation/estimators/valid';
import { fillNormal } from '../../src/base/numerics/randomStreams';
import audits from '../reference/audits.json';
import { size } from './size';

const [reference] = audits.validity.checkpoints;
const steps = 500;
// epsilon_S with this noise after 500 steps is 10 at delta = 1e-5 and q = 1, where Gaussian DP is exact with mu = 2 sqrt(t) / sigma
const noiseMultiplier = 22.37;
const delta = 1e-5;
const checkpoints = Array.from({ length: 20 }, (_, i) => (i + 1) * 25);
const truth = checkpoints.map((t) => gdpEpsilon((2 * Math.sqrt(t)) / noiseMultiplier, delta));
const runs = 1250;
/** Number of audits. With fewer of them the comparisons below have larger tolerances. */
const repeats = size(150, 500);

/** Scores of one world at all checkpoints. A run's score is the canary's drift +-t plus a random walk of the noise. */
function worldScores(repeat: number, world: 0 | 1): Float64Array[] {
  const drift = world === 0 ? 1 : -1;
  const walk = new Float64Array(runs);
  const noise = new Float64Array(runs);
  return checkpoints.map((t, c) => {
    const increment = t - (c > 0 ? checkpoints[c - 1] : 0);
    fillNormal({ seed: 2026, stream: 900 + world, model: repeat, step: c }, 0, noise, 0, runs);
    for (let r = 0; r < runs; r++) walk[r] += Math.sqrt(increment) * noiseMultiplier * noise[r];
    return walk.map((value) => drift * t + value);
  });
}

describe('twenty checkpoints of one audit', () => {
  it('exceed the corrected bound in at most 5% of audits and the uncorrected one much more often', () => {
    let uncorrected = 0;
    let corrected = 0;
    let last = 0;
    for (let repeat = 0; repeat < repeats; repeat++) {
      const original = worldScores(repeat, 0);
      const substituted = worldScores(repeat, 1);
      let anyPlain = false;
      let anyFamily = false;
      checkpoints.forEach((t, c) => {
        const mechanism = { samplingRate: 1, noiseMultiplier, steps: t };
        const { count } = calibratedCount({ original: original[c], substituted: substituted[c] });
        const observed = {
          fixed: { 'likelihood-ratio': count, planned: count },
          conversion: conversionFor(mechanism, delta),
          moment: 'planned' as const,
        };
        const valid = validEstimator.estimate({ confidence: 0.95 })(observed);
        const familyValid = validEstimator.estimate({ confidence: 1 - 0.05 / checkpoints.length })(observed);
        anyPlain ||= valid.epsilon > truth[c];
        anyFamily ||= familyValid.epsilon > truth[c];
        if (t === steps && valid.epsilon > truth[c]) last++;
      });
      if (anyPlain) uncorrected++;
      if (anyFamily) corrected++;
    }
    const spread = (rate: number) => Math.sqrt((rate * (1 - rate)) / repeats);
    // at most 5% exceed for the last checkpoint and for all at once, up to three binomial standard deviations
    expect(last / repeats).toBeLessThan(0.05 + 3 * spread(0.05));
    expect(corrected / repeats).toBeLessThan(0.05 + 3 * spread(0.05));
    // both rates agree with the reference's, up to three standard deviations of both experiments
    const near = (rate: number, expected: number) =>
      expect(Math.abs(rate - expected)).toBeLessThan(
        3 * Math.hypot(spread(expected), Math.sqrt((expected * (1 - expected)) / reference.reps)),
      );
    near(uncorrected / repeats, reference.any_checkpoint_violation_pooled);
    near(corrected / repeats, reference.any_checkpoint_violation_pooled_bonferroni);
    expect(corrected).toBeGreaterThan(0);
  });
});
