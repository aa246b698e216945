// What an audit says, as plain data: every number with its kind, confidence, assumptions and adjacency.
import type { EstimatorId } from './estimators/registry';
import type { CurveTest } from './profileRejection';
import type { ThresholdReading } from './thresholdReading';

/**
 * When an estimate's confidence holds: over the number of runs that was planned; at every moment at once, so that one may
 * look and stop; or not yet, for it is provisional until the planned number is reached.
 */
export type Moment = 'planned' | 'every' | 'provisional';

export interface Estimate {
  estimator: EstimatorId;
  /** The lower bound on epsilon at the request's delta. */
  epsilon: number;
  /** Where the value would stand without the confidence correction (plug-in rates), for the dot of an interval. */
  pointEstimate: number;
  /** The same recipe with the rates' other confidence end: upper end of the drawn interval. May be Infinity. */
  upper: number;
  /** 1 - alpha, e.g. 0.95. For 'paper' this is the nominal level that its selection over thresholds breaks. */
  confidence: number;
  /** True when the stated confidence holds under the assumptions listed. */
  confidenceHolds: boolean;
  /** Left out in older recordings, all of which are of a planned number. */
  moment?: Moment;
  adjacency: 'substitute';
  /** Short English sentences, ready to be shown. */
  assumptions: readonly string[];
}

/** Over independent repeats of one audit. With one repeat twoStandardErrors is null. */
export interface RepeatSummary {
  mean: number;
  twoStandardErrors: number | null;
  values: readonly number[];
}

/** A worst-case audit over the draws made so far. */
export interface WorstCaseReport {
  /** Draws per world in each repeat. */
  runs: number;
  repeats: number;
  /** Over the repeats, one estimate each. */
  paper: RepeatSummary;
  valid: RepeatSummary;
  /** At the best of all thresholds: over-optimistic by selection, like 'paper'. */
  direct: RepeatSummary;
  /** At a threshold planned before the draws: a true confidence bound. */
  directPlanned: RepeatSummary;
  /** Over all draws of all repeats at once. */
  pooled: Readonly<Record<EstimatorId, Estimate>> & { directPlanned: Estimate };
  /** The counts behind `pooled.valid`: the test at threshold 0, with all that its errors can be read as. */
  atZero: ThresholdReading;
  /** The counts behind `pooled.directPlanned`. */
  atPlanned: ThresholdReading;
  curveTest: CurveTest;
  /** The most that an S1 audit can show with unlimited runs, exactly; NaN where it could not be verified. No guarantee. */
  hiddenStateEpsilon: number;
}

/** Draws of a worst-case audit from number `from` on, in every repeat: its scores in world D, then those in D', repeat by repeat. */
export interface DrawnBlock {
  from: number;
  scores: Float64Array;
}
