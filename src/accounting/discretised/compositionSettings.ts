// What to compose, and where the profile is wanted: plain data.
import type { GridStep } from './gridStep';

export interface SegmentSettings {
  step: GridStep;
  steps: number;
  /** Beyond these, outcomes go to infinity (upper) or to the last point (lower). */
  low: number;
  high: number;
  /** Losses of one step below this carry no tilted weight. */
  negligible: number;
  /** Factor, at least 1, by which the tilted law is about thinner at a loss than where most of it lies. Absent: all fine. */
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
