// The bounds on rates that counts are turned into, for a planned number of runs or for every moment.
import type { ErrorProbability, WorldErrors } from '../types';
import { checkLevel, clopperPearsonLower, clopperPearsonUpper } from './clopperPearson';
import { anytimeLower, anytimeUpper } from './confidenceSequence';

/** One-sided bounds on the rate behind `count` of `trials`, each at `level`. */
export interface RateBounds {
  lower(count: number, trials: number, level: number): number;
  upper(count: number, trials: number, level: number): number;
}

export const PLANNED_NUMBER: RateBounds = { lower: clopperPearsonLower, upper: clopperPearsonUpper };

/**
 * Bounds at every number of runs at once, for runs that may be watched and stopped. This claim and the one at the planned
 * number each hold with their own confidence. The larger of the two does not, because either may be wrong.
 */
export const EVERY_MOMENT: RateBounds = { lower: anytimeLower, upper: anytimeUpper };

/**
 * Bounds on the error probability if a fair coin chooses the world. Each of the two holds alone with the confidence, not both
 * together. Worlds with equally many runs are pooled: their count is
 * no more spread than a binomial one (Hoeffding 1956). Other worlds are bounded apart, at half the level each, and
 * averaged. With the bounds of every moment a whole sequence of looks must be of one of the two kinds: always pooled, or
 * always apart. Throws InputError for a confidence outside (0, 1).
 */
export function errorProbability(
  errors: WorldErrors,
  confidence: number,
  bounds: RateBounds = PLANNED_NUMBER,
): ErrorProbability {
  checkLevel('confidence', confidence);
  const { originalErrors, originalRuns, substitutedErrors, substitutedRuns } = errors;
  const level = 1 - confidence;
  if (originalRuns === substitutedRuns) {
    const count = originalErrors + substitutedErrors;
    const trials = originalRuns + substitutedRuns;
    return {
      lower: bounds.lower(count, trials, level),
      point: count / trials,
      upper: bounds.upper(count, trials, level),
    };
  }
  const both = (bound: (count: number, trials: number, level: number) => number) =>
    0.5 *
    (bound(originalErrors, originalRuns, level / 2) + bound(substitutedErrors, substitutedRuns, level / 2));
  return {
    lower: both(bounds.lower),
    point: both((count, trials) => count / trials),
    upper: both(bounds.upper),
  };
}
