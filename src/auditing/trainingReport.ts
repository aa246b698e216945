// What the audit of trained models says, as plain data, checkpoint by checkpoint.
import type { Verified } from '../accounting/types';
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
  /** The most that S1 can show at theta_t with unlimited runs: the limit of that attack, no guarantee. */
  hiddenState: Verified;
}

export interface CheckpointAudit {
  step: number;
  /** Counts over all runs, thresholds chosen on them: over-optimistic. */
  paper: Estimate;
  directBest: Estimate;
  /** Calibrated on a share, counted on the rest; at `confidence` for this checkpoint alone. */
  valid: Estimate;
  direct: Estimate;
  /** `valid` at 1 - alpha / (number of checkpoints): all checkpoints hold at once with `confidence`. */
  familyValid: Estimate;
  /** At the family's confidence, so that "at some checkpoint" may be claimed. */
  familyCurveTest: CurveTest;
  test: FixedTest;
  effectSize: EffectSize;
  /**
   * Whether `familyValid` exceeds the add/remove epsilon; null where that would be no evidence: for 1/2 < q < 1 part of
   * the number is accounting, and where the add/remove epsilon is not verified.
   */
  exceedsAddRemove: boolean | null;
  /** `familyValid` above the substitute epsilon: chance (rarer than alpha) or a defect, and to be reported as such. */
  exceedsSubstitute: boolean;
}

export interface TrainingAuditReport {
  /** Models per world that the estimates rest on, calibration share included. */
  runs: number;
  /** When its bounds hold; left out in older recordings, all of which are of a planned number. */
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
