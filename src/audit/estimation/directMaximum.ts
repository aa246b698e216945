// The direct (epsilon, delta) bound maximised over all thresholds, as estimators/paper.ts maximises the Gaussian reading.
// It is not a confidence bound, for the reason that is given there.
import { normalTail } from '../../base/numerics/normal';
import { remembered } from '../../base/numerics/remembered';
import { directEpsilon } from './directBound';
import type { SortedScores } from './scores/roc';
import { type BoundTables, bestThreshold, type Criterion } from './thresholdScan';

function directCriterion(delta: number): Criterion {
  /** ln U and ln(1 - delta - U) of the bounded rate U at every error count. */
  const logRates = remembered((quantiles: Float64Array) => {
    const rates = quantiles.map(normalTail);
    return { rate: rates.map(Math.log), rest: rates.map((u) => Math.log(Math.max(0, 1 - delta - u))) };
  });
  return {
    prepare(originalTable, substitutedTable) {
      const a = logRates(originalTable);
      const b = logRates(substitutedTable);
      return (original, substituted) =>
        Math.max(a.rest[original] - b.rate[substituted], b.rest[substituted] - a.rate[original]);
    },
    ofRates: (originalRate, substitutedRate) => directEpsilon(originalRate, substitutedRate, delta),
    // with U = 1 - Phi(z), Phi the normal distribution function, |d ln U / dz| is the normal hazard, which is below 40 for every rate
    // that float64 holds
    sensitivity: 80,
  };
}

/**
 * Returns a function that finds the threshold with the largest direct bound among all splits of some scores, each rate bounded at
 * (1 - confidence)/2; null when none is above 0. It keeps tables, so that scores of equal size should share one function.
 */
export function directMaximum(delta: number, confidence: number, tables?: BoundTables) {
  const criterion = directCriterion(delta);
  return (scores: SortedScores) =>
    bestThreshold(scores, (1 - confidence) / 2, criterion, tables && { tables });
}
