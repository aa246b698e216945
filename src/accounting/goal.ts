// The types of a search that finds one number of a run from a goal: the goal, the request, the progress and the solution. They are
// plain data.
import type { AdjacencyName } from './adjacencies/names';
import type { Plan, PlanUnknown } from './plan';
import type { Segments } from './types';

export type Goal =
  | { measure: 'epsilon'; most: number; delta: number }
  /** The largest difference of true-positive rate and false-positive rate, over all attacks. */
  | { measure: 'advantage'; most: number }
  /** The largest true-positive rate of an attack at this false-positive rate. */
  | { measure: 'power'; most: number; falsePositiveRate: number }
  | { measure: 'mu'; most: number };

export interface GoalRequest {
  adjacency: AdjacencyName;
  /**
   * The ways in which the run may be trained. The goal has to be met in each of them. Their values of the unknown are where
   * the search starts.
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
  /** The least noise, the largest rate or batch, or the most steps or epochs that were found to meet the goal certainly. */
  value: number;
  /** The next less private value, which is not known to meet the goal; null if `value` is the last of its range. */
  beyond: number | null;
  /**
   * How many further values beyond were tried, each where the run takes fewer steps than before, and are not known to meet the goal
   * either; 0 if the number of steps does not fall beyond `value`.
   */
  ahead: number;
  /** An upper bound on the goal's measure at `value`. */
  reached: number;
}

export interface CalibrationTarget {
  delta: number;
  /** Epsilon to be met under the adjacency; (0, 1e9]. */
  targetEpsilon: number;
}

/** The number that is changed: one factor for all sigmas, so that the schedule keeps its shape, or sigma or the steps of one segment. */
export type SegmentsUnknown =
  | { name: 'noiseFactor' }
  /** A segment's unknown; `at` is the segment's index, from 0. */
  | { name: 'noiseMultiplier' | 'steps'; at: number };

export interface SegmentsTarget extends CalibrationTarget {
  /** The run. Its value of the unknown is where the search starts. */
  segments: Segments;
  unknown: SegmentsUnknown;
}
