// Reads a mechanism or a run whose batches may be drawn in any way.
import {
  DOMAIN,
  FURTHER_RANGES,
  type Further,
  MOST_SCHEDULED,
  runOfTraining,
  SAMPLING_NAMES,
  type SamplingName,
  type StepSchedule,
  type Training,
  withFurther,
} from '../accounting';
import { BOUNDED_NOISE } from '../accounting/domain';
import type { AnyMechanism, AnyRun, Mechanism } from '../accounting/types';
import { InputError, requireNumber } from '../base/numerics/errors';
import * as read from './fields';

type Field = 'samplingRate' | 'noiseMultiplier' | 'steps' | 'stepsPerEpoch' | 'epochs';

/** Fields of each sampling, besides its name. */
const FIELDS: Readonly<Record<SamplingName, readonly Field[]>> = {
  poisson: ['samplingRate', 'noiseMultiplier', 'steps'],
  'fixed-size': ['samplingRate', 'noiseMultiplier', 'steps'],
  'random-allocation': ['stepsPerEpoch', 'epochs', 'noiseMultiplier'],
  'any-order': ['epochs', 'noiseMultiplier'],
};

/** The range of a field. The accountant may refuse more of it, depending on how batches are drawn. */
const rangeOf = (field: Field) => (field === 'noiseMultiplier' ? BOUNDED_NOISE : DOMAIN[field]);

export type UnknownField = Exclude<Field, 'stepsPerEpoch'>;

/** The field `sampling`, Poisson if it is left out. Throws an InputError for a field that belongs to another sampling. */
export function samplingField(query: read.Query): SamplingName {
  const sampling = read.orDefault(query, 'sampling', SAMPLING_NAMES, 'poisson');
  const own = FIELDS[sampling];
  const foreign = Object.values(FIELDS)
    .flat()
    .find((field) => !own.includes(field) && query[field] !== undefined && query[field] !== null);
  if (foreign === undefined) return sampling;
  const message = `${foreign} is no field of sampling ${sampling}, which takes ${own.join(', ')}. Leave it out.`;
  throw new InputError('inconsistent', foreign, message);
}

/** A mechanism from its fields. The field that is `lacking` gets the value 1, which lies in its range and must not be used. */
function sampledMechanism(
  sampling: SamplingName,
  read: (field: Field) => number,
  lacking: UnknownField | null,
): AnyMechanism {
  const fields = Object.fromEntries(
    FIELDS[sampling].map((field) => [field, field === lacking ? 1 : read(field)]),
  );
  return (sampling === 'poisson' ? fields : { sampling, ...fields }) as unknown as AnyMechanism;
}

/** The mechanism of a query without the field that is to be found. Throws an InputError if the sampling has no such field. */
export function mechanismLacking(query: read.Query, unknown: UnknownField): AnyMechanism {
  const sampling = samplingField(query);
  const fields = FIELDS[sampling];
  if (!fields.includes(unknown)) {
    const others = fields.filter((field) => field !== 'stepsPerEpoch').join(' or ');
    const message = `sampling is ${sampling}, which has no ${unknown} to be found. Ask for ${others}.`;
    throw new InputError('inconsistent', 'sampling', message);
  }
  return sampledMechanism(sampling, (field) => requireNumber(field, query[field], rangeOf(field)), unknown);
}

export const anyMechanismFields = (query: read.Query): AnyMechanism =>
  sampledMechanism(samplingField(query), (field) => requireNumber(field, query[field], rangeOf(field)), null);

const SCHEDULES = ['noiseMultipliers', 'samplingRates', 'batchSizes'] as const;
type ScheduleField = (typeof SCHEDULES)[number];

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

/** The fields of a training besides its mechanism, each of which may be left out. */
export function furtherFields(query: read.Query): Further {
  const further: Further = {};
  for (const [name, range] of Object.entries(FURTHER_RANGES)) {
    if (isGiven(query[name])) further[name as keyof Further] = read.number(query, name, range);
  }
  return further;
}

function scheduleField(query: read.Query, field: ScheduleField): StepSchedule | null {
  const given = query[field];
  if (!isGiven(given)) return null;
  if (typeof given === 'string') return given;
  if (Array.isArray(given)) return given as number[];
  const wanted = `Give an array of 1 to ${MOST_SCHEDULED} numbers, or a formula in t.`;
  throw new InputError('malformed', field, `${field} is ${JSON.stringify(given)}. ${wanted}`);
}

/** The run of a query: one mechanism, segments or schedules, with the further fields of a training. */
export function anyRunFields(query: read.Query): AnyRun {
  const further = furtherFields(query);
  const schedules = SCHEDULES.flatMap((field) => {
    const schedule = scheduleField(query, field);
    return schedule === null ? [] : [[field, schedule] as const];
  });
  const [scheduled] = schedules;
  if (query.segments !== undefined && query.segments !== null) {
    if (scheduled !== undefined) throw beside(scheduled[0], 'segments');
    if (isGiven(query.bands)) throw beside('bands', 'segments');
    const wanted = `Give an array of objects with ${FIELDS.poisson.join(', ')}, or with sampling and its fields.`;
    const segments = read.segmentObjects(query, wanted).map(({ given, place }) => segmentOf(given, place));
    return withFurther(segments, further);
  }
  if (scheduled === undefined) return withFurther(anyMechanismFields(query), further);
  if (samplingField(query) !== 'poisson') throw beside(scheduled[0], 'sampling');
  const training: Training = { ...further, ...Object.fromEntries(schedules) };
  for (const field of ['samplingRate', 'noiseMultiplier', 'steps'] as const)
    if (isGiven(query[field])) training[field] = read.number(query, field, rangeOf(field));
  return runOfTraining(training);
}

const beside = (field: string, other: string): InputError =>
  new InputError('inconsistent', field, `${field} stands beside ${other}. Give one of them.`);

/**
 * Segments of Poisson batches. One segment may lack the field `lacks`, which is to be found. `at` is its index, and the
 * field has the value 1 there, which must not be used.
 */
export function poissonSegments(
  query: read.Query,
  lacks: 'noiseMultiplier' | 'steps' | null = null,
): { segments: Mechanism[]; at: number | null } {
  const wanted = `Give an array of objects with ${FIELDS.poisson.join(', ')}.`;
  let at: number | null = null;
  const segments = read.segmentObjects(query, wanted).map(({ given, place }, i) => {
    const lacking = at === null && lacks !== null && (given[lacks] ?? null) === null ? lacks : null;
    if (lacking) at = i;
    return segmentOf(given, place, ['poisson'], lacking) as Mechanism;
  });
  return { segments, at };
}

function segmentOf(
  given: read.Query,
  place: string,
  samplings: readonly SamplingName[] = SAMPLING_NAMES,
  lacking: UnknownField | null = null,
): AnyMechanism {
  const sampling =
    given.sampling === undefined ? 'poisson' : read.choice(given, 'sampling', samplings, `${place}.`);
  const fields: readonly string[] = FIELDS[sampling];
  const unknown = Object.keys(given).find((key) => key !== 'sampling' && !fields.includes(key));
  if (unknown !== undefined) {
    const message = `${place}.${unknown} is no field of a segment with sampling ${sampling}. Give ${fields.join(', ')}.`;
    throw new InputError('unknown', `${place}.${unknown}`, message);
  }
  return sampledMechanism(
    sampling,
    (field) => requireNumber(`${place}.${field}`, given[field], rangeOf(field)),
    lacking,
  );
}
