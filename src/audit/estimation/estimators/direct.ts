// The estimators of the direct bound: epsilon at delta from error counts, with no assumed shape of the trade-off curve.
import { directEpsilon } from '../directBound';
import { directMaximum } from '../directMaximum';
import { assemble, boundsAt, type EstimateRecipe, NOTHING, ratesOf } from '../estimate';
import { type EstimateTerms, type FixedCount, type ObservedScores, selectedMoment } from '../observed';
import { ESTIMATION } from '../sentences';
import type { Estimate, Moment } from '../types';
import type { ScoreEstimator } from './scoreEstimator';

const RECIPES = {
  best: {
    estimator: 'direct',
    confidenceHolds: false,
    assumptions: [ESTIMATION.substitute, ESTIMATION.bestNotGuaranteed, ESTIMATION.noShape],
  },
  planned: {
    estimator: 'direct',
    confidenceHolds: true,
    assumptions: [
      ESTIMATION.substitute,
      ESTIMATION.independentRuns,
      ESTIMATION.plannedWhereMost,
      ESTIMATION.noShape,
    ],
  },
  calibrated: {
    estimator: 'direct',
    confidenceHolds: true,
    assumptions: [
      ESTIMATION.substitute,
      ESTIMATION.independentRuns,
      ESTIMATION.calibrated,
      ESTIMATION.noShape,
    ],
  },
} satisfies Record<string, EstimateRecipe>;

function directEstimate(
  recipe: EstimateRecipe,
  { errors, originalRuns, substitutedRuns }: Omit<FixedCount, 'origin'>,
  { delta, confidence }: EstimateTerms,
  moment: Moment,
): Estimate {
  const runs = { original: { length: originalRuns }, substituted: { length: substitutedRuns } };
  const { point, lower, upper } = ratesOf(errors, runs, confidence, boundsAt(moment));
  const epsilon = ([a, b]: readonly [number, number]) => directEpsilon(a, b, delta);
  return assemble(recipe, confidence, moment, {
    epsilon: epsilon(upper),
    pointEstimate: epsilon(point),
    upper: epsilon(lower),
  });
}

/** The direct bound, read at the threshold that was planned or calibrated for it. */
const atFixed =
  (terms: EstimateTerms) =>
  ({ fixed: { planned }, moment }: ObservedScores): Estimate =>
    directEstimate(RECIPES[planned.origin], planned, terms, moment);

/** The direct bound at the best of all thresholds; 0 if none of them shows anything. */
function atBest(terms: EstimateTerms) {
  const { delta, confidence, tables } = terms;
  const maximum = directMaximum(delta, confidence, tables);
  return (observed: ObservedScores): Estimate => {
    const { original, substituted } = observed.scores;
    const errors = maximum(observed.scores);
    const moment = selectedMoment(observed);
    if (errors === null) return assemble(RECIPES.best, confidence, moment, NOTHING);
    const count = { errors, originalRuns: original.length, substitutedRuns: substituted.length };
    return directEstimate(RECIPES.best, count, terms, moment);
  };
}

export const directBest = {
  audits: { worstCase: 'direct', trained: 'directBest' },
  label: 'direct, at the best of all thresholds',
  claim: 'published',
  source: 'Kairouz2015',
  estimate: atBest,
} as const satisfies ScoreEstimator;

export const direct = {
  audits: { worstCase: 'directPlanned', trained: 'direct' },
  label: 'direct, from counts with no shape assumed',
  claim: 'bound',
  source: 'Kairouz2015',
  choice: { threshold: 'planned' },
  estimate: atFixed,
} as const satisfies ScoreEstimator;
