// Makes entries of queries whose fields are read by their schemas, in the order of the schemas. A field that is an object,
// such as a mechanism, is given flat, with its own fields beside the others.
import { z } from 'zod';
import { finished, type Steps } from '../work/queries/query';
import { isOptional, rangeOf } from '../work/queries/vocabulary';
import * as read from './fields';
import type { QueryEntry, Reply } from './query';

type Shape = Readonly<Record<string, z.ZodType>>;
type Request<Fields extends Shape> = z.output<z.ZodObject<Fields, z.core.$strict>>;

function fieldValue(query: read.Query, field: string, schema: unknown): unknown {
  if (schema instanceof z.ZodObject) return readFields(query, schema.shape);
  if (schema instanceof z.ZodNumber) return read.number(query, field, rangeOf(schema));
  if (schema instanceof z.ZodEnum) return read.choice(query, field, schema.options as string[]);
  if (schema instanceof z.ZodPipe) return schema.parse(fieldValue(query, field, schema.in));
  if (schema instanceof z.ZodDefault || isOptional(schema)) {
    if (query[field] !== undefined) return fieldValue(query, field, schema.unwrap());
    return schema instanceof z.ZodDefault ? schema.def.defaultValue : undefined;
  }
  if (schema instanceof z.ZodArray) {
    const { element } = schema;
    if (element instanceof z.ZodNumber) return read.numbers(query, field, rangeOf(element));
    if (element instanceof z.ZodEnum) return read.choices(query, field, element.options as string[]);
  }
  throw new TypeError(`Nothing here reads ${field} by its schema. Add its kind to typed.ts.`);
}

/** The values of these fields. Throws the InputError of the first that is missing or out of its range. */
export const readFields = <Fields extends Shape>(query: read.Query, fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([field, schema]) => [field, fieldValue(query, field, schema)])
      .filter(([, value]) => value !== undefined),
  ) as Request<Fields>;

/** An object with the fields of its inner objects beside its own, as one line of JSON has them. */
const flat = <Value>(of: Readonly<Record<string, Value>>, inside: (value: Value) => object | null): object =>
  Object.fromEntries(
    Object.entries(of).flatMap(([name, value]) => {
      const parts = inside(value);
      return parts === null ? [[name, value]] : Object.entries(flat(parts as typeof of, inside));
    }),
  );

const partsOf = (value: unknown): object | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;

const example = (fields: QueryEntry['example']) => flat(fields, partsOf) as QueryEntry['example'];

interface TypedEntry<Fields extends Shape> extends Omit<QueryEntry, 'asks' | 'run'> {
  asks: z.ZodObject<Fields, z.core.$strict>;
  /** The function that answers, at once or in steps. */
  answer: (request: Request<Fields>) => Reply | Steps<object>;
}

/** The entry of a query that reads all that its schema asks, and answers from it. */
export const typed = <Fields extends Shape>({ answer, asks, ...entry }: TypedEntry<Fields>): QueryEntry => ({
  ...entry,
  asks: z.strictObject(
    flat(asks.shape, (schema) => (schema instanceof z.ZodObject ? schema.shape : null)) as z.ZodRawShape,
  ),
  example: example(entry.example),
  ...(entry.more && { more: entry.more.map(example) }),
  run(query) {
    const request = readFields(query, asks.shape);
    return () => {
      const made = answer(request);
      return isSteps(made) ? finished(made).then(asJson) : made;
    };
  },
});

const isSteps = (made: Reply | Steps<object>): made is Steps<object> => typeof made.next === 'function';

/** A reply as JSON has it, in which typed arrays are arrays and NaN is null. */
const asJson = (reply: object): Reply =>
  JSON.parse(
    JSON.stringify(reply, (_, value) =>
      ArrayBuffer.isView(value) ? Array.from(value as Float64Array) : value,
    ),
  );
