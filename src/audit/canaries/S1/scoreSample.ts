// A sample of worst-case scores (S1) from both worlds and their exact densities, for a figure. Not an audit.
import { checkMechanism } from '../../../accounting/domain';
import { hiddenStateTotalVariation } from '../../../accounting/hiddenState/hiddenState';
import { type ScoreLaw, scoreLaw } from '../../../accounting/hiddenState/scoreLaw';
import type { Mechanism } from '../../../accounting/types';
import { requireNumber } from '../../../base/numerics/errors';
import { FRESH_REPEATS } from './repeats';
import { createWorstCaseSampler } from './worstCase';

export interface SampleQuery {
  mechanism: Mechanism;
  seed: number;
  /** 0, or left out: the first draws of the seed's own audit. 1, 2, ...: further sets that share no draw with any other. */
  fresh?: number;
  /** Draws per world; 1..100000. */
  runs: number;
  /** Points of the densities; 2..2000. */
  points: number;
}

export type ScoreSample = ReturnType<typeof sampleScores>;

/** Standard deviations beyond the means. */
const REACH = 3.6;

function density(law: ScoreLaw, x: number): number {
  return Math.exp(law.at(x, 'upper').logDensity) * (law.spread / Math.sqrt(law.noiseVariance));
}

export function sampleScores({ mechanism, seed, fresh = 0, runs, points }: SampleQuery) {
  checkMechanism(mechanism);
  requireNumber('fresh', fresh, { min: 0, max: 1_000_000, integer: true });
  requireNumber('runs', runs, { min: 1, max: 100_000, integer: true });
  requireNumber('points', points, { min: 2, max: 2000, integer: true });
  const { steps, noiseMultiplier, samplingRate } = mechanism;
  const noise = Math.sqrt(steps) * noiseMultiplier;
  const law = scoreLaw(mechanism);
  const { mean, spread } = law;
  const end = mean + REACH * spread;
  const scores = Float64Array.from({ length: points }, (_, i) => end * ((2 * i) / (points - 1) - 1));
  // the one term of q = 1 is a Gaussian; the law's series is for mixtures
  const heightAt = (x: number) =>
    samplingRate === 1
      ? Math.exp(-0.5 * ((x - mean) / noise) ** 2) / Math.sqrt(2 * Math.PI)
      : density(law, x);
  const originalDensity = scores.map(heightAt);
  const sampler = createWorstCaseSampler(mechanism, seed);
  const repeat = fresh === 0 ? 0 : FRESH_REPEATS + fresh - 1;
  const original = new Float64Array(runs);
  const substituted = new Float64Array(runs);
  sampler.fill(repeat, 0, 0, original, 0, runs);
  sampler.fill(repeat, 1, 0, substituted, 0, runs);
  return {
    /** In units of the clipping norm, evenly, symmetric about 0. */
    scores,
    /** Density in the world of z, times the scores' standard deviation, so that its height does not depend on the unit. */
    originalDensity,
    /** The mirror image. */
    substitutedDensity: originalDensity.slice().reverse(),
    original,
    substituted,
    /** E[score] in the world of z, T q. */
    mean,
    spread,
    totalVariation: hiddenStateTotalVariation(mechanism),
  };
}
