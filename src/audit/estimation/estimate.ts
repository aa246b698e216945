// The parts that all estimators share: the numbers of an estimate, with the sentences that must stand beside them. Each
// estimator's own recipe is in estimators/.

import type { Sentence } from '../../base/sentences/sentence';
import { EVERY_MOMENT, PLANNED_NUMBER, type RateBounds } from './rates/rateBounds';
import type { SortedScores } from './scores/roc';
import { ESTIMATION } from './sentences';
import type { ThresholdErrors } from './thresholdScan';
import type { Estimate, Moment, RepeatSummary } from './types';

/** Sentences that must stand beside an estimate because of the moment at which its confidence holds. */
export const MOMENT_WORDS: Record<Moment, readonly Sentence[]> = {
  planned: [],
  every: [ESTIMATION.everyMoment],
  provisional: [ESTIMATION.provisional],
};

export const boundsAt = (moment: Moment): RateBounds => (moment === 'every' ? EVERY_MOMENT : PLANNED_NUMBER);

export interface EstimateRecipe {
  estimator: Estimate['estimator'];
  confidenceHolds: boolean;
  assumptions: readonly Sentence[];
}

export function assemble(
  { estimator, confidenceHolds, assumptions }: EstimateRecipe,
  confidence: number,
  moment: Moment,
  { epsilon, pointEstimate, upper }: Pick<Estimate, 'epsilon' | 'pointEstimate' | 'upper'>,
): Estimate {
  return {
    estimator,
    confidenceHolds: confidenceHolds && moment !== 'provisional',
    moment,
    epsilon,
    pointEstimate,
    upper,
    confidence,
    adjacency: 'substitute',
    assumptions: [...assumptions, ...MOMENT_WORDS[moment]],
  };
}

/** Numbers of an estimate in which no threshold shows anything. */
export const NOTHING = { epsilon: 0, pointEstimate: 0, upper: Infinity };

/** Both error rates of a test: plug-in values, lower ends and upper ends of their intervals, two-sided at `confidence`. */
export function ratesOf(
  { originalErrors, substitutedErrors }: ThresholdErrors,
  { original, substituted }: Readonly<Record<keyof SortedScores, { length: number }>>,
  confidence: number,
  bounds: RateBounds,
) {
  const level = (1 - confidence) / 2;
  const both = (of: (errors: number, runs: number) => number) =>
    [of(originalErrors, original.length), of(substitutedErrors, substituted.length)] as const;
  return {
    point: both((errors, runs) => errors / runs),
    lower: both((errors, runs) => bounds.lower(errors, runs, level)),
    upper: both((errors, runs) => bounds.upper(errors, runs, level)),
  };
}

/** Mean over repeats and twice its standard error; null with a single repeat. At least one value. */
export function summarise(values: readonly number[]): RepeatSummary {
  const mean = values.reduce((sum, v) => sum + v, 0) / values.length;
  if (values.length < 2) return { mean, twoStandardErrors: null, values };
  const squares = values.reduce((sum, v) => sum + (v - mean) ** 2, 0);
  return { mean, twoStandardErrors: 2 * Math.sqrt(squares / ((values.length - 1) * values.length)), values };
}
