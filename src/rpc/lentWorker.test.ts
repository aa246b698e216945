import { expose } from 'comlink';
import { afterEach, describe, expect, test } from 'vitest';
import { CancellableTask } from './cancellableTask';
import { JobError } from './jobError';
import { borrowWorker, lendWorkers, serveBorrower } from './lentWorker';
import type { CancellableApi, Reply } from './reply';
import { WorkerBridge, type WorkerHandle } from './workerBridge';

interface CountingApi extends CancellableApi {
  /** Counts the calls of this one worker. */
  count(): Reply<number>;
  hang(): Promise<Reply<number>>;
}

interface Thread {
  /** What its owner holds. */
  handle: WorkerHandle;
  /** What its own script holds. */
  self: MessagePort;
  terminated: boolean;
  /** As if its script had thrown outside any call. */
  crash(message: string): void;
}

const open: Thread[] = [];

afterEach(() => {
  for (const thread of open.splice(0)) thread.handle.terminate();
});

/** A worker in this thread: its owner's side and its own. */
function thread(): Thread {
  const { port1, port2 } = new MessageChannel();
  const events = new EventTarget();
  const target = (type: string): EventTarget => (type === 'message' ? port1 : events);
  const made: Thread = {
    terminated: false,
    self: port2,
    crash: (message) => events.dispatchEvent(Object.assign(new Event('error'), { message })),
    handle: {
      postMessage: (message, transferables = []) => port1.postMessage(message, transferables),
      addEventListener: (type, listener) => target(type).addEventListener(type, listener),
      removeEventListener: (type, listener) => target(type).removeEventListener(type, listener),
      terminate() {
        made.terminated = true;
        port1.close();
        port2.close();
      },
    },
  };
  port1.start();
  port2.start();
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

/** A page with one worker, which borrows more; `start` may refuse. */
function setUp(start: () => void = () => {}) {
  const borrower = thread();
  const lent: Thread[] = [];
  const page = lendWorkers(borrower.handle, () => {
    start();
    const another = thread();
    lent.push(another);
    serveBorrower(another.self, (endpoint) => {
      open.push({ ...another, handle: { ...another.handle, terminate: () => endpoint.close() } });
      expose(countingApi(), endpoint);
    });
    return another.handle;
  });
  const bridge = () =>
    new WorkerBridge<CountingApi>({
      name: 'lent',
      create: () => {
        const handle = borrowWorker(borrower.self);
        open.push({ ...borrower, handle });
        return handle;
      },
    });
  return { page, lent, bridge };
}

const never = new AbortController().signal;

describe('a worker that the page lends to its worker', () => {
  test('answers the worker that borrowed it, and each borrows its own', async () => {
    const { bridge, lent } = setUp();
    const [one, other] = [bridge(), bridge()];
    expect(await one.call(never, (api) => api.count())).toBe(1);
    expect(await one.call(never, (api) => api.count())).toBe(2);
    expect(await other.call(never, (api) => api.count())).toBe(1);
    expect(lent).toHaveLength(2);
  });

  test('ends when its borrower is done with it, and no other does', async () => {
    const { bridge, lent } = setUp();
    const [one, other] = [bridge(), bridge()];
    await Promise.all([one, other].map((each) => each.call(never, (api) => api.count())));
    one.close();
    await expect.poll(() => lent.map(({ terminated }) => terminated)).toEqual([true, false]);
    expect(await other.call(never, (api) => api.count())).toBe(2);
  });

  test('ends with its borrower', async () => {
    const { page, bridge, lent } = setUp();
    await Promise.all([bridge(), bridge()].map((each) => each.call(never, (api) => api.count())));
    page.terminate();
    expect(lent.map(({ terminated }) => terminated)).toEqual([true, true]);
  });

  test('is replaced when it dies, and its death is told in the words of the browser', async () => {
    const { bridge, lent } = setUp();
    const one = bridge();
    expect(await one.call(never, (api) => api.count())).toBe(1);
    let lost: JobError | null = null;
    const answer = one.call(never, (api, _, why) => {
      lost = why;
      return why ? api.count() : api.hang();
    });
    lent[0]!.crash('out of memory');
    expect(await answer).toBe(1);
    expect(lost).toMatchObject({ message: expect.stringContaining('out of memory') });
    expect(lent.map(({ terminated }) => terminated)).toEqual([true, false]);
  });

  test('that cannot be started is a death with its reason', async () => {
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
