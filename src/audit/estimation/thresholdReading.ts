// The reading of two samples of scores at one threshold. It is valid only for a threshold that was chosen without these
// scores: canaries/S1/thresholdChoice.ts shows what choosing it afterwards does.
import type { AnyMechanism } from '../../accounting/types';
import { conversionFor } from './accuracyBound';
import { directEpsilon } from './directBound';
import { epsilonFromMu, muFromRates } from './lowerBounds';
import { errorProbability, PLANNED_NUMBER, type RateBounds } from './rates/rateBounds';
import type { SortedScores } from './scores/roc';
import { errorsAbove } from './thresholdScan';
import type { Interval, ThresholdReading } from './types';

interface ReadingSettings {
  /** Mechanism of which the sampling rate and the steps are used, and the noise multiplier is not. */
  mechanism: AnyMechanism;
  delta: number;
  confidence: number;
}

/** The reading of a threshold on ascending scores of both worlds, equally many. Throws InputError. */
export function readThreshold(
  scores: SortedScores,
  threshold: number,
  { mechanism, delta, confidence }: ReadingSettings,
  bounds: RateBounds = PLANNED_NUMBER,
): ThresholdReading {
  const runs = scores.original.length;
  const { originalErrors: falseNegatives, substitutedErrors: falsePositives } = errorsAbove(
    scores,
    threshold,
  );
  const level = (1 - confidence) / 2;
  const interval = (count: number, trials: number): Interval => ({
    lowerTwoSided: bounds.lower(count, trials, level),
    upperTwoSided: bounds.upper(count, trials, level),
  });
  const fpr = interval(falsePositives, scores.substituted.length);
  const fnr = interval(falseNegatives, runs);
  const error = errorProbability(
    {
      originalErrors: falseNegatives,
      originalRuns: runs,
      substitutedErrors: falsePositives,
      substitutedRuns: scores.substituted.length,
    },
    confidence,
    bounds,
  );
  const { rule, epsilonOf } = conversionFor(mechanism, delta);
  const mu = {
    lower: muFromRates(fpr.upperTwoSided, fnr.upperTwoSided),
    upper: muFromRates(fpr.lowerTwoSided, fnr.lowerTwoSided),
  };
  return {
    threshold,
    falsePositives,
    falseNegatives,
    runs,
    fpr,
    fnr,
    error,
    mu,
    direct: directEpsilon(fpr.upperTwoSided, fnr.upperTwoSided, delta),
    gaussian: rule === 'gaussian' ? epsilonFromMu(mu.lower, delta) : null,
    valid: epsilonOf(error.upper),
    rule,
  };
}
