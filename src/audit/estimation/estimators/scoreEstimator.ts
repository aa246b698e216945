// The type of an estimator that reads scores of two worlds.
import type { EstimatorAbout } from '../../estimators/about';
import type { EstimateTerms, ObservedScores } from '../observed';
import type { Estimate } from '../types';

/** An estimator's words and claims, with its function. */
export interface ScoreEstimator extends Omit<EstimatorAbout, 'reads'> {
  /** Called first with the terms. What it prepares for them is shared by all scores that it is then given. */
  estimate: (terms: EstimateTerms) => (observed: ObservedScores) => Estimate;
}
