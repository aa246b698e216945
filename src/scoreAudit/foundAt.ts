// The true-positive rate (the share of z that is found) at a given false-positive rate.
import { clopperPearsonLower, clopperPearsonUpper } from '../audit/estimation/rates/clopperPearson';
import { countAtMost, type SortedScores } from '../audit/estimation/scores/roc';

export interface FoundAt {
  /** The share of the other world that was allowed beyond the threshold. */
  fpr: number;
  /** An upper bound on that world's rate, one-sided. */
  fprUpper: number;
  /** The share of z beyond the threshold, with its interval. */
  tpr: number;
  tprLower: number;
  tprUpper: number;
}

/**
 * The share of z found at the false-alarm rate fpr in [0, 1), with intervals at 1 - alpha. The threshold is a score of the
 * other world, and the scores of z are independent of it. So the share of z has a binomial interval, and the false-alarm
 * rate has the bound that follows from the rank of that score.
 */
export function foundAt({ original, substituted }: SortedScores, fpr: number, alpha: number): FoundAt {
  const allowed = Math.floor(fpr * substituted.length);
  const threshold = substituted[substituted.length - 1 - allowed];
  const found = original.length - countAtMost(original, threshold);
  return {
    fpr,
    fprUpper: clopperPearsonUpper(allowed, substituted.length, alpha),
    tpr: found / original.length,
    tprLower: clopperPearsonLower(found, original.length, alpha / 2),
    tprUpper: clopperPearsonUpper(found, original.length, alpha / 2),
  };
}
