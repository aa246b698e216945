// A watched run that was stopped, or whose worker was lost, goes on from its last step and finds the same bit by bit.
import { expect, test } from 'vitest';
import { type ChannelWorker, channelWorker } from '../../test/shared/channelWorker';
import { WorkerBridge } from '../base/rpc/workerBridge';
import { watchOneRun } from '../oneRun/training/design';
import { createOneRunQueries } from './oneRun';
import type { QueriesApi } from './queries/workerApi';
import { type OneRunDesign, type OpenRun, oneRunQueries } from './worker/oneRun';
import { serveQueries } from './worker/serve';

const DESIGN: OneRunDesign = {
  canary: 'gaussian',
  selfComparison: true,
  m: 40,
  dimension: 30,
  classes: 10,
  guesses: [40],
  targetEpsilon: 8,
  samplingRate: 0.5,
  steps: 30,
  delta: 1e-5,
  alpha: 0.05,
  estimator: 'exact',
  logitStep: 0.02,
  seed: 1,
};

/**
 * A worker that trains by the reference code, one step for each turn of messages. `onStep` gets the step that was done and the worker, and
 * each step takes these milliseconds at least.
 */
function setUp(
  every: number,
  onStep: (step: number, worker: ChannelWorker) => void = () => {},
  milliseconds = 10,
) {
  const workers: ChannelWorker[] = [];
  const steps: number[] = [];
  const create = () => {
    const open: OpenRun = async (design, _, from) =>
      (function* () {
        const trace = watchOneRun(design, {}, () => null, from);
        for (;;) {
          const next = trace.next();
          if (next.done) return next.value;
          if ('prepared' in next.value) throw new Error('nothing is prepared here');
          steps.push(next.value.done);
          onStep(next.value.done, worker);
          // busy for long enough that messages arrive between two steps
          const until = performance.now() + milliseconds;
          while (performance.now() < until);
          yield next.value;
        }
      })();
    const worker = channelWorker(serveQueries(oneRunQueries({ run: open }, every)));
    workers.push(worker);
    return worker;
  };
  const bridge = (name: string) => new WorkerBridge<QueriesApi>({ name, create, grace: 2000 });
  const frame = (callback: () => void) => void setTimeout(callback, 1);
  const queries = createOneRunQueries({ watched: bridge('watched'), beside: bridge('beside') }, '', frame);
  const settled = () =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (queries.run.getState().status === 'running') return;
        leave();
        resolve();
      };
      const leave = queries.run.subscribe(look);
    });
  return { run: queries.run, settled, workers, steps };
}

/** The findings of an undisturbed run, which nothing has to reach between two steps. */
async function whole() {
  const { run, settled } = setUp(1e9, undefined, 0);
  run.want(DESIGN);
  await settled();
  const { status, reply } = run.getState();
  expect(status).toBe('done');
  return reply;
}

test('a stopped run goes on from the step at which it was stopped', async () => {
  const { run, settled, steps, workers } = setUp(1e9, (step) => {
    if (step === 12 && steps.length === 12) setTimeout(() => run.stop());
  });
  run.want(DESIGN);
  await settled();
  expect(run.getState().status).toBe('stopped');
  expect(steps.at(-1)).toBeLessThan(30);
  run.want(DESIGN);
  await settled();
  const { reply } = run.getState();
  const undisturbed = await whole();
  expect(reply?.findings).toEqual(undisturbed?.findings);
  expect(reply?.moment).toEqual(undisturbed?.moment);
  expect(workers.length).toBe(1);
  // the step that the run goes on from is shown again, and no step is done twice
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
  expect(steps.length).toBe(30 + 1);
  expect(reply?.seconds).toBeGreaterThan(0.25);
});

test('a run whose worker dies goes on in the next worker from where it was', async () => {
  let died = false;
  const { run, settled, steps, workers } = setUp(0, (step, worker) => {
    if (step !== 20 || died) return;
    died = true;
    setTimeout(() => worker.crash('out of memory'));
  });
  run.want(DESIGN);
  await settled();
  const { status, reply } = run.getState();
  expect(status).toBe('done');
  const undisturbed = await whole();
  expect(reply?.findings).toEqual(undisturbed?.findings);
  expect(reply?.moment).toEqual(undisturbed?.moment);
  expect(workers.length).toBe(2);
  // only the steps after the last checkpoint that had arrived were done again
  expect(steps.filter((step) => step === 1).length).toBe(1);
});

test('a finished run that is asked for again starts from its first step', async () => {
  const { run, settled, steps } = setUp(0, undefined, 1);
  run.want(DESIGN);
  await settled();
  run.clear();
  run.want(DESIGN);
  await settled();
  expect(steps.filter((step) => step === 1).length).toBe(2);
});
