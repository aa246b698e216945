// `relation`, the older name of the field `adjacency`, is still understood, in queries and in their errors.
import { expect, test } from 'vitest';
import { thorough } from '../../test/statistics/size';
import { isOptional } from '../work/queries/vocabulary';
import { answer as answerFrom } from './answer';
import { replySchema, requestSchema } from './catalogue/schemas';
import { queryOf } from './csv';
import { QUERIES } from './queries';

const answer = (text: string) => answerFrom(QUERIES, text, 1);
const ask = async (query: unknown) => JSON.parse(await answer(JSON.stringify(query)));

const RUN = { samplingRate: 1, noiseMultiplier: 20, steps: 100, delta: 1e-5 };

/** The query whose example takes as long as those of all others. */
const LONG = 'epochs';

/** An example of each query that takes an adjacency, without the long one, and in the thorough run all examples of all. */
const ASKED = [...QUERIES].flatMap(([query, { asks, example, more = [], trains }]) =>
  'adjacency' in asks.shape && !trains && (thorough || query !== LONG)
    ? [example, ...(thorough ? more : [])]
        .filter((one) => 'adjacency' in one)
        .map((one) => [query, one] as const)
    : [],
);

const older = ({ adjacency, ...others }: Readonly<Record<string, unknown>>) => ({
  relation: adjacency,
  ...others,
});

test.each(ASKED)('%s is answered the same under the older name: %j', async (query, example) => {
  const reply = await ask({ query, ...older(example) });
  expect(reply.error).toBeUndefined();
  expect(reply).toEqual(await ask({ query, ...example }));
});

test('a row of CSV under the older heading is the same query', async () => {
  const header = { names: ['query', 'relation', ...Object.keys(RUN)] };
  const query = queryOf(header, `epsilon,substitute,${Object.values(RUN).join(',')}`);
  const reply = JSON.parse(await answer('json' in query ? query.json : ''));
  expect(reply).toEqual({ ...(await ask({ query: 'epsilon', adjacency: 'substitute', ...RUN })), id: null });
});

test('different values under both names are refused with both values', async () => {
  const { id, error } = await ask({
    id: 'a',
    query: 'epsilon',
    relation: 'substitute',
    adjacency: 'group',
    ...RUN,
  });
  expect([id, error.code, error.field]).toEqual(['a', 'inconsistent', 'adjacency']);
  expect(error.message).toContain('"group"');
  expect(error.message).toContain('"substitute"');
});

test('an error calls the field by the name that the query has', async () => {
  const wrong = await ask({ query: 'epsilon', relation: 'swap', ...RUN });
  expect(wrong.error).toMatchObject({ code: 'unknown', field: 'relation' });
  expect(wrong.error.message).toMatch(/^relation is "swap"\. Give one of add, /);
  const lacking = await ask({ query: 'epsilon', relation: 'group', sampling: 'fixed-size', ...RUN });
  expect(lacking.error.field).toBe('relation');
  const unread = await ask({ query: 'gdpEps', relation: 'group', mu: 1, delta: 1e-5 });
  expect(unread.error).toMatchObject({ code: 'unknown', field: 'relation' });
  expect((await ask({ query: 'epsilon', ...RUN })).error).toMatchObject({
    code: 'missing',
    field: 'adjacency',
  });
});

test('the schema of requests takes either name', () => {
  const { oneOf } = requestSchema() as {
    oneOf: { properties: Record<string, object>; required: string[]; anyOf?: object[] }[];
  };
  const taking = oneOf.filter(({ properties }) => 'adjacency' in properties);
  expect(taking.length).toBeGreaterThan(15);
  for (const { properties, required, anyOf } of taking) {
    const { deprecated, description, ...shape } = properties.relation as Record<string, unknown>;
    expect(deprecated).toBe(true);
    expect(shape).toEqual(properties.adjacency);
    expect(required).not.toContain('adjacency');
    // no name is required where the field has a default, or where leaving it out means the smaller of two guarantees
    const { asks } = QUERIES.get((properties.query as { const: string }).const) ?? {};
    const mayLack = 'default' in shape || isOptional(asks?.shape.adjacency);
    expect(anyOf).toEqual(mayLack ? undefined : [{ required: ['adjacency'] }, { required: ['relation'] }]);
  }
});

test('the schema of replies has only the newer name', () => {
  expect(JSON.stringify(replySchema())).not.toContain('relation');
});
