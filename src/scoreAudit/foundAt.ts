// The share of z that a threshold finds at a rate of false alarms.
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
 * The threshold is a score of the other world, and the scores of z are independent of it: so the counted share of z
 * has its binomial interval, and the false-alarm rate that of the score's rank.
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
