// The errors of one checkpoint's scores at a threshold that some runs set, counted on the others.
import { calibrateMidpoint } from './holdoutThreshold';
import type { FixedCount } from './observed';
import type { WorldScores } from './scores/scoreStore';
import type { FixedTest } from './trainingReport';
import type { Moment } from './types';

/**
 * The test's threshold and orientation are learnt from the first fifth of each world's scores, which are left out of
 * the count (spec 4c, 4d). The fifth is that of the `planned` runs per world: once it is there, the test stays, and
 * the bounds of every moment apply. Pairs may join in any order that does not depend on their scores.
 */
export function calibratedCount(
  { original, substituted }: WorldScores,
  { moment, planned }: { moment: Moment; planned: number } = { moment: 'planned', planned: original.length },
): { test: FixedTest; count: FixedCount } {
  const { test, errors } = calibrateMidpoint(original, substituted, moment === 'every' ? planned : undefined);
  const { originalErrors, originalRuns, substitutedErrors, substitutedRuns } = errors;
  return {
    test,
    count: {
      origin: 'calibrated',
      errors: { threshold: test.threshold, originalErrors, substitutedErrors },
      originalRuns,
      substitutedRuns,
    },
  };
}
