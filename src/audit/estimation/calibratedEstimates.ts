// The two bounds at a threshold that some runs set, counted on the others, for one checkpoint.
import { boundsAt } from './estimate';
import { directEstimate } from './estimators/direct';
import { validEstimate } from './estimators/valid';
import { calibrateMidpoint } from './holdoutThreshold';
import { errorProbability } from './rates/rateBounds';
import type { WorldScores } from './scores/scoreStore';
import type { Conversion, Moment } from './types';

/**
 * The accuracy bound and the direct bound at a threshold and orientation learnt from the first fifth of each
 * world's scores and counted on the rest (spec 4c, 4d). `conversion` is of the mechanism at that checkpoint. The
 * fifth is that of the `planned` runs per world: once it is there, the test stays, and the bounds of every moment
 * apply. Pairs may join in any order that does not depend on their scores.
 */
export function calibratedEstimates(
  { original, substituted }: WorldScores,
  conversion: Conversion,
  delta: number,
  confidence: number,
  familyConfidence: number,
  { moment, planned }: { moment: Moment; planned: number } = { moment: 'planned', planned: original.length },
) {
  const { test, errors } = calibrateMidpoint(original, substituted, moment === 'every' ? planned : undefined);
  const counted = {
    original: original.subarray(original.length - errors.originalRuns),
    substituted: substituted.subarray(substituted.length - errors.substitutedRuns),
  };
  const bounds = boundsAt(moment);
  const family = errorProbability(errors, familyConfidence, bounds);
  const valid = errorProbability(errors, confidence, bounds);
  return {
    test,
    valid: validEstimate(valid, conversion, confidence, 'calibrated', moment),
    familyValid: validEstimate(family, conversion, familyConfidence, 'calibrated', moment),
    familyErrorUpper: family.upper,
    direct: directEstimate(
      'direct-calibrated',
      { threshold: test.threshold, ...errors },
      counted,
      delta,
      confidence,
      moment,
    ),
  };
}
