// A threshold and an orientation learnt from a share of the runs, which are then set aside.
// For scores whose law is not known. Spec: 4c step 1.
import { refusals } from '../../base/numerics/errors';
import type { FixedTest } from './trainingReport';
import type { WorldErrors } from './types';

const mean = (values: Float64Array): number => values.reduce((sum, x) => sum + x, 0) / values.length;

/** Errors of a test on given runs; a score exactly at the threshold counts as below it. */
export function errorsOf(test: FixedTest, original: Float64Array, substituted: Float64Array): WorldErrors {
  const above = (values: Float64Array) => {
    let count = 0;
    for (let i = 0; i < values.length; i++) if (values[i] > test.threshold) count++;
    return count;
  };
  const originalAbove = above(original);
  const substitutedAbove = above(substituted);
  return {
    originalErrors: test.originalAbove ? original.length - originalAbove : originalAbove,
    originalRuns: original.length,
    substitutedErrors: test.originalAbove ? substitutedAbove : substituted.length - substitutedAbove,
    substitutedRuns: substituted.length,
  };
}

/** Share of each world's runs that sets the test and is not counted (spec 4c). */
export const CALIBRATION_SHARE = 0.2;

/** How many of a world's runs that is: at least one, and at least one is left to count. */
export const calibrationRuns = (runs: number): number =>
  Math.min(runs - 1, Math.max(1, Math.round(CALIBRATION_SHARE * runs)));

/**
 * Midpoint of the two worlds' mean scores over that share of each world's first runs (in an order that does not
 * depend on the scores), and the errors on the rest. At least two runs per world. `planned`: how many there will be
 * in the end, so that the test stays.
 */
export function calibrateMidpoint(
  original: Float64Array,
  substituted: Float64Array,
  planned?: number,
): { test: FixedTest; errors: WorldErrors } {
  if (original.length < 2 || substituted.length < 2)
    throw refusals('runs')
      .outOfRange`There are ${original.length} and ${substituted.length} runs. Give at least two per world.`;
  const cut = ({ length }: Float64Array) => Math.min(length - 1, calibrationRuns(planned ?? length));
  const originalCut = cut(original);
  const substitutedCut = cut(substituted);
  const originalMean = mean(original.subarray(0, originalCut));
  const substitutedMean = mean(substituted.subarray(0, substitutedCut));
  const test = {
    threshold: 0.5 * (originalMean + substitutedMean),
    originalAbove: originalMean >= substitutedMean,
  };
  return {
    test,
    errors: errorsOf(test, original.subarray(originalCut), substituted.subarray(substitutedCut)),
  };
}
