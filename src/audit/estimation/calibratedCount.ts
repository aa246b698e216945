// The errors of one checkpoint's scores at a threshold that is learnt from some runs and counted on the others.
import { calibrateMidpoint } from './holdoutThreshold';
import type { FixedCount } from './observed';
import type { WorldScores } from './scores/scoreStore';
import type { FixedTest } from './trainingReport';
import type { Moment } from './types';

/**
 * Learns the test's threshold and orientation from the first fifth of each world's scores, which are left out of the count.
 * At the moment 'every' it is a fifth of the `planned` runs per world, all of which must be there. Then the test no longer
 * changes, so that bounds for every moment apply. At other moments it is a fifth of the scores that are given. Pairs may
 * join in any order that does not depend on their scores.
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
