// Which mechanisms are one step in disguise, so that the closed form of oneStepProfile.ts is the whole answer.

import type { Direction, Mechanism } from '../types';
import type { Step } from './oneStepProfile';

/**
 * Composition of q = 1 steps is one Gaussian step with less noise, and then add, remove and substitute differ only in
 * sensitivity; a single step needs no composition. Null when neither holds.
 */
export function singleStep(
  direction: Direction,
  { samplingRate, noiseMultiplier, steps }: Mechanism,
): { direction: Direction; step: Step } | null {
  if (samplingRate === 1) {
    const sensitivity = direction === 'substitute' ? 2 : 1;
    return {
      direction: 'remove',
      step: { samplingRate, noiseMultiplier: noiseMultiplier / (sensitivity * Math.sqrt(steps)) },
    };
  }
  return steps === 1 ? { direction, step: { samplingRate, noiseMultiplier } } : null;
}
