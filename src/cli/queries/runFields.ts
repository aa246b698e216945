// What queries about a run and about a target of one have in common: the fields of a run, arrays in place of numbers, and the reply.
import { z } from 'zod';
import { MU_FLOOR } from '../../accounting';
import { BOUNDED_NOISE } from '../../accounting/domain';
import {
  anything,
  FIELD,
  FURTHER,
  MECHANISM,
  MECHANISMS,
  many,
  number,
  numberIn,
  SCHEDULES,
  text,
} from '../../work/queries/vocabulary';
import * as read from '../fields';
import { overArrays } from '../overArrays';
import type { Handler } from '../query';

/** Default of floor, which is that of the Python package gdpnum. */
const DEFAULT_FLOOR = 1e-10;

const LISTS =
  'delta epsilon noiseMultiplier samplingRate steps stepsPerEpoch epochs targetEpsilon targetMu prior'.split(
    ' ',
  );
export const overLists = (reading: (query: read.Query) => () => object): Handler =>
  overArrays(LISTS, (query) => {
    const compute = reading(query);
    return () => ({ ...compute() });
  });

export const answerBy =
  <Fields extends unknown[]>(compute: (...fields: Fields) => object, ...fields: Fields) =>
  () =>
    compute(...fields);

export const floorField = (query: read.Query) => read.optional(query, 'floor', MU_FLOOR, DEFAULT_FLOOR);

export const deltas = many(FIELD.delta);
export const floor = numberIn(MU_FLOOR).default(DEFAULT_FLOOR);
export const { adjacency } = FIELD;
/** The noise multiplier of queries that may answer by a bracket, which may be smaller than in other queries. */
const noise = numberIn(BOUNDED_NOISE);
/** The fields of a run: one mechanism, segments that each have a sampling of their own, or schedules. */
export const RUN = {
  ...z.strictObject({ ...MECHANISMS, noiseMultiplier: many(noise) }).partial().shape,
  ...FURTHER,
  ...SCHEDULES,
  sampling: FIELD.sampling,
  stepsPerEpoch: FIELD.stepsPerEpoch.optional(),
  epochs: FIELD.epochs.optional(),
  segments: z
    .array(
      z
        .strictObject({
          ...MECHANISM,
          noiseMultiplier: noise,
          sampling: text,
          stepsPerEpoch: FIELD.stepsPerEpoch,
          epochs: FIELD.epochs,
        })
        .partial(),
    )
    .optional(),
};
/** The elements of an array that have no answer, each with the error that says why. */
export const REFUSED = {
  refused: z.array(z.strictObject({ at: number, code: text, field: text, message: text })).optional(),
};
export const BRACKETED = { value: many(number).nullable(), lower: many(number), upper: many(number) };
export const verifiedReply = z.strictObject({
  verified: anything,
  ...BRACKETED,
  method: anything,
  ...REFUSED,
});
export const EXAMPLE = { samplingRate: 0.01, noiseMultiplier: 1, steps: 1000 };
export const ALLOCATED = {
  adjacency: 'add-remove',
  sampling: 'random-allocation',
  stepsPerEpoch: 128,
  noiseMultiplier: 1,
};
