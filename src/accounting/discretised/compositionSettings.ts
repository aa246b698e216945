// The settings of a composition, as plain data: which steps to compose, and where the profile is wanted.
import type { GridStep } from './gridStep';

/** The settings of a segment, which is all steps of a run that are alike. */
export interface SegmentSettings {
  step: GridStep;
  steps: number;
  /** The outcomes that the grid covers. Those beyond go to loss infinity (upper law) or to the last point (lower law). */
  low: number;
  high: number;
  /** Losses of one step below this carry no tilted weight. */
  negligible: number;
  /** About how many times thinner (at least 1) the tilted law is at a loss than where most of it lies. If absent, all cells are fine. */
  thinness?: (loss: number) => number;
}

export interface CompositionSettings {
  segments: readonly SegmentSettings[];
  /** A mass at a loss is multiplied by e^{tilt loss}, so that far tails survive float64. */
  tilt: number;
  /** The epsilon around which the profile is wanted. */
  epsilon: number;
  /** Ends of the window of composed losses that the grid holds. */
  bottom: number;
  top: number;
  /** Exponents at which Chernoff's bound is used on the mass above the window, and on that below it. */
  topExponent: number;
  bottomExponent: number;
}
