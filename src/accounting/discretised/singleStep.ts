// Which mechanisms are one step in disguise, so that the closed form of oneStep/ is the whole answer.

import { type DominatingPair, PAIRS } from '../pairs';
import type { Mechanism, OneStep } from '../types';

/** Relative error granted to the closed-form profile of one step. */
export const CLOSED_FORM_ERROR = 1e-11;

/**
 * Composition of q = 1 steps is one Gaussian step with less noise, and then pairs differ only in their
 * sensitivity; a single step needs no composition. Null when neither holds.
 */
export function singleStep(
  pair: DominatingPair,
  { samplingRate, noiseMultiplier, steps }: Mechanism,
): { pair: DominatingPair; step: OneStep } | null {
  if (samplingRate === 1) {
    return {
      pair: PAIRS.remove,
      step: { samplingRate, noiseMultiplier: noiseMultiplier / (pair.sensitivity * Math.sqrt(steps)) },
    };
  }
  return steps === 1 ? { pair, step: { samplingRate, noiseMultiplier } } : null;
}
