// The default estimator, the accuracy bound at a threshold that was fixed in advance. It is a true confidence
// bound.

import type { Sentence } from '../../../base/sentences/sentence';
import { assemble } from '../estimate';
import { type EstimateTerms, type ObservedScores, observedErrors } from '../observed';
import { ESTIMATION } from '../sentences';
import type { ConversionRule, Estimate } from '../types';
import type { ScoreEstimator } from './scoreEstimator';

const ORIGIN = {
  planned: ESTIMATION.planned,
  calibrated: ESTIMATION.calibrated,
};

/** Further assumptions of each conversion. */
const RULE: Readonly<Record<ConversionRule, readonly Sentence[]>> = {
  gaussian: [ESTIMATION.readAsGaussian],
  'known-law': [ESTIMATION.knownLaw],
  'noise-multiplier': [ESTIMATION.largestNoise, ESTIMATION.partlyAccounting],
};

/** The default estimator, one-sided at the given confidence. Its rates are bounded for the moment of what was observed. */
const estimate =
  ({ confidence }: Pick<EstimateTerms, 'confidence'>) =>
  ({ fixed, conversion: { rule, epsilonOf }, moment }: Omit<ObservedScores, 'scores'>): Estimate => {
    const { origin } = fixed['likelihood-ratio'];
    const error = observedErrors(fixed['likelihood-ratio'], confidence, moment);
    const assumptions = [ESTIMATION.substitute, ESTIMATION.independentRuns, ORIGIN[origin], ...RULE[rule]];
    return assemble({ estimator: 'valid', confidenceHolds: true, assumptions }, confidence, moment, {
      epsilon: epsilonOf(error.upper),
      pointEstimate: epsilonOf(error.point),
      upper: epsilonOf(error.lower),
    });
  };

export const valid = {
  audits: { worstCase: 'valid', trained: 'valid' },
  label: 'valid, with the threshold fixed in advance',
  claim: 'bound',
  source: null,
  choice: { threshold: 'likelihood-ratio' },
  estimate,
} as const satisfies ScoreEstimator;
