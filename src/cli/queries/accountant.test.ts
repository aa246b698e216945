// The queries that the page asks its accountant, asked of compute: they have the same numbers, as JSON.
import { expect, test } from 'vitest';
import { bracketEpsilon, epsilon, epsilonCurves } from '../../accounting';
import { answer } from '../answer';
import { QUERIES } from '.';

const mechanism = { samplingRate: 0.0625, noiseMultiplier: 1.677, steps: 500 };
const delta = 1e-5;

const ask = async (query: object) =>
  JSON.parse(await answer(QUERIES, JSON.stringify({ ...mechanism, delta, ...query }), 1));

test('the reply has those curves of the core that were asked for', async () => {
  const values = [100, 200, 400];
  const names = ['substitute', 'addRemove'] as const;
  const reply = await ask({ query: 'curves', axis: 'steps', values, names });
  const request = { mechanism, delta, axis: 'steps', values: Float64Array.from(values), names } as const;
  const { substitute, addRemove } = epsilonCurves(request);
  expect(reply.values).toEqual(values);
  expect(reply.substitute.value).toEqual([...substitute.value]);
  expect(reply.addRemove.upper).toEqual([...addRemove.upper]);
  expect(reply).not.toHaveProperty('implied');
});

test('a point has every guarantee with its bracket', async () => {
  const reply = await ask({ query: 'point' });
  expect(reply.implied).toEqual(epsilon('implied', mechanism, delta));
  const { lower, upper } = bracketEpsilon('substitute', mechanism, delta);
  expect(reply.certifiedSubstitute).toEqual({ lower, upper });
});

test('a batch size for a target keeps the target', async () => {
  const reply = await ask({
    query: 'calibrate',
    solveFor: 'batchSize',
    adjacency: 'substitute',
    recordCount: 60_000,
    targetEpsilon: 3,
  });
  expect(reply.substitute.value).toBeLessThanOrEqual(3);
  expect(reply.mechanism.samplingRate).toBe(reply.chosen / 60_000);
});

test.each([
  [{ query: 'curves', axis: 'steps', values: [1], names: ['substitut'] }, 'unknown', 'names'],
  [{ query: 'curves', axis: 'steps', values: [0] }, 'out-of-range', 'values[0]'],
  [{ query: 'point', delta: 0.7 }, 'out-of-range', 'delta'],
  [
    { query: 'calibrate', solveFor: 'steps', adjacency: 'substitute', targetEpsilon: 1e6 },
    'inconsistent',
    'targetEpsilon',
  ],
])('%j is refused by name', async (query, code, field) => {
  expect((await ask(query)).error).toMatchObject({ code, field });
});
