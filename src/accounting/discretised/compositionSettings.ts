// What is to be composed and where the profile is wanted: the plan's part that any plan must have. Plain data.
import type { GridStep } from './gridStep';

/** One segment of the run, as it is to be put on the grid. */
export interface SegmentSettings {
  step: GridStep;
  steps: number;
  /** Outcomes the grid must cover; everything beyond goes to infinity (upper) or to the last point (lower). */
  low: number;
  high: number;
  /** Losses of one step below this carry no tilted weight. */
  negligible: number;
  /** How much thinner the tilted law is at a loss than where most of it lies, roughly, at least 1; absent where all is to be fine. */
  thinness?: (loss: number) => number;
}

export interface CompositionSettings {
  segments: readonly SegmentSettings[];
  tilt: number;
  /** Where the profile is wanted, roughly. */
  epsilon: number;
  bottom: number;
  top: number;
  topExponent: number;
  bottomExponent: number;
}
