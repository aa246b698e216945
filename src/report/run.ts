// Turns a run as people describe it into one that the accountant takes, or into the several runs that it may have been.
import {
  type AnyMechanism,
  type AnyRun,
  type Plan,
  runOfTraining,
  type SamplingName,
  withFurther,
} from '../accounting';
import { BOUNDED_NOISE, DOMAIN } from '../accounting/domain';
import { mechanismOfPlan } from '../accounting/plan';
import { refusals, requireNumber } from '../base/numerics/errors';
import { REPORT_FAULTS } from './faultSentences';
import type { DescribedRun, RunOfReport } from './types';

const ALONE = ['samplingRate', 'noiseMultiplier', 'steps', 'sampling', 'stepsPerEpoch', 'epochs'] as const;
const OF_SAMPLING = {
  'fixed-size': ['samplingRate', 'noiseMultiplier', 'steps'],
  'random-allocation': ['stepsPerEpoch', 'epochs', 'noiseMultiplier'],
  'any-order': ['epochs', 'noiseMultiplier'],
} as const;

/** The run that is described. Throws an InputError if a field is missing, lies outside its range, or contradicts another. */
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

/** How batches may have been drawn if nobody knows it. A bound for any order also holds for shuffled batches and random allocation. */
export const POSSIBLE_SAMPLINGS = ['poisson', 'fixed-size', 'any-order'] as const;

/** Fields that are only defined if batches are known to be drawn in one way. */
const OF_KNOWN = [
  ...(['noiseMultipliers', 'samplingRates', 'batchSizes', 'stepsPerEpoch'] as const),
  ...(['recordsPerPerson', 'largestBatch', 'bands'] as const),
];

/** The phases of a run whose batches are drawn in one way, which is not known. Each is described as for Poisson batches. */
function phasesDrawn(segments: readonly AnyMechanism[], sampling: SamplingName): AnyMechanism[] {
  return segments.map((segment, i) => {
    if (segment.sampling !== undefined)
      throw refusals(`segments[${i}].sampling`).inconsistent(
        REPORT_FAULTS.samplingNotKnown({ field: `segments[${i}].sampling` }),
      );
    const { samplingRate, noiseMultiplier, steps } = segment;
    return mechanismOfPlan({ sampling, samplingRate, noiseMultiplier, length: { steps } });
  });
}

function lengthOf({ steps, epochs }: RunOfReport): Plan['length'] {
  if (steps !== undefined && epochs !== undefined)
    throw refusals('epochs').inconsistent(REPORT_FAULTS.twoLengths);
  return epochs === undefined
    ? { steps: requireNumber('steps', steps, DOMAIN.steps) }
    : { epochs: requireNumber('epochs', epochs, DOMAIN.epochs) };
}

/**
 * The run that is described. If nobody knows how batches were drawn, it is one run for each possible way. Throws an
 * InputError as {@link describedRun} does, and if a field is only defined for a known way of drawing batches.
 */
export function possibleRuns({ sampling, ...rest }: RunOfReport): readonly [AnyRun, ...AnyRun[]] {
  if (sampling !== 'unknown') return [describedRun({ ...rest, sampling })];
  const field = OF_KNOWN.find((name) => (rest[name] ?? 1) !== 1);
  if (field !== undefined) throw refusals(field).inconsistent(REPORT_FAULTS.samplingNotKnown({ field }));
  const [first, ...others] = POSSIBLE_SAMPLINGS;
  const { segments } = rest;
  if (segments !== undefined) {
    const composed = (way: SamplingName) =>
      describedRun({ ...rest, segments: phasesDrawn(segments, way), sampling: undefined });
    return [composed(first), ...others.map(composed)];
  }
  const plan = {
    samplingRate: requireNumber('samplingRate', rest.samplingRate, DOMAIN.samplingRate),
    noiseMultiplier: requireNumber('noiseMultiplier', rest.noiseMultiplier, BOUNDED_NOISE),
    length: lengthOf(rest),
  };
  const drawn = (way: SamplingName) => withFurther(mechanismOfPlan({ ...plan, sampling: way }), rest);
  return [drawn(first), ...others.map(drawn)];
}
