// A calibrated parameter in digits one would put into a configuration, never on the wrong side of the target. Pure.
import { DOMAIN } from './domain';
import type { SegmentsUnknown } from './goal';
import { segmentsWith } from './solveSegments';
import type { Mechanism, Segments, Verified } from './types';

/** Significant digits of sigma and q. */
const DIGITS = 5;

function roundTo(value: number, direction: 'up' | 'down', digits = DIGITS): number {
  const rounded = Number(value.toPrecision(digits));
  const wrong = direction === 'up' ? rounded < value : rounded > value;
  if (!wrong) return rounded;
  const unit = 10 ** (Math.floor(Math.log10(value)) - digits + 1);
  return Number((direction === 'up' ? rounded + unit : rounded - unit).toPrecision(digits));
}

/** Rounds from the private end of the bracket: to more noise, a smaller rate or fewer steps. */
export function chosenValue(
  solveFor: keyof Mechanism,
  { lower, upper }: Pick<Verified, 'lower' | 'upper'>,
): number {
  if (solveFor === 'steps') return lower;
  return solveFor === 'noiseMultiplier' ? roundTo(upper, 'up') : Math.min(1, roundTo(lower, 'down'));
}

export function chosenSegments(
  segments: Segments,
  unknown: SegmentsUnknown,
  { lower, upper }: Pick<Verified, 'lower' | 'upper'>,
): Segments {
  const { max } = DOMAIN.noiseMultiplier;
  return segmentsWith(segments, unknown, unknown.name === 'steps' ? lower : upper).map((part, i) =>
    unknown.name === 'noiseFactor' || (unknown.name === 'noiseMultiplier' && unknown.at === i)
      ? { ...part, noiseMultiplier: Math.min(max, roundTo(part.noiseMultiplier, 'up')) }
      : part,
  );
}

/** Whole epochs, or two digits of one below one, rounded down, and the steps that these take. */
export function wholeEpochs(steps: number, samplingRate: number): { epochs: number; steps: number } {
  const all = steps * samplingRate;
  // 15 epochs of 235 steps at 1/235 are 15, even if the last digit of the product is off
  const epochs = all >= 1 ? Math.floor(all * (1 + 1e-12)) : roundTo(all, 'down', 2);
  return { epochs, steps: Math.max(1, Math.floor((epochs / samplingRate) * (1 + 1e-12))) };
}
