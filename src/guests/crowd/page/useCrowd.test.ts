// Test of the progress that the crowd's audit reports to the page.
import { expect, test, vi } from 'vitest';
import { channelWorker } from '../../../../test/shared/channelWorker';
import { WorkerBridge } from '../../../base/rpc/workerBridge';
import { queryNamed } from '../../../work/queries/tables';
import type { QueriesApi } from '../../../work/queries/workerApi';
import { serveQueries } from '../../../work/worker/serve';
import { crowdOver } from './useCrowd';

const mechanism = { samplingRate: 0.25, noiseMultiplier: 5, steps: 40 };
const delta = 1e-5;

const setUp = () =>
  crowdOver({
    slow: new WorkerBridge<QueriesApi>({
      name: 'lesson',
      create: () => channelWorker(serveQueries({}, queryNamed)),
    }),
  });

const done = (store: { getState: () => { status: string } }) =>
  vi.waitFor(() => expect(store.getState().status).toBe('done'), { timeout: 60_000 });

test('the crowd reports its progress without a bound until its last run', async () => {
  const crowd = setUp();
  const partial: boolean[] = [];
  crowd.subscribe(() => {
    const { reply } = crowd.getState();
    if (reply) partial.push(reply.findings === null);
  });
  crowd.want({ mechanism, delta, seed: 1, runs: 1_000_000, confidence: 0.95 });
  await vi.waitFor(() => expect(crowd.getState().reply?.done).toBeGreaterThan(0), { timeout: 60_000 });
  crowd.stop();
  expect(crowd.getState().status).toBe('stopped');
  expect(partial.length).toBeGreaterThan(0);
  expect(partial).not.toContain(false);
  crowd.want({ mechanism, delta, seed: 1, runs: 500, confidence: 0.95 });
  await done(crowd);
  expect(crowd.getState().reply?.findings?.readings.lastIterate.originalRuns).toBe(400);
});
