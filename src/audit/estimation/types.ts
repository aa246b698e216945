// What an audit says, as plain data: every number with its kind, confidence, assumptions and adjacency.

import type { Sentence } from '../../base/sentences/sentence';
import type { ByEstimator, EstimatorId } from '../estimators/registry';

/** Moments at which confidence holds: over the planned number of runs; at every moment at once, so one may look and stop; or not yet. */
export type Moment = 'planned' | 'every' | 'provisional';

/** A lower bound on epsilon with what must be said beside it, whatever was observed. */
export interface Bound {
  estimator: EstimatorId;
  /** Adjacency of the audit's game. */
  adjacency: 'add-remove' | 'substitute';
  /** The lower bound at the audit's delta. */
  epsilon: number;
  /** 1 - alpha, e.g. 0.95. For what is only published, the nominal level, which does not hold. */
  confidence: number;
  /** True when the stated confidence holds under the assumptions listed. */
  confidenceHolds: boolean;
  /** Left out in older recordings, all of which have a planned number of runs. */
  moment?: Moment;
  assumptions: readonly Sentence[];
}

/** What an estimator of two worlds says of runs of this project's own. */
export interface Estimate extends Bound {
  adjacency: 'substitute';
  /** Epsilon at the plug-in rates, for the dot of an interval. */
  pointEstimate: number;
  /** Epsilon at the rates' other confidence end: upper end of the drawn interval. May be Infinity. */
  upper: number;
}

/** A summary over independent repeats of one audit. With one repeat twoStandardErrors is null. */
export interface RepeatSummary {
  mean: number;
  twoStandardErrors: number | null;
  values: readonly number[];
}

export interface Interval {
  lowerTwoSided: number;
  upperTwoSided: number;
}

/** The error probability under a fair coin: plug-in, and its one-sided bounds, each at 1 - confidence. */
export interface ErrorProbability {
  lower: number;
  point: number;
  upper: number;
}

export type ConversionRule = 'gaussian' | 'noise-multiplier' | 'known-law';

export interface Conversion {
  rule: ConversionRule;
  /** Decreasing; 0 from 1/2 on, Infinity at 0. */
  epsilonOf(error: number): number;
}

export interface ThresholdReading {
  threshold: number;
  /** Runs with z' above the threshold, taken for runs with z. */
  falsePositives: number;
  /** Runs with z whose score is at or below the threshold. */
  falseNegatives: number;
  runs: number;
  /** Two-sided at `confidence` apart: both upper ends hold together with that confidence. */
  fpr: Interval;
  fnr: Interval;
  /** Both kinds of error together, as a share of all guesses; each bound one-sided at `confidence`. */
  error: ErrorProbability;
  /** What a guarantee must have for these rates, at either end. Left out in older recordings. */
  mu?: { lower: number; upper: number };
  /** First reading: no shape of the trade-off curve assumed; from both upper ends. */
  direct: number;
  /** Second: along a Gaussian curve; null where that overshoots (1/2 < q < 1), or the law is known. */
  gaussian: number | null;
  /** Third: the accuracy bound, from the upper bound of the error rate alone. */
  valid: number;
  rule: ConversionRule;
}

/** Does the add/remove curve, as a whole, fail to cover this substitution? */
export interface CurveTest {
  errorUpper: number;
  /** (1 - TV_AR)/2: no test could err less if the add/remove curve covered the substitution. */
  errorFloorAddRemove: number;
  /** (1 - TV_S)/2, a sanity check. If errorUpper lies under it, there is a bug. */
  errorFloorSubstitute: number;
  contradicts: boolean;
  confidence: number;
}

/**
 * The worst case's report. Each estimator has one estimate a repeat, by its key: `directPlanned` and `valid` at
 * thresholds planned before the draws, `direct` and `paper` at the best of all, so over-optimistic by selection.
 */
export interface WorstCaseReport extends ByEstimator<'worstCase', RepeatSummary> {
  /** Draws per world in each repeat. */
  runs: number;
  repeats: number;
  /** Estimates over all draws of all repeats at once. */
  pooled: ByEstimator<'worstCase', Estimate>;
  /** The reading behind `pooled.valid`: the test at the likelihood ratio's threshold, 0 for Poisson batches. */
  atZero: ThresholdReading;
  /** The reading behind `pooled.directPlanned`. */
  atPlanned: ThresholdReading;
  /** null where add/remove is no question about such batches. */
  curveTest: CurveTest | null;
  /** The most that an S1 audit can show with unlimited runs; NaN if it could not be verified. No guarantee. */
  hiddenStateEpsilon: number;
}

/** Draws from number `from` on, in every repeat: its scores in world D, then those in D', repeat by repeat. */
export interface DrawnBlock {
  from: number;
  scores: Float64Array;
}

export interface WorldErrors {
  originalErrors: number;
  originalRuns: number;
  substitutedErrors: number;
  substitutedRuns: number;
}
