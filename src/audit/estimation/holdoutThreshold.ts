// A threshold and an orientation learnt from a share of the runs, which are then set aside. They serve for scores whose
// law is not known.
import { refusals } from '../../base/numerics/errors';
import { SCORES } from './scores/sentences';
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

/** Share of each world's runs from which the test is learnt and on which it is not counted. */
export const CALIBRATION_SHARE = 0.2;

/** Number of a world's runs from which the test is learnt: at least one, and at least one is left to count. */
export const calibrationRuns = (runs: number): number =>
  Math.min(runs - 1, Math.max(1, Math.round(CALIBRATION_SHARE * runs)));

/**
 * Test at the midpoint of the two worlds' mean scores over the calibration share of each world's first runs, and its errors
 * on the rest. The order of the runs must not depend on their scores. At least two runs per world; InputError otherwise.
 * `planned` is the number of runs per world in the end. If it is given, the share is one of these, and once it is complete
 * the test no longer changes as runs are added.
 */
export function calibrateMidpoint(
  original: Float64Array,
  substituted: Float64Array,
  planned?: number,
): { test: FixedTest; errors: WorldErrors } {
  if (original.length < 2 || substituted.length < 2)
    throw refusals('runs').outOfRange(
      SCORES.tooFewRuns({ original: original.length, substituted: substituted.length }),
    );
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
