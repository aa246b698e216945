// The catalogue says what is really asked and answered: each example, through `compute`.
import { afterAll, describe, expect, test } from 'vitest';
import { answer } from '../answer';
import { QUERIES } from '../queries';
import { closeTraining } from '../queries/training';
import { CATALOGUE } from './catalogue';
import { queryHelp } from './queryHelp';
import { replySchema, requestSchema } from './schemas';
import { namesOf, shape } from './shape';

afterAll(closeTraining);

/** Trains for seconds; their examples are those of the help, which answer.test.ts asks. */
const SLOW = ['auditTraining', 'labelInference', 'auditWorstCase', 'attributeInference'];
const entries = Object.entries(CATALOGUE);

test('it has every query, and no other', () => {
  expect(Object.keys(CATALOGUE).sort()).toEqual([...QUERIES.keys()].sort());
});

describe('each query', () => {
  test.each(entries)('%s asks what its example gives', (_, { asks, example }) => {
    expect(shape(asks).safeParse(example).error?.message).toBeUndefined();
  });

  test.each(entries.filter(([name]) => !SLOW.includes(name)))(
    '%s answers in the shape it says',
    async (query, { answers, example }) => {
      const { id, version, ...reply } = JSON.parse(
        await answer(QUERIES, JSON.stringify({ id: 7, query, ...example }), 1),
      );
      expect([id, typeof version, reply.error]).toEqual([7, 'string', undefined]);
      expect(shape(answers).safeParse(reply).error?.message).toBeUndefined();
    },
  );

  test.each(entries)(
    '%s refuses a field that the catalogue does not name',
    async (query, { asks, example }) => {
      const name = 'notAFieldOfAnyQuery';
      expect(namesOf(asks)).not.toContain(name);
      if (SLOW.includes(query)) return;
      const { error } = JSON.parse(
        await answer(QUERIES, JSON.stringify({ query, ...example, [name]: 1 }), 1),
      );
      expect(error).toMatchObject({ code: 'unknown', field: name });
    },
  );
});

test('an array in place of a number is in the shape too', async () => {
  const { example, answers, asks } = CATALOGUE.epsilon as (typeof CATALOGUE)[string];
  const query = { ...example, delta: [1e-5, 1e-6] };
  expect(shape(asks).safeParse(query).success).toBe(true);
  const { id, version, ...reply } = JSON.parse(
    await answer(QUERIES, JSON.stringify({ query: 'epsilon', ...query }), 1),
  );
  expect(shape(answers).safeParse(reply).error?.message).toBeUndefined();
});

test('the help of a query is its line and its reply', async () => {
  const help = await queryHelp('gdpEps', QUERIES);
  const [line = '', reply = ''] = (help ?? '').trimEnd().split('\n').slice(-2);
  expect(JSON.parse(reply)).toEqual(JSON.parse(await answer(QUERIES, line, 1)));
  expect(await queryHelp('epsilom', QUERIES)).toBeNull();
});

test('schemas name every query', () => {
  const { oneOf } = requestSchema() as { oneOf: { properties: { query: { const: string } } }[] };
  expect(oneOf.map(({ properties }) => properties.query.const)).toEqual(Object.keys(CATALOGUE));
  expect(Object.keys((replySchema() as { $defs: object }).$defs)).toEqual([
    'error',
    ...Object.keys(CATALOGUE),
  ]);
});
