// What chapter 5 asks of its workers, as plain data. Apart from the page's protocol, which every reader loads.
import type { CancellableApi, Reply } from '../../rpc/reply';
import type {
  OneRunCell,
  OneRunCellResult,
  OneRunDesign,
  OneRunFindings,
  RankedMoment,
} from '../../training/oneRun/types';
import type { FalseClaims } from './chapterMessages';

export type {
  OneRunCell,
  OneRunCellResult,
  OneRunDesign,
  OneRunFindings,
  RankedMoment,
} from '../../training/oneRun/types';

/** A run as it goes: its model so far; findings with the last step. */
export interface OneRunReply {
  moment: RankedMoment;
  /** Null until the last step: no bound is looked at on the way. */
  findings: OneRunFindings | null;
  /** Of this worker, so far. */
  seconds: number;
}

export interface OneRunSweepRequest {
  cells: readonly OneRunCell[];
}

export interface OneRunSweepReply {
  /** Of all steps of all runs, the share that is done. */
  share: number;
  /** In the order of the cells; those that are done. */
  results: readonly OneRunCellResult[];
}

/** Small audits of randomised response, claimed by several rules. */
export interface GuessCountRequest {
  m: number;
  epsilon: number;
  delta: number;
  confidence: number;
  audits: number;
  seed: number;
}

export interface GuessCountReply {
  audits: number;
  limit: number;
  tried: number;
  fixed: FalseClaims;
  best: FalseClaims;
  corrected: FalseClaims;
}

/** The worst case of the same mechanism, by the number of its runs. */
export interface ThousandsRequest {
  mechanism: { samplingRate: number; noiseMultiplier: number; steps: number };
  delta: number;
  confidence: number;
  seed: number;
  /** Per world. */
  runs: readonly number[];
}

export interface ThousandsReply {
  bounds: readonly { runs: number; epsilon: number }[];
  limit: number | null;
  /** Of this worker, for all of them so far. */
  seconds: number;
}

/** Partial replies come at most every few frames, in order. */
export interface OneRunApi extends CancellableApi {
  /** `assets`: where the page's data files lie. */
  run(
    design: OneRunDesign,
    assets: string,
    onPartial: (partial: OneRunReply) => void,
  ): Promise<Reply<OneRunReply>>;
  sweep(
    request: OneRunSweepRequest,
    onPartial: (partial: OneRunSweepReply) => void,
  ): Promise<Reply<OneRunSweepReply>>;
  guessCounts(
    request: GuessCountRequest,
    onPartial: (partial: GuessCountReply) => void,
  ): Promise<Reply<GuessCountReply>>;
  thousands(
    request: ThousandsRequest,
    onPartial: (partial: ThousandsReply) => void,
  ): Promise<Reply<ThousandsReply>>;
}
