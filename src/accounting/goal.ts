// What may be wanted of a run, in place of one of its numbers, and what a search for that number answers. Plain
// data.
import type { AdjacencyName } from './adjacencies/names';
import type { Plan, PlanUnknown } from './plan';
import type { Segments } from './types';

export type Goal =
  | { measure: 'epsilon'; most: number; delta: number }
  /** True-positive rate less false-positive rate, of any attack. */
  | { measure: 'advantage'; most: number }
  /** True-positive rate of any attack at this false-positive rate. */
  | { measure: 'power'; most: number; falsePositiveRate: number }
  | { measure: 'mu'; most: number };

export interface GoalRequest {
  adjacency: AdjacencyName;
  /**
   * Ways in which the run may have been trained: the goal is met in each of them. What they say of the unknown is
   * where the search starts.
   */
  plans: readonly Plan[];
  unknown: PlanUnknown;
  goal: Goal;
}

export interface GoalProgress {
  tried: number;
  /** Values between which the answer lies; null while one of them has not been found. */
  meets: number | null;
  fails: number | null;
}

export interface GoalSolution {
  /** Least noise, largest rate or batch, most steps or epochs that certainly meet the goal. */
  value: number;
  /** One digit beyond, which is not known to meet it; null where the value is the last there is. */
  beyond: number | null;
  /** Number of values farther beyond, at each of which a step less is taken, are not known to meet it either; 0 where steps do not change. */
  ahead: number;
  /** The goal's number at the value, from above. */
  reached: number;
}

export interface CalibrationTarget {
  delta: number;
  /** Epsilon to be met under the adjacency; (0, 1e9]. */
  targetEpsilon: number;
}

/** What gives way: all sigmas by one factor, so that the schedule keeps its shape, or sigma or the steps of one segment. */
export type SegmentsUnknown =
  | { name: 'noiseFactor' }
  /** A segment's unknown; `at` is the segment's index, from 0. */
  | { name: 'noiseMultiplier' | 'steps'; at: number };

export interface SegmentsTarget extends CalibrationTarget {
  /** The run; what it says of the unknown itself is where the search starts. */
  segments: Segments;
  unknown: SegmentsUnknown;
}
