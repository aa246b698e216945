// The scores that the audit of trained models reads and the report that it makes of them, checkpoint by checkpoint.
import type { Mechanism, Verified } from '../../accounting/types';
import type { ByEstimator } from '../estimators/registry';
import type { EffectSize } from './scores/effectSize';
import type { RocCurve } from './scores/roc';
import type { ScoreHistogram } from './scores/scoreHistogram';
import type { WorldScores } from './scores/scoreStore';
import type { CurveTest, Estimate, Moment } from './types';

export interface FixedTest {
  threshold: number;
  /** True when the original world has the larger scores: then "original if score > threshold". */
  originalAbove: boolean;
}

export interface CheckpointCeilings {
  addRemove: Verified;
  substitute: Verified;
  /** The most that the worst-case attack S1 can show of the checkpoint with unlimited runs. It is that attack's limit, not a guarantee. */
  hiddenState: Verified;
}

export const ceilingsOf = (points: readonly CheckpointCeilings[]): CheckpointCeilings[] =>
  points.map(({ addRemove, substitute, hiddenState }) => ({ addRemove, substitute, hiddenState }));

/**
 * The audit at one checkpoint, with an estimate under each estimator's key. `valid` and `direct` are calibrated on a share of
 * the runs and counted on the rest, at `confidence` for this checkpoint alone. `paper` and `directBest` use all runs at
 * thresholds that were chosen on them, so that they are over-optimistic.
 */
export interface CheckpointAudit extends ByEstimator<'trained', Estimate> {
  step: number;
  /** `valid` at 1 - alpha / (number of checkpoints), so that all checkpoints hold at once with `confidence`. */
  familyValid: Estimate;
  /** The test of the add/remove curve at the confidence of `familyValid`, so that a contradiction at any checkpoint may be claimed. */
  familyCurveTest: CurveTest;
  test: FixedTest;
  effectSize: EffectSize;
  /**
   * Whether `familyValid` exceeds the add/remove epsilon. Null if that would be no evidence, because at sampling
   * rates between 1/2 and 1 part of the number is accounting, or because the add/remove epsilon is not verified.
   */
  exceedsAddRemove: boolean | null;
  /** Whether `familyValid` exceeds the substitute epsilon, which is chance (rarer than alpha) or a defect and is reported as such. */
  exceedsSubstitute: boolean;
}

export interface TrainingAuditReport {
  /** Models per world that the estimates rest on, calibration share included. */
  runs: number;
  /** Moment at which the report's bounds hold. Older recordings, all with a planned number of runs, leave it out. */
  moment?: Moment;
  confidence: number;
  /** Confidence of `familyValid` at each checkpoint, 1 - alpha / (number of checkpoints). */
  familyConfidence: number;
  checkpoints: readonly CheckpointAudit[];
}

export interface ScoreView {
  step: number;
  roc: RocCurve;
  histogram: ScoreHistogram;
}

/** Scores by world and checkpoint, wherever they are kept. */
export interface KeptScores {
  /** Models of both worlds so far. */
  readonly models: number;
  /** Number of models 0, 1, 2, ... that are there without a gap. */
  readonly unbroken: number;
  /** Scores at one checkpoint of the pairs of models 2i and 2i + 1 that are both there, in their order. */
  at(checkpoint: number): WorldScores;
}

export interface AuditReadings {
  /** Models of both worlds so far. */
  readonly models: number;
  readonly ceilings: readonly CheckpointCeilings[];
  /** The report, the same for the same models in any order; null before there are two models in each world. */
  report(): TrainingAuditReport | null;
  /** ROC curve and histogram of a checkpoint; null before there is a model in each world. */
  view(checkpoint: number, bins?: number): ScoreView | null;
}

export interface TrainingAudit extends AuditReadings {
  /** Adds scores of models firstModel, firstModel + 1, ...: models x checkpoints, row-major. Blocks may come in any order. */
  add(firstModel: number, scores: Float64Array): void;
}

export interface CheckpointAccounts extends CheckpointCeilings {
  mechanism: Mechanism;
  addRemoveVariation: Verified;
  substituteVariation: Verified;
}
