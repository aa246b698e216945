// What the audit of trained models reports, as plain data, checkpoint by checkpoint.
import type { Verified } from '../../accounting/types';
import type { EffectSize } from './scores/effectSize';
import type { RocCurve } from './scores/roc';
import type { ScoreHistogram } from './scores/scoreHistogram';
import type { CurveTest, Estimate, Moment } from './types';

export interface FixedTest {
  threshold: number;
  /** True when world D has the larger scores: then "D if score > threshold". */
  originalAbove: boolean;
}

/** What the accountants say about the first t steps, to be drawn beside the audit. */
export interface CheckpointCeilings {
  addRemove: Verified;
  substitute: Verified;
  /** The most that S1 can show at theta_t with unlimited runs. It is the limit of that attack, not a guarantee. */
  hiddenState: Verified;
}

export interface CheckpointAudit {
  step: number;
  /** Counts over all runs, with thresholds chosen on them, so it is over-optimistic. */
  paper: Estimate;
  directBest: Estimate;
  /** Calibrated on a share and counted on the rest, at `confidence` for this checkpoint alone. */
  valid: Estimate;
  direct: Estimate;
  /** `valid` at 1 - alpha / (number of checkpoints): all checkpoints hold at once with `confidence`. */
  familyValid: Estimate;
  /** At the family's confidence, so that "at some checkpoint" may be claimed. */
  familyCurveTest: CurveTest;
  test: FixedTest;
  effectSize: EffectSize;
  /**
   * Whether `familyValid` exceeds the add/remove epsilon. Null if that would be no evidence, because for 1/2 < q < 1 part
   * of the number is accounting, or because the add/remove epsilon is not verified.
   */
  exceedsAddRemove: boolean | null;
  /** `familyValid` above the substitute epsilon is chance (rarer than alpha) or a defect, and is reported as such. */
  exceedsSubstitute: boolean;
}

export interface TrainingAuditReport {
  /** Models per world that the estimates rest on, calibration share included. */
  runs: number;
  /** When its bounds hold. Older recordings, all with a planned number of runs, leave it out. */
  moment?: Moment;
  confidence: number;
  /** 1 - alpha / checkpoints. */
  familyConfidence: number;
  checkpoints: readonly CheckpointAudit[];
}

/** The scores behind one checkpoint's estimates. */
export interface ScoreView {
  step: number;
  roc: RocCurve;
  histogram: ScoreHistogram;
}
