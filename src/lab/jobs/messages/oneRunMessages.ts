// What chapter 5 asks of its workers, as plain data. Apart from the page's protocol, which every reader loads.
import type { Mechanism } from '../../../accounting/types';
import type {
  OneRunCell,
  OneRunCellResult,
  OneRunCheckpoint,
  OneRunFindings,
  RankedMoment,
} from '../../../addons/oneRun/training/types';

export type {
  GuessCountChoice as GuessCountReply,
  GuessCountChoiceQuery as GuessCountRequest,
} from '../../../addons/oneRun/canaries/guessCountChoice';
export type {
  OneRunCell,
  OneRunCellResult,
  OneRunCheckpoint,
  OneRunDesign,
  OneRunFindings,
  RankedMoment,
} from '../../../addons/oneRun/training/types';

/** A run as it goes: its model so far; findings with the last step. */
export interface OneRunReply {
  /** Share made of what training starts from, 0 to 1; 1 with the first step. */
  prepared: number;
  /** Null until the first step. */
  moment: RankedMoment | null;
  /** Null until the last step: no bound is looked at on the way. */
  findings: OneRunFindings | null;
  /** Seconds that workers have spent on it so far. */
  seconds: number;
}

/** A run as far as a worker has come, from which the next worker continues. */
export interface OneRunSoFar {
  checkpoint: OneRunCheckpoint;
  seconds: number;
}

/** A reply as it grows, in the form in which resumable calls report it. */
export interface Told<Value> {
  partial: Value;
}

export interface OneRunSweepRequest {
  cells: readonly OneRunCell[];
}

export interface OneRunSweepReply {
  /** The share that is done of all steps of all runs. */
  share: number;
  /** In the order of the cells; those that are done. */
  results: readonly OneRunCellResult[];
}

/** Asks for the worst case of the same mechanism at several numbers of runs. */
export interface ThousandsRequest {
  mechanism: Mechanism;
  delta: number;
  confidence: number;
  seed: number;
  /** Per world. */
  runs: readonly number[];
}

export interface ThousandsReply {
  bounds: readonly { runs: number; epsilon: number }[];
  limit: number | null;
  /** Seconds that this worker has spent on all of them so far. */
  seconds: number;
}
