// The results of an audit as plain data: every number with its kind, confidence, assumptions and adjacency.

import type { Sentence } from '../../base/sentences/sentence';
import type { ByEstimator, EstimatorId } from '../estimators/registry';

/** Moments at which confidence holds: over the planned number of runs; at every moment at once, so one may look and stop; or not yet. */
export type Moment = 'planned' | 'every' | 'provisional';

/** A lower bound on epsilon with what must be said beside it, for scores, counts and guesses alike. */
export interface Bound {
  estimator: EstimatorId;
  /** Adjacency of the audit's game. */
  adjacency: 'add-remove' | 'substitute';
  /** The lower bound at the audit's delta. */
  epsilon: number;
  /** 1 - alpha, e.g. 0.95. For an estimator that is only published it is the nominal confidence, which does not hold. */
  confidence: number;
  /** True when the stated confidence holds under the assumptions listed. */
  confidenceHolds: boolean;
  /** Moment at which the confidence holds. Left out in older recordings, all of which have a planned number of runs. */
  moment?: Moment;
  assumptions: readonly Sentence[];
}

/** An estimate from runs that this project has made in two worlds. */
export interface Estimate extends Bound {
  adjacency: 'substitute';
  /** Epsilon at the plug-in rates, for the dot of an interval. */
  pointEstimate: number;
  /** Epsilon at the lower confidence ends of the rates, drawn as the upper end of an interval. May be Infinity. */
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

/** The error probability under a fair coin: plug-in, and its one-sided bounds, each at the level 1 - confidence. */
export interface ErrorProbability {
  lower: number;
  point: number;
  upper: number;
}

export type ConversionRule = 'gaussian' | 'noise-multiplier' | 'known-law';

export interface Conversion {
  rule: ConversionRule;
  /** Epsilon that an error probability implies: never increasing, 0 from 1/2 on, Infinity at 0. */
  epsilonOf(error: number): number;
}

/** The reading of scores at one threshold. z is the record of the original world, and z' the one in its place. */
export interface ThresholdReading {
  threshold: number;
  /** Runs with z' above the threshold, taken for runs with z. */
  falsePositives: number;
  /** Runs with z whose score is at or below the threshold. */
  falseNegatives: number;
  runs: number;
  /** Interval of each rate, two-sided at `confidence`. Both upper ends hold together with that confidence. */
  fpr: Interval;
  fnr: Interval;
  /** Both kinds of error together, as a share of all guesses; each bound one-sided at `confidence`. */
  error: ErrorProbability;
  /** mu of the Gaussian trade-off curve through both rates, at either end of their intervals. Left out in older recordings. */
  mu?: { lower: number; upper: number };
  /** Epsilon from both upper ends, with no shape of the trade-off curve assumed. */
  direct: number;
  /** Epsilon along a Gaussian curve; null where that overshoots (at sampling rates between 1/2 and 1), or the law is known. */
  gaussian: number | null;
  /** Epsilon by the accuracy bound, from the upper bound of the error rate alone. */
  valid: number;
  rule: ConversionRule;
}

/** Result of the test whether the add/remove curve, as a whole, fails to cover this substitution. */
export interface CurveTest {
  errorUpper: number;
  /** (1 - TV_AR)/2, TV_AR being the add/remove curve's total variation: no test could err less if that curve covered the substitution. */
  errorFloorAddRemove: number;
  /** (1 - TV_S)/2 by the substitute curve's total variation. Only chance, rarer than alpha, or a bug puts errorUpper under it. */
  errorFloorSubstitute: number;
  contradicts: boolean;
  confidence: number;
}

/**
 * The worst case's report, with one estimate per repeat under each estimator's key. `directPlanned` and `valid` are read at
 * thresholds that were planned before the draws. `direct` and `paper` are read at the best of all thresholds, so that they
 * are over-optimistic.
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
  /** Test of the add/remove curve; null if the sampling of batches has no add/remove adjacency. */
  curveTest: CurveTest | null;
  /** The most that an audit by the worst-case attack S1 can show with unlimited runs; NaN if it could not be verified. No guarantee. */
  hiddenStateEpsilon: number;
}

/** Draws from number `from` on, in every repeat: its scores in the original world, then those in the substituted one, repeat by repeat. */
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
