// Tests of workers that the page lends to its workers.
import { expose } from 'comlink';
import { afterEach, describe, expect, test } from 'vitest';
import { type ChannelThread, channelThread } from '../../../test/shared/channelWorker';
import { CancellableTask } from './cancellableTask';
import { JobError } from './jobError';
import { borrowWorker, lendWorkers, serveBorrower } from './lentWorker';
import type { CancellableApi, WireReply } from './reply';
import { WorkerBridge } from './workerBridge';

interface CountingApi extends CancellableApi {
  /** Counts the calls of this one worker. */
  count(): WireReply<number>;
  hang(): Promise<WireReply<number>>;
}

const open: { terminate(): void }[] = [];

afterEach(() => {
  for (const each of open.splice(0)) each.terminate();
});

/** A thread whose ports are started, as a Worker's own are. */
function thread(): ChannelThread {
  const made = channelThread();
  made.start?.();
  made.self.start();
  open.push(made);
  return made;
}

function countingApi(): CountingApi {
  let calls = 0;
  return {
    ...new CancellableTask().basics,
    count: () => ({ ok: true, value: ++calls }),
    hang: () => new Promise(() => {}),
  };
}

/** A page with one worker, which borrows more. `start` is called before each lent worker is made, and may throw. */
function setUp(start: () => void = () => {}) {
  const borrower = thread();
  const lent: ChannelThread[] = [];
  const page = lendWorkers(borrower, () => {
    start();
    const another = thread();
    lent.push(another);
    serveBorrower(another.self, (endpoint) => {
      open.push({ terminate: () => endpoint.close() });
      expose(countingApi(), endpoint);
    });
    return another;
  });
  const bridge = () =>
    new WorkerBridge<CountingApi>({
      name: 'lent',
      create: () => {
        const handle = borrowWorker(borrower.self);
        open.push(handle);
        return handle;
      },
    });
  return { page, lent, bridge };
}

const never = new AbortController().signal;

describe('a worker that the page lends to its worker', () => {
  test('belongs to one bridge alone', async () => {
    const { bridge, lent } = setUp();
    const [one, other] = [bridge(), bridge()];
    expect(await one.call(never, (api) => api.count())).toBe(1);
    expect(await one.call(never, (api) => api.count())).toBe(2);
    expect(await other.call(never, (api) => api.count())).toBe(1);
    expect(lent).toHaveLength(2);
  });

  test('is the only one that ends when its bridge is closed', async () => {
    const { bridge, lent } = setUp();
    const [one, other] = [bridge(), bridge()];
    await Promise.all([one, other].map((each) => each.call(never, (api) => api.count())));
    one.close();
    await expect.poll(() => lent.map(({ terminated }) => terminated)).toEqual([true, false]);
    expect(await other.call(never, (api) => api.count())).toBe(2);
  });

  test('ends with the worker that borrowed it', async () => {
    const { page, bridge, lent } = setUp();
    await Promise.all([bridge(), bridge()].map((each) => each.call(never, (api) => api.count())));
    page.terminate();
    expect(lent.map(({ terminated }) => terminated)).toEqual([true, true]);
  });

  /** A call whose first lent worker dies under it: the call's answer, the workers lent, and how the first one was lost. */
  async function crashUnderCall() {
    const { bridge, lent } = setUp();
    const one = bridge();
    expect(await one.call(never, (api) => api.count())).toBe(1);
    const losses: (JobError | null)[] = [];
    const answer = one.call(never, (api, _, why) => {
      losses.push(why);
      return why ? api.count() : api.hang();
    });
    lent[0]!.crash('out of memory');
    return { answer: await answer, lent, lost: losses[1] };
  }

  test('is replaced when it dies', async () => {
    const { answer, lent } = await crashUnderCall();
    expect(answer).toBe(1);
    expect(lent.map(({ terminated }) => terminated)).toEqual([true, false]);
  });

  test("dies with the browser's own message", async () => {
    const { lost } = await crashUnderCall();
    expect(lost).toMatchObject({ message: expect.stringContaining('out of memory') });
  });

  test('that cannot be started rejects the call with the reason', async () => {
    const { bridge } = setUp(() => {
      throw new Error('refused by the policy');
    });
    const failure = await bridge()
      .call(never, (api) => api.count())
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(JobError);
    expect(failure).toMatchObject({
      code: 'worker-died',
      message: expect.stringContaining('refused by the policy'),
    });
  });
});
