// Tests of the requests for two worlds, over workers: a few models answer first, and then all of them.
import { expect, test, vi } from 'vitest';
import { type ChannelWorker, channelWorker } from '../../../../test/shared/channelWorker';
import { tableServed } from '../../../../test/shared/tableServed';
import { createReferenceBackend } from '../../../audit/training/reference/referenceBackend';
import { WorkerBridge } from '../../../base/rpc/workerBridge';
import type { QueriesApi } from '../../../work/queries/workerApi';
import { planePreset } from '../engine/plane/presets';
import type { WorldsRequest } from '../engine/worlds';
import { trainWorld } from '../training/trainWorld';
import type { CloudRequest } from '../worker/queries';
import * as WORLDS_QUERIES from '../worker/queries';
import { FIRST_MODELS, worldsOver } from './jobs';

const REQUEST: WorldsRequest = {
  plane: planePreset('outlier'),
  change: { kind: 'remove' },
  model: 'logistic',
  mechanism: { samplingRate: 0.5, noiseMultiplier: 1, steps: 4 },
  clippingNorm: 0.5,
  learningRate: 1,
  seed: 1,
  models: 150,
  grid: 8,
  keptSteps: [2, 4],
  delta: 1e-5,
  confidence: 0.95,
};

/** The queries over two workers. `onBlock` is called for each block of models that a worker has trained. */
function setUp(onBlock: (asked: CloudRequest, worker: ChannelWorker) => void = () => {}) {
  const asked: CloudRequest[] = [];
  const create = () => {
    async function* cloud(request: CloudRequest) {
      asked.push(request);
      const trace = trainWorld(request.world, request.request, createReferenceBackend());
      for (;;) {
        const step = await trace.next();
        if (step.done) return step.value;
        onBlock(request, worker);
        yield;
      }
    }
    const queries = { ...WORLDS_QUERIES, cloud };
    const worker = channelWorker(tableServed('two-worlds', queries));
    return worker;
  };
  const bridge = (name: string) => new WorkerBridge<QueriesApi>({ name, create });
  const queries = worldsOver({ hand: bridge('world'), slow: bridge('neighbouring world') });
  return { ...queries, asked };
}

const done = (store: { getState: () => { status: string } }) =>
  vi.waitFor(() => expect(store.getState().status).toBe('done'), { timeout: 60_000 });

test('a few models of both worlds answer first, then all of them', async () => {
  const { worlds } = setUp();
  const shown: number[] = [];
  worlds.subscribe(() => {
    const models = worlds.getState().reply?.worlds[1].models;
    if (models && shown.at(-1) !== models) shown.push(models);
  });
  worlds.want(REQUEST);
  await done(worlds);
  expect(shown).toEqual([FIRST_MODELS, 150]);
  const { reply, request } = worlds.getState();
  expect(request).toEqual(REQUEST);
  expect(reply!.scores[0].length).toBe(2 * 150);
  expect(reply!.test.negatives).toBe(75);
  expect(reply!.audit.adjacency).toBe('add-remove');
  expect(reply!.worlds[0].margins).not.toEqual(reply!.worlds[1].margins);
});

test('a newer request aborts the second answer of an older one', async () => {
  const { worlds, asked } = setUp();
  let newer = false;
  worlds.subscribe(() => {
    if (newer || worlds.getState().reply === null) return;
    newer = true;
    worlds.want({ ...REQUEST, seed: 2, models: 60 });
  });
  worlds.want(REQUEST);
  await vi.waitFor(() => expect(newer).toBe(true), { timeout: 60_000 });
  await done(worlds);
  expect(worlds.getState().reply!.worlds[0].models).toBe(60);
  expect(asked.at(-1)!.request.seed).toBe(2);
});

test('a worker that dies is replaced without changing the reply', async () => {
  const calm = setUp();
  calm.worlds.want({ ...REQUEST, models: 90 });
  await done(calm.worlds);
  let died = 0;
  const { worlds } = setUp(({ world }, worker) => {
    if (world === 1 && died++ === 0) worker.crash('out of memory');
  });
  worlds.want({ ...REQUEST, models: 90 });
  await done(worlds);
  expect(died).toBeGreaterThan(1);
  expect(worlds.getState().reply).toEqual(calm.worlds.getState().reply);
});

test('a request is answered after a bad one was refused by name', async () => {
  const { worlds } = setUp();
  worlds.want({ ...REQUEST, learningRate: -1 });
  await vi.waitFor(() => expect(worlds.getState().status).toBe('failed'), { timeout: 60_000 });
  expect(worlds.getState().error).toMatchObject({ field: 'learningRate' });
  worlds.want({ ...REQUEST, models: 20 });
  await done(worlds);
});

test('a single model is answered with all its steps', async () => {
  const { model } = setUp();
  model.want({ training: REQUEST, world: 0, draws: 0, number: 2, step: 3 });
  await done(model);
  const { trajectory, size } = model.getState().reply!;
  expect(trajectory.length).toBe(5 * size);
});
