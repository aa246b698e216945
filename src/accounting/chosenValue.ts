// Rounds a calibrated parameter to as many digits as one would put into a configuration, never to the wrong side of the target.
import { roundDigits } from '../base/numerics/safeSide';
import { DOMAIN } from './domain';
import type { SegmentsUnknown } from './goal';
import { segmentsWith } from './solveSegments';
import type { Mechanism, Segments, Verified } from './types';

/** Significant digits of a chosen sigma or q. */
const DIGITS = 5;

/** The parameter, rounded from the more private end of its bracket towards more noise, a smaller rate or fewer steps. */
export function chosenValue(
  solveFor: keyof Mechanism,
  { lower, upper }: Pick<Verified, 'lower' | 'upper'>,
): number {
  if (solveFor === 'steps') return lower;
  return solveFor === 'noiseMultiplier'
    ? roundDigits(upper, DIGITS, 'up')
    : Math.min(1, roundDigits(lower, DIGITS, 'down'));
}

/** The segments with the more private end of the unknown's bracket, in which every sigma that it changes is rounded up. */
export function chosenSegments(
  segments: Segments,
  unknown: SegmentsUnknown,
  { lower, upper }: Pick<Verified, 'lower' | 'upper'>,
): Segments {
  const { max } = DOMAIN.noiseMultiplier;
  return segmentsWith(segments, unknown, unknown.name === 'steps' ? lower : upper).map((part, i) =>
    unknown.name === 'noiseFactor' || (unknown.name === 'noiseMultiplier' && unknown.at === i)
      ? { ...part, noiseMultiplier: Math.min(max, roundDigits(part.noiseMultiplier, DIGITS, 'up')) }
      : part,
  );
}

/** The number of whole epochs or, below one, the share of an epoch in two digits, rounded down; and the steps of these, at least 1. */
export function wholeEpochs(steps: number, samplingRate: number): { epochs: number; steps: number } {
  const all = steps * samplingRate;
  // 15 epochs of 235 steps at 1/235 are 15, even if the last digit of the product is off
  const epochs = all >= 1 ? Math.floor(all * (1 + 1e-12)) : roundDigits(all, 2, 'down');
  return { epochs, steps: Math.max(1, Math.floor((epochs / samplingRate) * (1 + 1e-12))) };
}
