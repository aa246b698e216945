// The client of the training worker: audits that are stopped, go on, fail, or lose their worker.
import { describe, expect, test } from 'vitest';
import { type ChannelWorker, channelWorker } from '../../../test/shared/channelWorker';
import type {
  FinishedWork,
  TrainingAuditProgress,
  TrainingAuditReply,
  TrainingAuditRequest,
} from '../../audit/training/audit/types';
import { InputError } from '../../base/numerics/errors';
import { WorkerBridge } from '../../base/rpc/workerBridge';
import type { QueriesApi } from '../queries/workerApi';
import { serveQueries } from '../worker/serve';
import { type ResumableTraining, trainingQueries } from '../worker/training';
import { trainingJobs } from './trainingClient';

const counted = (count: number): FinishedWork => ({
  kind: 'models',
  part: 0,
  firstModel: count,
  models: 1,
  scores: null,
  accuracy: new Float32Array(0),
  elapsed: count,
});

/** A training that counts to a hundred, one step for each turn of messages, and keeps its count when it is stopped. */
class Counting implements ResumableTraining {
  constructor(public count = 0) {}

  async run(
    signal: AbortSignal,
    onProgress: (progress: TrainingAuditProgress) => void,
    onFinished: (work: FinishedWork) => void,
  ): Promise<TrainingAuditReply> {
    while (this.count < 100) {
      signal.throwIfAborted();
      this.count++;
      onFinished(counted(this.count));
      const partial = { modelsTrained: this.count } as TrainingAuditReply;
      onProgress({ phase: 'training', done: this.count, total: 100, rate: 1, secondsLeft: 1, partial });
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    return { modelsTrained: this.count } as TrainingAuditReply;
  }
}

function setUp(
  open: (request: TrainingAuditRequest, kept: readonly FinishedWork[]) => ResumableTraining = () =>
    new Counting(),
) {
  const opened: { key: string; assets: string }[] = [];
  const workers: ChannelWorker[] = [];
  const create = () => {
    const worker = channelWorker(
      serveQueries(
        trainingQueries((request, assets, kept) => {
          opened.push({ key: request.key, assets });
          return open(request, kept);
        }),
      ),
    );
    workers.push(worker);
    return worker;
  };
  const bridge = new WorkerBridge<QueriesApi>({ name: 'training', create, grace: 1000 });
  const frame = (callback: () => void) => {
    const timer = setTimeout(callback, 2);
    return () => clearTimeout(timer);
  };
  return { jobs: trainingJobs(bridge, 'https://lab/data/', frame), opened, workers };
}

const request = (key: string) => ({ key }) as TrainingAuditRequest;
const never = () => new AbortController().signal;

describe('TrainingJobs', () => {
  test('an audit reports in order before it answers', async () => {
    const { jobs, opened } = setUp();
    const done: number[] = [];
    const reply = await jobs.run(never(), request('a'), (progress) => done.push(progress.done));
    expect(reply.modelsTrained).toBe(100);
    expect(done.length).toBeGreaterThan(1);
    expect(done).toEqual([...done].sort((a, b) => a - b));
    expect(opened).toEqual([{ key: 'a', assets: 'https://lab/data/' }]);
  });

  test('a stopped audit goes on in the same worker with what it had', async () => {
    const { jobs, opened, workers } = setUp();
    const stop = new AbortController();
    let last = 0;
    const stopped = jobs.run(stop.signal, request('a'), ({ done }) => {
      last = done;
      if (done >= 10) stop.abort();
    });
    await expect(stopped).rejects.toMatchObject({ code: 'aborted' });
    const counts: number[] = [];
    await jobs.run(never(), request('a'), ({ done }) => counts.push(done));
    expect(counts[0]).toBeGreaterThan(last);
    expect(opened).toHaveLength(1);
    expect(workers).toHaveLength(1);
    expect(workers[0].terminated).toBe(false);
  });

  test('the worker keeps the last few audits', async () => {
    const { jobs, opened } = setUp();
    for (const key of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) await jobs.run(never(), request(key), () => {});
    expect(opened.map(({ key }) => key)).toEqual(['a', 'b', 'c', 'd', 'b']);
  });

  test('the error of a bad request names its field', async () => {
    const { jobs } = setUp(() => {
      throw new InputError('out-of-range', 'target', 'target is 9. Give an integer in [0, 5].');
    });
    await expect(jobs.run(never(), request('a'), () => {})).rejects.toMatchObject({
      code: 'worker-error',
      reason: 'out-of-range',
      field: 'target',
    });
  });

  test('however often its worker dies, an audit goes on from what is finished', async () => {
    const restored: number[] = [];
    const { jobs, workers } = setUp((_, kept) => {
      restored.push(kept.length);
      return new Counting(kept.length);
    });
    let crashed = 0;
    const reply = await jobs.run(never(), request('a'), ({ done }) => {
      if (done < 20 * (crashed + 1) || crashed === 4) return;
      crashed++;
      workers.at(-1)?.crash('out of memory');
    });
    expect(reply.modelsTrained).toBe(100);
    expect(workers).toHaveLength(5);
    expect(restored).toEqual([...restored].sort((a, b) => a - b));
    restored.forEach((count, i) => {
      expect(count).toBeGreaterThanOrEqual(20 * i - 1);
    });
  });

  test('finished models are kept after a failure until the audit is complete', async () => {
    const restored: number[] = [];
    let failing = true;
    const { jobs } = setUp((_, kept) => {
      restored.push(kept.length);
      const counting = new Counting(kept.length);
      return {
        run: (signal, onProgress, onFinished) =>
          counting.run(signal, onProgress, (work) => {
            onFinished(work);
            if (failing && counting.count === 50) throw new Error('unforeseen');
          }),
      };
    });
    const failed = jobs.run(never(), request('a'), () => {});
    await expect(failed).rejects.toMatchObject({ code: 'worker-error', field: '', message: 'unforeseen' });
    failing = false;
    jobs.restart();
    expect((await jobs.run(never(), request('a'), () => {})).modelsTrained).toBe(100);
    jobs.restart();
    await jobs.run(never(), request('a'), () => {});
    expect(restored[0]).toBe(0);
    expect(restored[1]).toBeGreaterThanOrEqual(49);
    expect(restored[2]).toBe(0);
  });

  test('an audit fails by name when its worker dies twice with nothing finished', async () => {
    let idle = true;
    const { jobs, workers } = setUp(() => ({
      run: (signal, onProgress, onFinished) =>
        new Counting().run(signal, onProgress, idle ? () => {} : onFinished),
    }));
    const dying = jobs.run(never(), request('a'), () => {
      setTimeout(() => workers.at(-1)?.crash('out of memory'), 0);
    });
    await expect(dying).rejects.toMatchObject({ code: 'worker-died' });
    idle = false;
    expect((await jobs.run(never(), request('a'), () => {})).modelsTrained).toBe(100);
    expect(workers).toHaveLength(3);
  });
});
