// Reads fields by their schemas alone, each by its range, in the order in which they are given.
import { z } from 'zod';
import { rangeOf } from '../work/queries/vocabulary';
import * as read from './fields';
import type { QueryEntry, Reply } from './query';

/** A number, which may have a default, or an array of numbers. */
type Readable = z.ZodNumber | z.ZodDefault<z.ZodNumber> | z.ZodArray<z.ZodNumber>;
type ReadableFields = Readonly<Record<string, Readable>>;
type Request<Fields extends ReadableFields> = z.output<z.ZodObject<Fields, z.core.$strict>>;

function fieldValue(query: read.Query, field: string, schema: Readable): number | number[] {
  if (schema instanceof z.ZodArray) return read.numbers(query, field, rangeOf(schema.element));
  if (schema instanceof z.ZodNumber) return read.number(query, field, rangeOf(schema));
  return read.optional(query, field, rangeOf(schema.unwrap()), schema.def.defaultValue);
}

/** The values of these fields. Throws the InputError of the first that is missing or out of its range. */
export const readFields = <Fields extends ReadableFields>(query: read.Query, fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([field, schema]) => [field, fieldValue(query, field, schema)]),
  ) as Request<Fields>;

interface TypedEntry<Fields extends ReadableFields> extends Omit<QueryEntry, 'asks' | 'run'> {
  asks: z.ZodObject<Fields, z.core.$strict>;
  answer: (request: Request<Fields>) => Reply;
}

/** An entry that reads all that its schema asks, and answers from it. */
export const typed = <Fields extends ReadableFields>({
  answer,
  ...entry
}: TypedEntry<Fields>): QueryEntry => ({
  ...entry,
  run: (query) => answer(readFields(query, entry.asks.shape)),
});
