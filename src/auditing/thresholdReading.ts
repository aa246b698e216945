// What one threshold says about two samples of scores: errors, the intervals of their rates, the epsilon they certify.
// Honest only for a threshold that was chosen without these scores; what choosing one afterwards does is
// canaries/thresholdChoice.ts.
import { conversionRule } from './accuracyBound';
import { type ClopperPearson, clopperPearson } from './clopperPearson';
import { lowerBoundsFromCounts } from './lowerBounds';
import { countAtMost, type SortedScores } from './roc';

export interface ThresholdReading {
  threshold: number;
  /** Runs with z' above the threshold, taken for runs with z. */
  falsePositives: number;
  /** Runs with z at or below it. */
  falseNegatives: number;
  /** Runs in each world. */
  runs: number;
  /** Two-sided at `confidence` apart. */
  fpr: Pick<ClopperPearson, 'lowerTwoSided' | 'upperTwoSided'>;
  fnr: Pick<ClopperPearson, 'lowerTwoSided' | 'upperTwoSided'>;
  /** Lower bound that assumes no shape of the trade-off curve; both rates bounded jointly at `confidence`. */
  direct: number;
  /** Reading along a Gaussian trade-off curve; null where that overshoots (1/2 < q < 1). */
  gaussian: number | null;
}

/** The rule "z if score > threshold" held against ascending scores of both worlds, equally many. Throws LabError. */
export function readThreshold(
  scores: SortedScores,
  threshold: number,
  { samplingRate, delta, confidence }: { samplingRate: number; delta: number; confidence: number },
): ThresholdReading {
  const runs = scores.original.length;
  const falseNegatives = countAtMost(scores.original, threshold);
  const falsePositives = scores.substituted.length - countAtMost(scores.substituted, threshold);
  const bounds = lowerBoundsFromCounts(
    { falsePositives, negatives: scores.substituted.length, falseNegatives, positives: runs },
    1 - confidence,
    delta,
  );
  return {
    threshold,
    falsePositives,
    falseNegatives,
    runs,
    fpr: clopperPearson(falsePositives, scores.substituted.length, 1 - confidence),
    fnr: clopperPearson(falseNegatives, runs, 1 - confidence),
    direct: bounds.epsDirectJoint,
    gaussian: conversionRule(samplingRate) === 'gaussian' ? bounds.epsGdpJoint : null,
  };
}
