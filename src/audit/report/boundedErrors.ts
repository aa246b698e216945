// Error counts with upper bounds on their rates.
import type { ErrorCounts } from '../estimation/lowerBounds';
import type { RateBounds } from '../estimation/rates/rateBounds';

export interface BoundedErrors extends ErrorCounts {
  /** Null where only counts are known. */
  threshold: number | null;
  fprUpper: number;
  fnrUpper: number;
}

/** Each rate bounded above at `level` of its own. */
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
