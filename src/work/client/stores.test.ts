// The stores of the chapters' queries, over a worker that answers them.
import { expect, test, vi } from 'vitest';
import { channelWorker } from '../../../test/shared/channelWorker';
import { WorkerBridge } from '../../base/rpc/workerBridge';
import { mechanismGuess } from '../../risk/wholeCurveGuess';
import { queryNamed } from '../queries/tables';
import type { QueriesApi } from '../queries/workerApi';
import { serveQueries } from '../worker/serve';
import { storesOf } from './stores';

const mechanism = { samplingRate: 0.25, noiseMultiplier: 5, steps: 40 };
const delta = 1e-5;

function setUp() {
  const create = () => channelWorker(serveQueries({}, queryNamed));
  const bridge = () => new WorkerBridge<QueriesApi>({ name: 'lesson', create });
  return storesOf({ hand: bridge(), point: bridge(), slow: bridge() }, 'chapters');
}

const done = (store: { getState: () => { status: string } }) =>
  vi.waitFor(() => expect(store.getState().status).toBe('done'), { timeout: 60_000 });

test('only a query that may report parts is given a callback for them', async () => {
  const api = serveQueries({}, queryNamed);
  const ask = vi.spyOn(api, 'ask');
  const create = () => channelWorker(api);
  const bridge = new WorkerBridge<QueriesApi>({ name: 'lesson', create });
  const queries = storesOf({ hand: bridge, point: bridge, slow: bridge }, 'chapters');
  queries.guess.want({ mechanism, guesses: [{ adjacency: 'substitute', prior: 0.5 }] });
  await done(queries.guess);
  queries.tradeoff.want({ mechanism, alphas: Float64Array.of(0, 0.1, 1) });
  await done(queries.tradeoff);
  expect(ask.mock.calls.map(([name, , onProgress]) => [name, typeof onProgress])).toEqual([
    ['chapters/guess', 'undefined'],
    ['chapters/tradeoff', 'function'],
  ]);
});

test('the reading at a threshold counts the draws of the sample', async () => {
  const queries = setUp();
  queries.sample.want({ mechanism, seed: 1, runs: 500, points: 51 });
  queries.threshold.want({ mechanism, seed: 1, runs: 500, delta, confidence: 0.95, threshold: 4 });
  await Promise.all([done(queries.sample), done(queries.threshold)]);
  const { original, substituted } = queries.sample.getState().reply!;
  const reading = queries.threshold.getState().reply!;
  expect(reading.falseNegatives).toBe(original.filter((score) => score <= 4).length);
  expect(reading.falsePositives).toBe(substituted.filter((score) => score > 4).length);
});

test('a map of ratios grows row by row until a newer request replaces it', async () => {
  const queries = setUp();
  const request = {
    samplingRates: Float64Array.from({ length: 9 }, (_, i) => 0.02 * (i + 1)),
    noiseMultipliers: Float64Array.from({ length: 9 }, (_, i) => 1 + i),
    steps: 300,
    delta,
  };
  const seen: number[] = [];
  queries.map.subscribe(() => {
    const rows = queries.map.getState().reply?.done;
    if (rows) seen.push(rows.reduce((sum, row) => sum + row, 0));
  });
  queries.map.want(request);
  await done(queries.map);
  expect(seen[0]).toBeLessThan(9);
  expect(seen.at(-1)).toBe(9);
  queries.map.want({ ...request, steps: 0 });
  await vi.waitFor(() => expect(queries.map.getState().status).toBe('failed'), { timeout: 60_000 });
  expect(queries.map.getState().error).toMatchObject({ field: 'steps' });
});

test('the experiment on chosen thresholds stops with the audits made so far', async () => {
  const queries = setUp();
  queries.choice.want({ mechanism, delta, seed: 1, runs: 2000, audits: 1000, confidence: 0.95 });
  await vi.waitFor(() => expect(queries.choice.getState().reply?.audits).toBeGreaterThan(0), {
    timeout: 60_000,
  });
  queries.choice.stop();
  expect(queries.choice.getState().status).toBe('stopped');
  expect(queries.choice.getState().reply!.audits).toBeLessThan(1000);
});

test('profiles and trade-off curves of one training agree in their order', async () => {
  const queries = setUp();
  queries.profile.want({ mechanism, delta, count: 5 });
  queries.tradeoff.want({ mechanism, alphas: Float64Array.of(0, 0.1, 1) });
  await Promise.all([done(queries.profile), done(queries.tradeoff)]);
  const { addRemove, substitute, implied, group } = queries.tradeoff.getState().reply!;
  expect(substitute[1].beta.upper).toBeLessThan(addRemove[1].beta.lower);
  expect(implied[1].beta.lower).toBeLessThanOrEqual(substitute[1].beta.upper);
  expect(group[1].beta.upper).toBeLessThanOrEqual(implied[1].beta.upper);
  expect(queries.profile.getState().reply!.epsilons).toHaveLength(5);
});

test('guesses are bounded in the order in which they were asked for', async () => {
  const queries = setUp();
  const guesses = [
    { adjacency: 'substitute', prior: 0.5 },
    { adjacency: 'add-remove', prior: 0.1 },
  ] as const;
  queries.guess.want({ mechanism, guesses });
  await done(queries.guess);
  expect(queries.guess.getState().reply).toEqual(
    guesses.map(({ adjacency, prior }) => mechanismGuess(adjacency, prior, mechanism)),
  );
});
