// The settings of a composition, as plain data: which steps to compose, and where the profile is wanted.
import type { GridStep } from './gridStep';

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
  tilt: number;
  epsilon: number;
  bottom: number;
  top: number;
  topExponent: number;
  bottomExponent: number;
}
