// The default estimator, the accuracy bound at a threshold that was fixed in advance. It is a true confidence
// bound.
import { assemble, CALIBRATED, INDEPENDENT, SUBSTITUTE } from '../estimate';
import { type EstimateTerms, type ObservedScores, observedErrors } from '../observed';
import type { ConversionRule, Estimate } from '../types';

const ORIGIN = {
  planned: 'The threshold was fixed before any score was seen.',
  calibrated: CALIBRATED,
};

/** What each conversion assumes besides. */
const RULE: Readonly<Record<ConversionRule, readonly string[]>> = {
  gaussian: [
    'The trade-off curve of DP-SGD with this sampling rate and these steps is read as Gaussian from its total variation. For sampling rates up to 1/2 and at 1 this never overstated epsilon in numerical checks.',
  ],
  'known-law': [
    'The law of the scores is known but for the noise. The bound is the most that this attack could show under the largest noise multiplier that the observed error rate allows.',
  ],
  'noise-multiplier': [
    'The mechanism is DP-SGD with this sampling rate and these steps. The bound is the epsilon at the largest noise multiplier that the observed error rate allows.',
    'Part of this number is accounting, so it is no evidence against the add/remove epsilon.',
  ],
};

/** One-sided at the given confidence, with the bounds of its moment. */
export const valid =
  ({ confidence }: Pick<EstimateTerms, 'confidence'>) =>
  ({ fixed, conversion: { rule, epsilonOf }, moment }: Omit<ObservedScores, 'scores'>): Estimate => {
    const { origin } = fixed['likelihood-ratio'];
    const error = observedErrors(fixed['likelihood-ratio'], confidence, moment);
    const assumptions = [SUBSTITUTE, INDEPENDENT, ORIGIN[origin], ...RULE[rule]];
    return assemble({ estimator: 'valid', confidenceHolds: true, assumptions }, confidence, moment, {
      epsilon: epsilonOf(error.upper),
      pointEstimate: epsilonOf(error.point),
      upper: epsilonOf(error.lower),
    });
  };
