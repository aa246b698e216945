// Every query follows its schemas of requests and replies, in all of its examples.
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { thorough } from '../../../test/statistics/size';
import { isOptional, rangeOf } from '../../work/queries/vocabulary';
import { answer } from '../answer';
import { queryHelp } from '../help';
import { QUERIES } from '../queries';
import { closeTraining } from '../queries/training';
import type { QueryEntry } from '../query';
import { described } from './notation';
import { replySchema, requestSchema } from './schemas';

afterAll(closeTraining);

/** Replies by the lines of their queries, so that each is computed once. */
const asked = new Map<string, ReturnType<typeof answer>>();

async function ask(query: object) {
  const line = JSON.stringify({ id: 7, ...query });
  const reply = asked.get(line) ?? answer(QUERIES, line, 1);
  asked.set(line, reply);
  return JSON.parse(await reply);
}

const entries = [...QUERIES];
/** The example of each query, and in the thorough run its further ones. */
const examples = entries.flatMap(([query, entry]) =>
  [entry.example, ...(thorough ? (entry.more ?? []) : [])].map((example) => [query, example, entry] as const),
);

describe('each query', () => {
  test.each(examples)('%s has an example that meets its schema of requests: %j', (_, example, { asks }) => {
    expect(asks.safeParse(example).error?.message).toBeUndefined();
  });

  test.each(examples)('%s answers %j by its schema of replies', async (query, example, { answers }) => {
    const { id, version, ...reply } = await ask({ query, ...example });
    expect([id, typeof version, reply.error]).toEqual([7, 'string', undefined]);
    expect(answers.safeParse(reply).error?.message).toBeUndefined();
  });

  test.each(entries)('%s refuses a field that it does not name', async (query, { asks, example }) => {
    const name = 'notAFieldOfAnyQuery';
    expect(Object.keys(asks.shape)).not.toContain(name);
    const { error } = await ask({ query, ...example, [name]: 1 });
    expect(error).toMatchObject({ code: 'unknown', field: name });
  });
});

/** Values outside of the range of a field's schema: one below, one above, and a fraction of a whole number. */
function valuesOutside(field: unknown): number[] {
  if (field instanceof z.ZodDefault || isOptional(field)) return valuesOutside(field.unwrap());
  if (field instanceof z.ZodUnion) return valuesOutside(field.options[0]);
  if (!(field instanceof z.ZodNumber)) return [];
  const { min, max, integer } = rangeOf(field);
  return [min - 1, max * 2 + 1, ...(integer ? [min + 0.5] : [])].filter((value) => Number.isFinite(value));
}

const OUTSIDE = examples.flatMap(([query, example, { asks }]) =>
  Object.keys(example).flatMap((name) =>
    valuesOutside(asks.shape[name]).map((value) => [query, name, value, example] as const),
  ),
);

test.each(OUTSIDE)(
  '%s refuses %s = %d, which is outside of the range in its schema',
  async (query, name, value, example) => {
    const { error } = await ask({ query, ...example, [name]: value });
    expect(error?.field).toBe(name);
    expect(['out-of-range', 'not-an-integer']).toContain(error?.code);
  },
);

/** Default values of the fields that a query's example leaves out. */
const defaultsOf = ({ asks, example }: QueryEntry): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(asks.shape).flatMap(([name, field]) => {
      return field instanceof z.ZodDefault && !(name in example) ? [[name, field.def.defaultValue]] : [];
    }),
  );

/** A reply without the time that it took. */
const timeless = ({ seconds, elapsed, ...reply }: Record<string, unknown>) => reply;

const DEFAULTED = entries.map(([query, entry]) => [query, entry, defaultsOf(entry)] as const);

test.each(DEFAULTED.filter(([, , left]) => Object.keys(left).length > 0))(
  '%s answers the same if its defaults are given explicitly',
  async (query, { example }, left) => {
    const said = { ...left };
    let reply = await ask({ query, ...example, ...said });
    // a default of a field that this example cannot have is left out again
    while (reply.error?.code === 'unknown' || reply.error?.code === 'inconsistent') {
      expect(said).toHaveProperty(reply.error.field);
      delete said[reply.error.field];
      reply = await ask({ query, ...example, ...said });
    }
    expect(timeless(reply)).toEqual(timeless(await ask({ query, ...example })));
  },
);

test('the schemas accept an array in place of a number', async () => {
  const { example, answers, asks } = QUERIES.get('epsilon') as QueryEntry;
  const query = { ...example, delta: [1e-5, 1e-6] };
  expect(asks.safeParse(query).success).toBe(true);
  const { id, version, ...reply } = await ask({ query: 'epsilon', ...query });
  expect(answers.safeParse(reply).error?.message).toBeUndefined();
});

test('the help has a notation for whatever a query asks and answers', () => {
  for (const [name, { asks, answers }] of QUERIES) {
    expect(described(asks), name).not.toBe('');
    expect(described(answers), name).not.toBe('');
  }
});

test('the help of a query ends with an example and its reply', async () => {
  const help = await queryHelp(QUERIES, 'gdpEps');
  const [line = '', reply = ''] = (help ?? '').trimEnd().split('\n').slice(-2);
  expect(JSON.parse(reply)).toEqual(JSON.parse(await answer(QUERIES, line, 1)));
  expect(await queryHelp(QUERIES, 'epsilom')).toBeNull();
});

test('schemas name every query', () => {
  const { oneOf } = requestSchema() as { oneOf: { properties: { query: { const: string } } }[] };
  expect(oneOf.map(({ properties }) => properties.query.const)).toEqual([...QUERIES.keys()]);
  expect(Object.keys((replySchema() as { $defs: object }).$defs)).toEqual(['error', ...QUERIES.keys()]);
});
