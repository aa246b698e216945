// Training audits in the store: the reader alone starts them, they are kept by request, and marked stale at other settings.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storeWithHeldJobs } from '../../../test/shared/heldJobs';
import type { TrainingAuditReply } from '../../audit/training/audit/types';
import { JobError } from '../../base/rpc/jobError';
import { changeScenario, DEFAULT_SCENARIO, type Scenario } from '../../scenario';
import { trainingRequest } from '../trainingRequest';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = () => vi.advanceTimersByTimeAsync(0);
const change = (part: Partial<Scenario>) => changeScenario(DEFAULT_SCENARIO, part);

/** A reply with a number that tells it from others; the store reads none of a reply's fields. */
const reply = (modelsTrained: number) => ({ modelsTrained }) as TrainingAuditReply;
const heard = (done: number, partial: TrainingAuditReply | null) =>
  ({ phase: 'training', done, total: 100, rate: 1, secondsLeft: 1, partial }) as const;

function setUp(scenario = DEFAULT_SCENARIO) {
  const held = storeWithHeldJobs();
  held.store.setScenario(scenario);
  return { ...held, entry: () => held.store.getSnapshot().training };
}

describe('training', () => {
  test('does not start by itself', async () => {
    const { entry, trainings, store } = setUp();
    store.setScenario(change({ dataset: 'breast' }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(trainings).toHaveLength(0);
    expect(entry()).toMatchObject({ status: 'idle', stale: false, wanted: { dataset: 'breast' } });
  });

  test('shows its growing report until the whole one is there', async () => {
    const { store, entry, trainings } = setUp();
    await pass(); // the audits' own start
    let published = 0;
    store.subscribe(() => published++);
    store.startTraining();
    expect(trainings[0].request).toEqual(trainingRequest(DEFAULT_SCENARIO, null));
    expect(entry()).toMatchObject({ status: 'running', reply: null, scenario: DEFAULT_SCENARIO });
    trainings[0].tell(heard(10, reply(10)));
    trainings[0].tell(heard(20, null));
    expect(entry()).toMatchObject({ reply: { modelsTrained: 10 }, progress: { done: 20 } });
    await trainings[0].answer(reply(100));
    expect(entry()).toMatchObject({ status: 'done', reply: { modelsTrained: 100 }, stale: false });
    expect(published).toBe(4);
    store.startTraining();
    expect(trainings).toHaveLength(1);
  });

  test('stays current when a field changes that it does not use', async () => {
    const { store, entry, trainings } = setUp();
    store.startTraining();
    await trainings[0].answer(reply(100));
    store.setScenario(
      change({
        axis: 'steps',
        epsilonScale: 'log',
        estimator: 'paper',
        runs: 500,
        repeats: 1,
        recordCount: 9,
      }),
    );
    expect(entry()).toMatchObject({ status: 'done', stale: false, reply: { modelsTrained: 100 } });
  });

  test.each([
    { samplingRate: 0.5 },
    { noiseMultiplier: 3 },
    { clippingNorm: 3 },
    { steps: 7 },
    { delta: 1e-6 },
    { confidence: 0.9 },
    { seed: 2 },
    { dataset: 'breast' },
    { model: 'mlp' },
    { optimizer: 'adam' },
    { canaries: ['S2'] },
    { learningRate: 1 },
    { modelsPerWorld: 20 },
    { trainingRepeats: 2 },
    { checkpoints: 3 },
    { target: 4 },
  ] as Partial<Scenario>[])(
    'is stale but visible under %j, and current again on the way back',
    async (part) => {
      const { store, entry, trainings } = setUp();
      store.startTraining();
      await trainings[0].answer(reply(100));
      store.setScenario(change(part));
      expect(entry()).toMatchObject({ status: 'done', stale: true, scenario: DEFAULT_SCENARIO });
      store.setScenario(DEFAULT_SCENARIO);
      expect(entry()).toMatchObject({ status: 'done', stale: false });
      expect(trainings).toHaveLength(1);
    },
  );

  test('goes on where it was stopped, under the same key', async () => {
    const { store, entry, trainings } = setUp();
    store.startTraining();
    trainings[0].tell(heard(10, reply(10)));
    store.stopTraining();
    expect(trainings[0].signal.aborted).toBe(true);
    expect(entry()).toMatchObject({ status: 'stopped', reply: { modelsTrained: 10 } });
    trainings[0].tell(heard(30, reply(30)));
    expect(entry().reply?.modelsTrained).toBe(10);
    store.startTraining();
    expect(trainings[1].request.key).toBe(trainings[0].request.key);
    expect(entry()).toMatchObject({ status: 'running', reply: { modelsTrained: 10 } });
  });

  test('runs on at other settings until the reader starts another training', async () => {
    const { store, entry, trainings } = setUp();
    store.startTraining();
    store.setScenario(change({ dataset: 'breast' }));
    trainings[0].tell(heard(10, reply(10)));
    expect(entry()).toMatchObject({ status: 'running', stale: true, reply: { modelsTrained: 10 } });
    store.startTraining();
    expect(trainings[0].signal.aborted).toBe(true);
    expect(entry()).toMatchObject({ status: 'running', stale: false, reply: null });
    store.setScenario(DEFAULT_SCENARIO);
    expect(entry()).toMatchObject({ status: 'stopped', stale: false, reply: { modelsTrained: 10 } });
  });

  test('is not ended by the end of an earlier one that it has stopped', async () => {
    const { store, entry, trainings } = setUp();
    store.startTraining();
    store.setScenario(change({ dataset: 'breast' }));
    store.startTraining();
    await pass();
    trainings[1].tell(heard(10, reply(10)));
    expect(entry()).toMatchObject({ status: 'running', stale: false, reply: { modelsTrained: 10 } });
  });

  test('counts as stopped and not as failed when it is cancelled from elsewhere', async () => {
    const { store, entry, trainings } = setUp();
    store.startTraining();
    await trainings[0].fail(new JobError('aborted', 'called off'));
    expect(entry()).toMatchObject({ status: 'stopped', error: null });
  });

  test('is cancelled by close', async () => {
    const { store, trainings } = setUp();
    store.startTraining();
    store.close();
    expect(trainings[0].signal.aborted).toBe(true);
  });

  test('is tried again with fresh workers after its worker has died', async () => {
    const { store, entry, trainings, restarts } = setUp();
    store.startTraining();
    await trainings[0].fail(new JobError('worker-died', 'The training worker failed.'));
    expect(entry()).toMatchObject({ status: 'failed', error: { code: 'worker-died' } });
    expect(store.getSnapshot().workerFailed).toBe(true);
    store.retryWorkers();
    expect(restarts.training).toBe(1);
    expect(entry()).toMatchObject({ status: 'running', error: null });
    await trainings[1].fail(new JobError('worker-error', 'steps is 0', 'steps', 'out-of-range'));
    expect(entry().error?.field).toBe('steps');
    expect(store.getSnapshot().workerFailed).toBe(false);
  });
});

describe('the request of a training', () => {
  test('follows from the scenario', () => {
    expect(
      trainingRequest(change({ steps: 100, checkpoints: 2, target: 3, canaries: ['S5'] }), null),
    ).toMatchObject({ checkpoints: [1, 100], target: 3, canaries: ['S5'], dataset: 'digits', ownData: null });
  });

  test('has all chosen attacks, whatever the model is', () => {
    expect(trainingRequest(change({ model: 'mlp' }), null)?.canaries).toEqual(['S2', 'S3', 'S4', 'S5']);
    expect(trainingRequest(change({ model: 'mlp', canaries: ['S3'] }), null)?.canaries).toEqual(['S3']);
  });
});
