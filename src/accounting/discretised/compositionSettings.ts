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
  /** About how much thinner the tilted law is there than where most of it lies, at least 1. Absent: all fine. */
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
