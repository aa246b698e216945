// The published audit estimate: the largest Gaussian reading over all thresholds of the empirical ROC curve.
// Not a confidence bound: maximising a 95% bound over thousands of thresholds breaks its level (test/statistics).
import { assemble, type EstimateRecipe, NOTHING, ratesOf } from '../estimate';
import { epsilonFromMu, muFromRates } from '../lowerBounds';
import { type EstimateTerms, type ObservedScores, selectedMoment } from '../observed';
import { PLANNED_NUMBER } from '../rates/rateBounds';
import type { SortedScores } from '../scores/roc';
import { ESTIMATION } from '../sentences';
import { type BoundTables, bestThreshold, type Criterion } from '../thresholdScan';
import type { Estimate } from '../types';
import type { ScoreEstimator } from './scoreEstimator';

const RECIPE: EstimateRecipe = {
  estimator: 'paper',
  confidenceHolds: false,
  assumptions: [ESTIMATION.substitute, ESTIMATION.bestDoesNotHold, ESTIMATION.gaussianShape],
};

/**
 * The criterion mu = Phi^-1(1 - FPR) - Phi^-1(FNR), Phi being the normal distribution function. It is maximised in place of epsilon,
 * which grows with it.
 */
const GAUSSIAN: Criterion = {
  prepare: (originalTable, substitutedTable) => (original, substituted) =>
    originalTable[original] + substitutedTable[substituted],
  ofRates: (originalRate, substitutedRate) => muFromRates(originalRate, substitutedRate),
  sensitivity: 2,
};

/**
 * Maximum over all empirical thresholds of the Gaussian conversion of two-sided Clopper-Pearson upper ends (each
 * rate at (1 - confidence)/2). A threshold counts as 0 where a bounded rate lies outside [delta, 1 - delta]. Only rates
 * below delta are looked for: if one is above 1 - delta, either the other is below delta, or both together exceed 1, which
 * shows nothing. confidence in (0,1), delta in (0,1). Pradhan et al., "Beyond Membership" (ICLR 2026), section 5 and its
 * notebook; after Nasr et al. (2023).
 */
export function paperEstimate(scores: SortedScores, delta: number, confidence: number, tables?: BoundTables) {
  const best = bestThreshold(scores, (1 - confidence) / 2, GAUSSIAN, {
    smallestRate: delta,
    ...(tables && { tables }),
  });
  if (best === null) return { epsilon: 0, at: null };
  const { value: mu, ...at } = best;
  return { epsilon: epsilonFromMu(mu, delta), at };
}

/** {@link paperEstimate}, with the point and the upper end at the threshold that it selected. */
const estimate =
  ({ delta, confidence, tables }: EstimateTerms) =>
  (observed: ObservedScores): Estimate => {
    const moment = selectedMoment(observed);
    const { epsilon, at } = paperEstimate(observed.scores, delta, confidence, tables);
    if (at === null) return assemble(RECIPE, confidence, moment, NOTHING);
    const { point, lower } = ratesOf(at, observed.scores, confidence, PLANNED_NUMBER);
    const gaussian = ([a, b]: readonly [number, number]) => epsilonFromMu(muFromRates(a, b), delta);
    return assemble(RECIPE, confidence, moment, {
      epsilon,
      pointEstimate: gaussian(point),
      upper: gaussian(lower),
    });
  };

export const paper = {
  audits: { worstCase: 'paper', trained: 'paper' },
  label: 'as published, with the best of all thresholds',
  claim: 'published',
  source: 'Pradhan2026',
  choice: { threshold: null },
  estimate,
} as const satisfies ScoreEstimator;
