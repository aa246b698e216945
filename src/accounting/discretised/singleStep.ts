// Which runs are one step in disguise, so that the closed form of oneStep/ is the whole answer; and which of their segments are.

import { type DominatingPair, PAIRS } from '../pairs';
import { withOneGaussian } from '../segments';
import type { OneStep, Segments } from '../types';

/** Relative error granted to the closed-form profile of one step. */
export const CLOSED_FORM_ERROR = 1e-11;

/**
 * A single step needs no composition, nor do any number of q = 1: those are one Gaussian step, and then pairs differ only in
 * their sensitivity. Null when neither holds.
 */
export function singleStep(
  pair: DominatingPair,
  run: Segments,
): { pair: DominatingPair; step: OneStep } | null {
  const [only, other] = withOneGaussian(run);
  if (other !== undefined || only === undefined) return null;
  const { samplingRate, noiseMultiplier, steps } = only;
  if (samplingRate === 1) {
    const noise = noiseMultiplier / (pair.sensitivity * Math.sqrt(steps));
    return { pair: PAIRS.remove, step: { samplingRate, noiseMultiplier: noise } };
  }
  return steps === 1 ? { pair, step: { samplingRate, noiseMultiplier } } : null;
}
