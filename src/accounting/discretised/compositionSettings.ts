// What to compose, and where the profile is wanted, which is the part that any plan must have. Plain data.
import type { GridStep } from './gridStep';

/** One segment of the run, as it should be put on the grid. */
export interface SegmentSettings {
  step: GridStep;
  steps: number;
  /** Outcomes the grid must cover; everything beyond goes to infinity (upper) or to the last point (lower). */
  low: number;
  high: number;
  /** Losses of one step below this carry no tilted weight. */
  negligible: number;
  /**
   * Roughly how much thinner the tilted law is at a loss than where most of it lies, at least 1. Absent if all of it should
   * be fine.
   */
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
