// The input of an estimator of two worlds: the scores, the tests that were fixed before they were seen, and the delta and
// confidence of the bound.
import { boundsAt } from './estimate';
import { errorProbability } from './rates/rateBounds';
import type { SortedScores } from './scores/roc';
import type { BoundTables, ThresholdErrors } from './thresholdScan';
import type { Conversion, ErrorProbability, Moment } from './types';

/** The errors of a test whose threshold does not depend on the counted runs. */
export interface FixedCount {
  /** Origin of the threshold: fixed before any score was seen, or on runs that are left out of the count. */
  origin: 'planned' | 'calibrated';
  errors: ThresholdErrors;
  originalRuns: number;
  substitutedRuns: number;
}

export interface ObservedScores {
  /** The scores of all runs, in both worlds. */
  scores: SortedScores;
  /**
   * Counts at two tests: the one at which the error rate is read, and the one at which a bound without a shape is
   * planned to be largest. Often both are the same.
   */
  fixed: Readonly<Record<'likelihood-ratio' | 'planned', FixedCount>>;
  /** The way from an error rate to an epsilon of the audited mechanism. */
  conversion: Conversion;
  /** Moment at which the confidence of what is read at a fixed threshold holds. */
  moment: Moment;
}

/** The terms of a bound, which do not depend on the scores. Tables are shared among scores of one size. */
export interface EstimateTerms {
  delta: number;
  /** 1 - alpha of a single claim. */
  confidence: number;
  tables: BoundTables;
}

/** Moment of an estimate whose threshold is chosen on the scores. It is provisional before the planned number of runs. */
export const selectedMoment = ({ moment }: ObservedScores): Moment =>
  moment === 'planned' ? 'planned' : 'provisional';

/** The error probability of a fixed test, by the bounds that hold at its moment. */
export const observedErrors = (
  { errors: { originalErrors, substitutedErrors }, originalRuns, substitutedRuns }: FixedCount,
  confidence: number,
  moment: Moment,
): ErrorProbability =>
  errorProbability(
    { originalErrors, originalRuns, substitutedErrors, substitutedRuns },
    confidence,
    boundsAt(moment),
  );
