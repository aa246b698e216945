// The training of a whole job over backends and workers that may fail.
import { describe, expect, it, vi } from 'vitest';
import { randomJob } from '../../../test/conformance/training/jobs';
import { compareBlocks } from '../../../test/conformance/training/suite';
import { channelWorker } from '../../../test/shared/channelWorker';
import { ManualClock } from '../../../test/shared/manualClock';
import { InputError } from '../../base/numerics/errors';
import type { WorkerHandle } from '../../base/rpc/workerBridge';
import { said } from '../../base/sentences/plain';
import { english } from '../../base/sentences/sentence';
import type { BlockResult, TrainingJob } from '../canaries/job';
import { TrainingFault } from './errors';
import { WorkerPool } from './pool/workerPool';
import { createReferenceBackend } from './reference/referenceBackend';
import type { Block } from './schedule';
import { TRAINING } from './sentences';
import { serveTraining } from './serveTraining';
import { type BackendChoice, onThisThread, trainModels } from './train';

const never = new AbortController().signal;
const job: TrainingJob = { ...randomJob(61, 'linear', false), runsPerWorld: 20 };
const reference = createReferenceBackend();

/** A backend that trains blocks of four models. `act` may throw or wait before each block. */
function choice(act: (block: Block, member: number) => Promise<void> | void, members = 2): BackendChoice {
  return {
    name: 'wasm',
    open: async (_signal, opened) => ({
      description: said('blocks of four'),
      kind: 'blocks',
      plan: { blockModels: 4, bytes: 0 },
      members: Array.from({ length: members }, (_, member) => ({
        async train(signal, block) {
          await act(block, member);
          return reference.trainBlock(signal, opened, block.firstModel, block.models);
        },
      })),
    }),
  };
}

async function expectWhole(results: readonly BlockResult[]): Promise<void> {
  const sorted = results.toSorted((a, b) => a.firstModel - b.firstModel);
  let next = 0;
  for (const result of sorted) {
    expect(result.firstModel).toBe(next);
    compareBlocks(result, await reference.trainBlock(never, job, next, result.models), 0, `block ${next}`);
    next += result.models;
  }
  expect(next).toBe(40);
}

describe('training a whole job', () => {
  it.each([1, 2, 3, 7])('gives the same models with %i members', async (members) => {
    await expectWhole(await trainModels(never, job, [choice(() => {}, members)]));
  });

  it('reports blocks in order of arrival', async () => {
    const seen: number[] = [];
    const results = await trainModels(never, job, [choice(() => {})], {
      onBlock: ({ firstModel }) => {
        seen.push(firstModel);
      },
    });
    expect(seen).toEqual(results.map(({ firstModel }) => firstModel));
    expect(results).toHaveLength(10);
  });

  it('goes on with the next backend from the last finished block', async () => {
    let trained = 0;
    const dying = choice(() => {
      if (++trained > 5) throw new TrainingFault('device-lost', said('gone'));
    }, 1);
    const retrained: number[] = [];
    const onFault = vi.fn();
    const rescue = choice(({ firstModel }) => {
      retrained.push(firstModel);
    });
    await expectWhole(await trainModels(never, job, [dying, rescue], { onFault }));
    expect(onFault).toHaveBeenCalledExactlyOnceWith('wasm', expect.objectContaining({ code: 'device-lost' }));
    expect(retrained).toEqual([20, 24, 28, 32, 36]);
  });

  it('goes on when a backend cannot be opened', async () => {
    const absent: BackendChoice = {
      name: 'webgpu',
      open: () => Promise.reject(new TrainingFault('device-lost', said('no adapter'))),
    };
    await expectWhole(await trainModels(never, job, [absent, onThisThread(createReferenceBackend())]));
  });

  it('rejects with the last fault when none is left', async () => {
    const dying = choice(() => {
      throw new TrainingFault('worker-died', said('gone'));
    });
    await expect(trainModels(never, job, [dying])).rejects.toMatchObject({ code: 'worker-died' });
  });

  it('rejects when there is no backend', async () => {
    await expect(trainModels(never, job, [])).rejects.toMatchObject({ code: 'backend-failed' });
  });

  it('reports a job that is too large for one backend as its fault before the next one trains', async () => {
    const refusal = new InputError('too-large', 'data.rows', 'data.rows is 9: lower it to 5 or less.');
    const small: BackendChoice = { name: 'webgpu', open: () => Promise.reject(refusal) };
    const onFault = vi.fn();
    const onBackend = vi.fn();
    await expectWhole(await trainModels(never, job, [small, choice(() => {})], { onFault, onBackend }));
    expect(onFault).toHaveBeenCalledExactlyOnceWith('webgpu', refusal);
    expect(onBackend).toHaveBeenCalledExactlyOnceWith('wasm', said('blocks of four'), 'blocks');
  });

  it('goes on with the next backend from the last finished block when memory runs short', async () => {
    let trained = 0;
    const shrinking = choice(() => {
      if (++trained > 3) throw new InputError('too-large', 'inputs', 'inputs is 9: lower it to 5 or less.');
    }, 1);
    const retrained: number[] = [];
    const rescue = choice(({ firstModel }) => {
      retrained.push(firstModel);
    }, 1);
    await expectWhole(await trainModels(never, job, [shrinking, rescue]));
    expect(retrained).toEqual([12, 16, 20, 24, 28, 32, 36]);
  });

  it('rejects a job that is too large for every backend with what the last one said', async () => {
    const tooLarge = { ...job, runsPerWorld: 2 ** 29 };
    const choices = [onThisThread(createReferenceBackend()), onThisThread(createReferenceBackend())];
    const onFault = vi.fn();
    await expect(trainModels(never, tooLarge, choices, { onFault })).rejects.toMatchObject({
      name: 'InputError',
      code: 'too-large',
      field: 'runsPerWorld',
    });
    expect(onFault).toHaveBeenCalledTimes(2);
  });

  it('does not hide a bad request behind the next backend', async () => {
    const rescue = choice(() => {});
    const open = vi.spyOn(rescue, 'open');
    const backend = onThisThread(createReferenceBackend());
    await expect(trainModels(never, { ...job, learningRate: -1 }, [backend, rescue])).rejects.toMatchObject({
      code: 'out-of-range',
      field: 'learningRate',
    });
    const missing = new InputError('missing', 'dataset', 'gone');
    const bad: BackendChoice = { name: 'webgpu', open: () => Promise.reject(missing) };
    await expect(trainModels(never, job, [bad, rescue])).rejects.toBe(missing);
    expect(open).not.toHaveBeenCalled();
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])(
    'refuses a table that holds %d, and says where',
    async (bad) => {
      const features = job.data.features.slice();
      features[features.length - 1] = bad;
      const data = { ...job.data, features };
      await expect(trainModels(never, { ...job, data }, [choice(() => {})])).rejects.toMatchObject({
        code: 'not-a-number',
        field: 'data.features',
        message: `data.features holds ${bad} at ${features.length - 1}. Give finite numbers.`,
      });
    },
  );

  it('begins no further block after a member has failed', async () => {
    const begun: number[] = [];
    const failing = choice(async (_, member) => {
      begun.push(member);
      if (member === 0) throw new TrainingFault('device-lost', said('gone'));
      await new Promise((resolve) => setTimeout(resolve, 10));
    });
    await expect(trainModels(never, job, [failing])).rejects.toMatchObject({ code: 'device-lost' });
    expect(begun).toEqual([0, 1]);
  });

  it('stops every member when aborted, with the reason', async () => {
    const controller = new AbortController();
    const reason = new Error('stale');
    let blocks = 0;
    const counting = choice(() => {
      if (++blocks === 4) controller.abort(reason);
    });
    await expect(trainModels(controller.signal, job, [counting])).rejects.toBe(reason);
    expect(blocks).toBe(4);
  });
});

const serve = () => serveTraining(async () => createReferenceBackend());
const hang = () => new Promise<never>(() => {});

/** A worker in this thread, reached over a real channel. It crashes at the block after the first `killAfter` ones. */
function workerHere(killAfter = Infinity): WorkerHandle {
  const api = serve();
  let trained = 0;
  const worker = channelWorker({
    ...api,
    train(firstModel: number, models: number) {
      if (++trained <= killAfter) return api.train(firstModel, models);
      worker.crash('it was shot');
      return hang();
    },
  });
  return worker;
}

/** A worker that opens a job and then sends nothing more. */
const mutedWorker = (): WorkerHandle => channelWorker({ ...serve(), attend: () => {}, train: hang });

/** A worker whose script never runs. */
function absentWorker(): WorkerHandle {
  const worker = channelWorker({});
  worker.terminate();
  return worker;
}

describe('training workers', () => {
  it('train the same models as this thread does, job after job', async () => {
    const pool = new WorkerPool('wasm', () => workerHere(), 2);
    await expectWhole(await trainModels(never, job, [pool]));
    await expectWhole(await trainModels(never, job, [pool]));
    pool.close();
  });

  it.each([
    [1, 'plain TypeScript, float64, 1 worker'],
    [2, 'plain TypeScript, float64, 2 workers'],
  ])('say what computes and how many there are, here %i', async (count, description) => {
    const pool = new WorkerPool('wasm', () => workerHere(), count);
    expect(english((await pool.open(never, job)).description)).toBe(description);
    pool.close();
  });

  it('reject with worker-died when one dies', async () => {
    const pool = new WorkerPool('wasm', () => workerHere(0), 2);
    await expect(trainModels(never, job, [pool])).rejects.toMatchObject({ code: 'worker-died' });
    pool.close();
  });

  it('that lose a worker leave the run to the next backend', async () => {
    const pool = new WorkerPool('wasm', () => workerHere(0), 2);
    const onFault = vi.fn();
    const rescue = onThisThread(createReferenceBackend());
    await expectWhole(await trainModels(never, job, [pool, rescue], { onFault }));
    expect(onFault).toHaveBeenCalledOnce();
    pool.close();
  });

  it('that die once are replaced in the middle of the job', async () => {
    let started = 0;
    // the first two crash at their first block
    const pool = new WorkerPool('wasm', () => workerHere(++started <= 2 ? 0 : Infinity), 2);
    const onReplaced = vi.fn();
    const onFault = vi.fn();
    await expectWhole(await trainModels(never, job, [pool], { onReplaced, onFault }));
    expect(onReplaced).toHaveBeenCalledWith('wasm', TRAINING.workerDiedOf({ why: said('it was shot') }));
    expect(onFault).not.toHaveBeenCalled();
    expect(started).toBeLessThanOrEqual(4);
    pool.close();
  });

  it('that fall silent are replaced without changing a model', async () => {
    const clock = new ManualClock();
    let started = 0;
    const pool = new WorkerPool('wasm', () => (++started === 1 ? mutedWorker() : workerHere()), 2, clock);
    const why: string[] = [];
    const running = trainModels(never, job, [pool], { onReplaced: (_, reason) => why.push(english(reason)) });
    const passing = setInterval(() => clock.pass(10), 20);
    await expectWhole(await running);
    clearInterval(passing);
    expect(why).toEqual(['A training worker died, because it gave no sign of life within 20 seconds.']);
    expect(started).toBe(3);
    expect(clock.running).toBe(0);
    pool.close();
  });

  it('that never start leave the work to the others', async () => {
    const clock = new ManualClock();
    let started = 0;
    const pool = new WorkerPool('wasm', () => (++started === 1 ? absentWorker() : workerHere()), 2, clock);
    const passing = setInterval(() => clock.pass(10), 20);
    const opened = await pool.open(never, job);
    clearInterval(passing);
    expect(opened.members).toHaveLength(1);
    expect(english(opened.description)).toContain('1 worker');
    pool.close();
  });

  it('refuse a bad job with the InputError of the backend', async () => {
    const pool = new WorkerPool('wasm', () => workerHere(), 1);
    const opened = pool.open(never, { ...job, runsPerWorld: 2 ** 29 });
    await expect(opened).rejects.toMatchObject({
      name: 'InputError',
      code: 'too-large',
      field: 'runsPerWorld',
    });
    pool.close();
  });

  it('reject a block under way with the reason of the abort', async () => {
    const pool = new WorkerPool('wasm', () => workerHere(), 1);
    const long = { ...job, steps: 1_000_000, checkpoints: [1_000_000] };
    const { members } = await pool.open(never, long);
    const controller = new AbortController();
    const reason = new Error('stale');
    const training = members[0]!.train(controller.signal, { firstModel: 0, models: 4 });
    setTimeout(() => controller.abort(reason), 20);
    await expect(training).rejects.toBe(reason);
    pool.close();
  });

  it('reject a block that is asked for after the abort', async () => {
    const pool = new WorkerPool('wasm', () => workerHere(), 1);
    const { members } = await pool.open(never, job);
    const reason = new Error('stale');
    const block = { firstModel: 0, models: 4 };
    await expect(members[0]!.train(AbortSignal.abort(reason), block)).rejects.toBe(reason);
    pool.close();
  });

  it('answer a cancelled block as aborted, not as failed', async () => {
    const api = serve();
    await api.open({ ...job, steps: 1_000_000, checkpoints: [1_000_000] });
    const block = api.train(0, 4);
    setTimeout(() => api.cancel(), 20);
    expect(await block).toMatchObject({ ok: false, error: { code: 'aborted' } });
  });

  it('that could not start their backend try again at the next job', async () => {
    let starts = 0;
    const api = serveTraining(async () => {
      if (++starts === 1) throw new Error('no kernel');
      return createReferenceBackend();
    });
    const pool = new WorkerPool('wasm', () => channelWorker(api), 1);
    await expect(pool.open(never, job)).rejects.toMatchObject({
      code: 'backend-failed',
      message: 'Training failed: no kernel',
    });
    await expectWhole(await trainModels(never, job, [pool]));
    pool.close();
  });

  it('serve the next job after one that was aborted', async () => {
    const pool = new WorkerPool('wasm', () => workerHere(), 2);
    const controller = new AbortController();
    const reason = new Error('stale');
    const long = { ...job, steps: 1_000_000, checkpoints: [1_000_000] };
    setTimeout(() => controller.abort(reason), 50);
    await expect(trainModels(controller.signal, long, [pool])).rejects.toBe(reason);
    await expectWhole(await trainModels(never, job, [pool]));
    pool.close();
  });
});
