// The published audit estimate: the largest Gaussian reading over all thresholds of the empirical ROC curve.
// Not a confidence bound: maximising a 95% bound over thousands of thresholds breaks its level (test/statistics).
import { epsilonFromMu, muFromRates } from './lowerBounds';
import type { SortedScores } from './scores/roc';
import { type BoundTables, bestThreshold, type Criterion, type ThresholdErrors } from './thresholdScan';

/** mu = Phi^-1(1 - FPR) - Phi^-1(FNR). epsilon grows with it, so mu is what is maximised. */
const GAUSSIAN: Criterion = {
  prepare: (originalTable, substitutedTable) => (original, substituted) =>
    originalTable[original] + substitutedTable[substituted],
  ofRates: ({ originalRate, substitutedRate }) => muFromRates(originalRate, substitutedRate),
  sensitivity: 2,
};

export interface PaperEstimate {
  epsilon: number;
  mu: number;
  /** The threshold at which the maximum is taken, or null if no threshold shows anything. */
  at: ThresholdErrors | null;
}

/**
 * Maximum over all empirical thresholds of the Gaussian conversion of two-sided Clopper-Pearson upper ends (each rate at
 * (1 - confidence)/2). A threshold counts as 0 where a bounded rate lies outside [delta, 1 - delta]; above 1 - delta the
 * other would have to be below delta, so only that side is checked. confidence in (0,1), delta in (0,1).
 * Pradhan et al., "Beyond Membership" (ICLR 2026), section 5 and its notebook; after Nasr et al. (2023).
 */
export function paperEstimate(
  scores: SortedScores,
  delta: number,
  confidence: number,
  tables?: BoundTables,
): PaperEstimate {
  const best = bestThreshold(scores, (1 - confidence) / 2, GAUSSIAN, {
    smallestRate: delta,
    ...(tables && { tables }),
  });
  if (best === null) return { epsilon: 0, mu: 0, at: null };
  const { value: mu, ...at } = best;
  return { epsilon: epsilonFromMu(mu, delta), mu, at };
}
