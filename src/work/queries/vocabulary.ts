// The zod schemas that requests and replies of many queries share. Objects in capitals are fields to be spread into
// a request or a reply.
import { z } from 'zod';
import { ADJACENCY_NAMES } from '../../accounting/adjacencies/names';
import { SAMPLING_NAMES } from '../../accounting/adjacencies/samplings';
import { DOMAIN, FURTHER_RANGES, MOST_SCHEDULED } from '../../accounting/domain';
import type { NumberRange } from '../../base/numerics/errors';
import { ABOVE_ZERO, COUNT, OPEN_UNIT_INTERVAL, POSITIVE_COUNT, SEED } from '../../base/numerics/ranges';

/** Failure levels at which counts are bounded. */
export const FAILURES: readonly number[] = [0.05, 0.5, 0.95];

export const number = z.number();
export const text = z.string();
export const boolean = z.boolean();
/** A value whose kind depends on the request. */
export const anything = z.unknown();

const RANGES = z.registry<NumberRange>();

/** The schema of a number in a range. Its JSON Schema has the bounds, and {@link rangeOf} gives the range itself. */
export function numberIn(range: NumberRange): z.ZodNumber {
  const { min, max, exclusiveMin, exclusiveMax, integer } = range;
  let schema = integer ? number.int() : number;
  // the largest finite number is a bound of every number
  if (min !== -Number.MAX_VALUE) schema = exclusiveMin ? schema.gt(min) : schema.min(min);
  if (max !== Number.MAX_VALUE) schema = exclusiveMax ? schema.lt(max) : schema.max(max);
  return schema.register(RANGES, range);
}

/** The range of a schema by {@link numberIn}, and every finite number for another. */
export const rangeOf = (schema: z.ZodNumber): NumberRange =>
  RANGES.get(schema) ?? { min: -Number.MAX_VALUE, max: Number.MAX_VALUE };

/** A number, or an array of numbers where the query has an array; null stands for a number that is not known. */
export const many = (one: z.ZodNumber) => z.union([one, z.array(one.nullable())]);

/** The same schema under each of several names. */
export const each = <Name extends string, Schema extends z.ZodType>(names: readonly Name[], schema: Schema) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;

/** The schema of an array of numbers in JSON, which it turns into the Float64Array that a worker takes. */
export const floats = (one: z.ZodNumber) => z.array(one).transform((values) => Float64Array.from(values));

/** Whether a field may be left out. */
export const isOptional = (
  schema: unknown,
): schema is z.ZodOptional<z.ZodType> | z.ZodExactOptional<z.ZodType> =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodExactOptional;

// Fields of requests.

export const FIELD = {
  adjacency: z.enum(ADJACENCY_NAMES),
  sampling: z.enum(SAMPLING_NAMES).default('poisson'),
  stepsPerEpoch: numberIn(DOMAIN.stepsPerEpoch),
  epochs: numberIn(DOMAIN.epochs),
  delta: numberIn(DOMAIN.delta),
  targetEpsilon: numberIn(ABOVE_ZERO),
  alpha: numberIn(OPEN_UNIT_INTERVAL),
  failures: z.array(numberIn(OPEN_UNIT_INTERVAL)).default([...FAILURES]),
  seed: numberIn(SEED).default(1),
};

export const MECHANISM = {
  samplingRate: numberIn(DOMAIN.samplingRate),
  noiseMultiplier: numberIn(DOMAIN.noiseMultiplier),
  steps: numberIn(DOMAIN.steps),
};

/** A mechanism of which one field may be an array. */
export const MECHANISMS = {
  samplingRate: many(MECHANISM.samplingRate),
  noiseMultiplier: many(MECHANISM.noiseMultiplier),
  steps: many(MECHANISM.steps),
};

/** Fields of a training that do not concern how its batches are drawn. */
export const FURTHER = {
  recordsPerPerson: numberIn(FURTHER_RANGES.recordsPerPerson).optional(),
  records: numberIn(FURTHER_RANGES.records).optional(),
  largestBatch: numberIn(FURTHER_RANGES.largestBatch).optional(),
  bands: numberIn(FURTHER_RANGES.bands).optional(),
  countNoise: numberIn(FURTHER_RANGES.countNoise).optional(),
  trainings: numberIn(FURTHER_RANGES.trainings).optional(),
};

/** Schedules, each with one number a step or as a formula. */
export const SCHEDULES = each(
  ['noiseMultipliers', 'samplingRates', 'batchSizes'],
  z.union([z.array(number).max(MOST_SCHEDULED), text]).optional(),
);

/** Errors of a test at one threshold, and the runs of each world. */
export const ERROR_COUNTS = {
  falsePositives: numberIn(COUNT),
  negatives: numberIn(POSITIVE_COUNT),
  falseNegatives: numberIn(COUNT),
  positives: numberIn(POSITIVE_COUNT),
};

// Fields of replies.

export const BRACKET = { lower: number, upper: number };

export const VERIFIED = { verified: boolean, value: number.nullable(), ...BRACKET, method: text };

/** The mechanism that a query found. */
export const FOUND_MECHANISM = each(['samplingRate', 'noiseMultiplier', 'steps'], number);

/** Numbers of runs that were counted at one threshold. */
export const COUNTED = each(['falsePositives', 'negatives', 'falseNegatives', 'positives'], number);

/** A claimed epsilon, and whether the audit rejects it. */
export const claim = z.strictObject({ adjacency: text, epsilon: number, verdict: text, words: text });

/** Bound on the number of targets that can be right, which holds except with probability `failure`. */
export const countBoundField = z.strictObject({
  count: number,
  failure: number,
  targets: number,
  adjacency: text,
  form: text,
});

/** Number of targets that an attack got right, except for a share `failure` of its repeats. */
export const reached = z.strictObject({ count: number, failure: number });
