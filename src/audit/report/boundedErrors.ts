// Error counts with upper bounds on their rates.
import type { ErrorCounts } from '../estimation/lowerBounds';
import type { RateBounds } from '../estimation/rates/rateBounds';

export interface BoundedErrors extends ErrorCounts {
  /** Threshold at which the errors were counted; null if only the counts are known. */
  threshold: number | null;
  fprUpper: number;
  fnrUpper: number;
}

/** Error counts with upper bounds on both rates, each at `level`. */
export function boundedCounts(
  counts: ErrorCounts,
  threshold: number | null,
  level: number,
  bounds: RateBounds,
): BoundedErrors {
  const { falsePositives, negatives, falseNegatives, positives } = counts;
  return {
    ...counts,
    threshold,
    fprUpper: bounds.upper(falsePositives, negatives, level),
    fnrUpper: bounds.upper(falseNegatives, positives, level),
  };
}
