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
} from '../../accounting';
import type { AdjacencyName } from '../../accounting/adjacencies/names';
import type { AnyMechanism, Verified } from '../../accounting/types';

export interface FormRequest {
  plans: readonly Plan[];
  /** Of each plan, those that are asked for. */
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
    /** Comes later. */
    mu: Mu | null;
  }[];
  /** What libraries print for it, add/remove; of Poisson batches alone. */
  printed: readonly PrintedEpsilon[];
}

export interface FormReply {
  /** null where nothing was looked for, or while it is. */
  solution: GoalSolution | null;
  /** While it is. */
  progress: GoalProgress | null;
  /** In the order of the plans. */
  ways: readonly WayReply[];
}
