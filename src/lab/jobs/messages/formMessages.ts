// What the form asks of its worker, as plain data: a run in every way in which its batches may be drawn, and a target for one of its
// numbers.
import type {
  Goal,
  GoalProgress,
  GoalSolution,
  Mu,
  Plan,
  PlanUnknown,
  PrintedEpsilon,
} from '../../../accounting';
import type { AdjacencyName } from '../../../accounting/adjacencies/names';
import type { AnyMechanism, Verified } from '../../../accounting/types';

export interface FormRequest {
  plans: readonly Plan[];
  /** The adjacencies that are asked for, plan by plan. */
  relations: readonly (readonly AdjacencyName[])[];
  delta: number;
  wanted: {
    relation: AdjacencyName;
    unknown: PlanUnknown;
    goal: Goal;
  } | null;
}

export interface WayReply {
  mechanism: AnyMechanism;
  points: {
    relation: AdjacencyName;
    epsilon: Verified;
    /** Null until it has been computed, after the epsilons. */
    mu: Mu | null;
  }[];
  /** What libraries print for it, for add/remove and for Poisson batches only. */
  printed: readonly PrintedEpsilon[];
}

export interface FormReply {
  /** Null if nothing is being looked for, or until it has been found. */
  solution: GoalSolution | null;
  /** How far the search is, while it runs. */
  progress: GoalProgress | null;
  /** In the order of the plans. */
  ways: readonly WayReply[];
}
