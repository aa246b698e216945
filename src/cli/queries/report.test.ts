// The query `report`: its reply is the report of the package, and its errors name the field.
import { expect, test } from 'vitest';
import { report } from '../../report/report';
import { answer } from '../answer';
import { QUERIES } from '.';

const RUN = { samplingRate: 0.01, noiseMultiplier: 1, steps: 1000, delta: 1e-5 };

const ask = async (query: object) =>
  JSON.parse(await answer(QUERIES, JSON.stringify({ id: 1, query: 'report', ...query }), 1));

test('the reply is the report of the package', async () => {
  const { id, ...reply } = await ask({ ...RUN, language: 'de', marks: { steps: [4, 5] }, countNoise: 10 });
  expect(id).toBe(1);
  expect(reply).toEqual(report({ ...RUN, language: 'de', marks: { steps: [4, 5] }, countNoise: 10 }));
});

test('the reply has the numbers of the queries epsilon, mu and attackSuccess', async () => {
  const { guarantees, guesses, run, delta } = await ask({ ...RUN, values: [5] });
  for (const { adjacency, epsilon, mu } of guarantees) {
    const other = async (query: string, fields: object) =>
      JSON.parse(await answer(QUERIES, JSON.stringify({ query, adjacency, ...run, ...fields }), 1));
    expect(await other('epsilon', { delta })).toMatchObject(epsilon);
    expect(await other('mu', {})).toMatchObject(mu);
    const { upper } = await other('attackSuccess', { prior: 1 / 5 });
    expect(adjacency === 'substitute' ? guesses[0].byExchange : guesses[0].byRemoval).toBe(upper);
  }
});

const UNKNOWN_WAY = { ...RUN, sampling: 'unknown', noiseMultiplier: 2, values: [2] } as const;

test('the reply for an unknown way of drawing batches is the report of the package', async () => {
  const { id, ...reply } = await ask(UNKNOWN_WAY);
  expect(reply).toEqual(report(UNKNOWN_WAY));
});

test('a field that an unknown way of drawing batches cannot have is refused by name', async () => {
  expect((await ask({ ...UNKNOWN_WAY, bands: 3 })).error).toMatchObject({
    code: 'inconsistent',
    field: 'bands',
  });
});

test.each([
  [{ samplingRate: undefined }, 'missing', 'samplingRate'],
  [{ delta: 0.7 }, 'out-of-range', 'delta'],
  [{ sampling: 'shuffled' }, 'unknown', 'sampling'],
  [{ epochs: 3 }, 'inconsistent', 'epochs'],
  [{ values: [1] }, 'out-of-range', 'values[0]'],
  [{ values: 'two' }, 'not-a-number', 'values'],
  [{ language: 'fr' }, 'unknown', 'language'],
  [{ marks: { step: 'stated' } }, 'unknown', 'marks.step'],
  [{ marks: 3 }, 'malformed', 'marks'],
  [{ date: 20261129 }, 'malformed', 'date'],
  [{ link: 'here' }, 'malformed', 'link'],
  [{ mark: {} }, 'unknown', 'mark'],
])('%j is refused by name', async (wrong, code, field) => {
  expect((await ask({ ...RUN, ...wrong })).error).toMatchObject({ code, field });
});
