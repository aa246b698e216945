// The published estimator, which takes the maximum over all thresholds along a Gaussian curve. Selection makes it
// over-optimistic.
import { assemble, type EstimateRecipe, NOTHING, ratesOf, SUBSTITUTE } from '../estimate';
import { epsilonFromMu, muFromRates } from '../lowerBounds';
import type { PaperEstimate } from '../paperEstimator';
import { PLANNED_NUMBER } from '../rates/rateBounds';
import type { SortedScores } from '../scores/roc';
import type { Estimate, Moment } from '../types';

const RECIPE: EstimateRecipe = {
  estimator: 'paper',
  confidenceHolds: false,
  assumptions: [
    SUBSTITUTE,
    'The best of all thresholds was chosen by looking at the scores, so the stated level does not hold, and the value exceeds the true epsilon more often than stated.',
    'The trade-off curve is assumed to be Gaussian.',
  ],
};

/** The published estimator; point and upper end are taken at the threshold it selected. */
export function paperEstimateReport(
  { epsilon, at }: PaperEstimate,
  scores: SortedScores,
  delta: number,
  confidence: number,
  moment: Moment = 'planned',
): Estimate {
  if (at === null) return assemble(RECIPE, confidence, moment, NOTHING);
  const { point, lower } = ratesOf(at, scores, confidence, PLANNED_NUMBER);
  const gaussian = ([a, b]: readonly [number, number]) => epsilonFromMu(muFromRates(a, b), delta);
  return assemble(RECIPE, confidence, moment, {
    epsilon,
    pointEstimate: gaussian(point),
    upper: gaussian(lower),
  });
}
