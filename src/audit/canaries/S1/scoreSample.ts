// A sample of worst-case scores (S1) from both worlds and their exact densities. They are drawn in a figure, and no bound
// is made of them.
import { hiddenStateTotalVariation } from '../../../accounting/hiddenState/hiddenState';
import { type ScoreLaw, scoreLaw } from '../../../accounting/hiddenState/scoreLaw';
import { requireNumber } from '../../../base/numerics/errors';
import { type DrawQuery, drawScores } from './scoreDraws';

export interface SampleQuery extends DrawQuery {
  /** Points of the densities; 2..2000. */
  points: number;
}

export type ScoreSample = ReturnType<typeof sampleScores>;

function density(law: ScoreLaw, x: number): number {
  return Math.exp(law.at(x, 'upper').logDensity) * (law.spread / Math.sqrt(law.noiseVariance));
}

/** Draws scores and evaluates their densities at `points` places. Throws an InputError that names a field outside its range. */
export function sampleScores({ points, ...query }: SampleQuery) {
  const { mechanism } = query;
  const { original, substituted, end } = drawScores(query);
  requireNumber('points', points, { min: 2, max: 2000, integer: true });
  const { steps, noiseMultiplier, samplingRate } = mechanism;
  const noise = Math.sqrt(steps) * noiseMultiplier;
  const law = scoreLaw(mechanism);
  const { mean, spread } = law;
  const scores = Float64Array.from({ length: points }, (_, i) => end * ((2 * i) / (points - 1) - 1));
  // the law is a single Gaussian at q = 1, and the series in scoreLaw is for mixtures only
  const heightAt = (x: number) =>
    samplingRate === 1
      ? Math.exp(-0.5 * ((x - mean) / noise) ** 2) / Math.sqrt(2 * Math.PI)
      : density(law, x);
  const originalDensity = scores.map(heightAt);
  return {
    /** Scores in units of the clipping norm, evenly spaced and symmetric about 0. */
    scores,
    /** Density in the world of z, times the scores' standard deviation, so that its height does not depend on the unit. */
    originalDensity,
    /** The density in the world of z', which is the mirror image. */
    substitutedDensity: originalDensity.slice().reverse(),
    original,
    substituted,
    /** E[score] in the world of z, T q. */
    mean,
    spread,
    totalVariation: hiddenStateTotalVariation(mechanism),
  };
}
