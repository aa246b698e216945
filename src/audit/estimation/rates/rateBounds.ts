// The bounds that a count is read with, either for a number of runs that was planned, or for every moment.
import { clopperPearsonLower, clopperPearsonUpper } from './clopperPearson';
import { anytimeLower, anytimeUpper } from './confidenceSequence';

/** One-sided bounds on the rate behind `count` of `trials`, each at `level`. */
export interface RateBounds {
  lower(count: number, trials: number, level: number): number;
  upper(count: number, trials: number, level: number): number;
}

/** Bounds at the number of runs that was planned before the first. */
export const PLANNED_NUMBER: RateBounds = { lower: clopperPearsonLower, upper: clopperPearsonUpper };

/**
 * Bounds at every number of runs at once, so runs may be watched and stopped. This claim and the one at the planned number
 * each hold with their confidence, and whoever keeps the larger of the two risks both errors.
 */
export const EVERY_MOMENT: RateBounds = { lower: anytimeLower, upper: anytimeUpper };
