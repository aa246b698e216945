// A test that is learnt on some scores, so that its errors may be counted on others.
import { directMaximum } from './directMaximum';
import { areaUnderRoc, mergeSorted, type SortedScores } from './scores/roc';
import { errorsAbove } from './thresholdScan';
import type { FixedTest } from './trainingReport';

/** A test at the median of all scores, which takes the side where the scores of the original world mostly lie for that world. */
function middleTest({ original, substituted }: SortedScores): FixedTest {
  const all = mergeSorted(original, substituted);
  const originalAbove = areaUnderRoc({ original, substituted }) >= 0.5;
  return { threshold: all[Math.floor((all.length - 1) / 2)], originalAbove };
}

/**
 * The test with the largest direct bound on some scores, or a test at their median if no bound is above 0. At least two
 * scores per world.
 */
export function learntTest(scores: SortedScores, delta: number, alpha: number): FixedTest {
  const best = directMaximum(delta, 1 - alpha)(scores);
  if (best === null) return middleTest(scores);
  // the search tries a threshold both ways round and does not say which way it took
  const { threshold } = best;
  const { originalErrors, substitutedErrors } = errorsAbove(scores, threshold);
  const originalAbove =
    originalErrors === best.originalErrors && substitutedErrors === best.substitutedErrors;
  return { threshold, originalAbove };
}
