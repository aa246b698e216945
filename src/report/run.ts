// The run that the accountant answers for, of one that people describe.
import { type AnyMechanism, type AnyRun, runOfTraining, withFurther } from '../accounting';
import { refusals } from '../base/numerics/errors';
import { REPORT_FAULTS } from './faultSentences';
import type { DescribedRun } from './types';

const ALONE = ['samplingRate', 'noiseMultiplier', 'steps', 'sampling', 'stepsPerEpoch', 'epochs'] as const;
const OF_SAMPLING = {
  'fixed-size': ['samplingRate', 'noiseMultiplier', 'steps'],
  'random-allocation': ['stepsPerEpoch', 'epochs', 'noiseMultiplier'],
  'any-order': ['epochs', 'noiseMultiplier'],
} as const;

/** Throws an InputError where a field is missing, lies outside its range, or does not go with another. */
export function describedRun(described: DescribedRun): AnyRun {
  const { segments, sampling = 'poisson' } = described;
  if (segments !== undefined) {
    const twice = ALONE.find((field) => described[field] !== undefined);
    if (twice !== undefined)
      throw refusals(twice).inconsistent(REPORT_FAULTS.besideSegments({ field: twice }));
    return withFurther(segments, described);
  }
  if (sampling === 'poisson') return runOfTraining(described);
  const fields = OF_SAMPLING[sampling].map((field) => [field, described[field]]);
  return withFurther({ sampling, ...Object.fromEntries(fields) } as AnyMechanism, described);
}
