// The bound on (epsilon, delta) from counts, without any shape of the trade-off curve.
import { directEpsilon } from '../directBound';
import {
  assemble,
  boundsAt,
  CALIBRATED,
  type EstimateRecipe,
  INDEPENDENT,
  NO_SHAPE,
  NOTHING,
  ratesOf,
  SUBSTITUTE,
} from '../estimate';
import type { SortedScores } from '../scores/roc';
import type { ThresholdErrors } from '../thresholdScan';
import type { Estimate, Moment } from '../types';

const RECIPES = {
  'direct-best': {
    estimator: 'direct',
    confidenceHolds: false,
    assumptions: [
      SUBSTITUTE,
      'The best of all thresholds was chosen by looking at the scores, so the stated level is not guaranteed.',
      NO_SHAPE,
    ],
  },
  'direct-planned': {
    estimator: 'direct',
    confidenceHolds: true,
    assumptions: [
      SUBSTITUTE,
      INDEPENDENT,
      'The threshold was fixed before any score was seen, where the known law of the worst case promises most.',
      NO_SHAPE,
    ],
  },
  'direct-calibrated': {
    estimator: 'direct',
    confidenceHolds: true,
    assumptions: [SUBSTITUTE, INDEPENDENT, CALIBRATED, NO_SHAPE],
  },
} satisfies Record<string, EstimateRecipe>;

/** `at`: null where no threshold shows anything. */
export function directEstimate(
  recipe: keyof typeof RECIPES,
  at: ThresholdErrors | null,
  scores: SortedScores,
  delta: number,
  confidence: number,
  moment: Moment = 'planned',
): Estimate {
  if (at === null) return assemble(RECIPES[recipe], confidence, moment, NOTHING);
  const { point, lower, upper } = ratesOf(at, scores, confidence, boundsAt(moment));
  const direct = ([a, b]: readonly [number, number]) => directEpsilon(a, b, delta);
  return assemble(RECIPES[recipe], confidence, moment, {
    epsilon: direct(upper),
    pointEstimate: direct(point),
    upper: direct(lower),
  });
}
