// A report asked for by a line of JSON: the core's own, and errors that name the field.
import { expect, test } from 'vitest';
import { report } from '../../report/report';
import { answer } from '../answer';
import { QUERIES } from '.';

const RUN = { samplingRate: 0.01, noiseMultiplier: 1, steps: 1000, delta: 1e-5 };

const ask = async (query: object) =>
  JSON.parse(await answer(QUERIES, JSON.stringify({ id: 1, query: 'report', ...query }), 1));

test('is the package’s own, and has the version of the line', async () => {
  const { id, ...reply } = await ask({ ...RUN, language: 'de', marks: { steps: [4, 5] }, countNoise: 10 });
  expect(id).toBe(1);
  expect(reply).toEqual(report({ ...RUN, language: 'de', marks: { steps: [4, 5] }, countNoise: 10 }));
});

test('has the numbers that epsilon, mu and attackSuccess answer', async () => {
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

test('of a run whose batches nobody knows how to have been drawn is the package’s own', async () => {
  const unknown = { ...RUN, sampling: 'unknown', noiseMultiplier: 2, values: [2] } as const;
  const { id, ...reply } = await ask(unknown);
  expect(reply).toEqual(report(unknown));
  expect((await ask({ ...unknown, bands: 3 })).error).toMatchObject({ code: 'inconsistent', field: 'bands' });
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
