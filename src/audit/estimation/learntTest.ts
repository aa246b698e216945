// A test that is learnt on some scores, to be counted on others.
import { directMaximum } from './directMaximum';
import { areaUnderRoc, mergeSorted, type SortedScores } from './scores/roc';
import { errorsAbove } from './thresholdScan';
import type { FixedTest } from './trainingReport';

/** A threshold with as many scores below it as above, facing the side on which more than half of the scores of z lie. */
function middleTest({ original, substituted }: SortedScores): FixedTest {
  const all = mergeSorted(original, substituted);
  const originalAbove = areaUnderRoc({ original, substituted }) >= 0.5;
  return { threshold: all[Math.floor((all.length - 1) / 2)], originalAbove };
}

/** The test that promises most on some scores, or one in their middle where none promises anything. At least two scores a world. */
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
