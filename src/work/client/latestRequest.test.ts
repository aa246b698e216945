// A store of one kind of reply, in which the newest request wins.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { JobError } from '../../base/rpc/jobError';
import { keyOfData, LatestRequest, type LatestRequestOptions, NO_REQUEST } from './latestRequest';

interface Held {
  /** Whether this call asks for the part that an earlier reply lacked. */
  completing: boolean;
  request: number;
  signal: AbortSignal;
  answer: (reply: string) => Promise<void>;
  refuse: (error: Error) => Promise<void>;
  tell: (partial: string) => void;
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

type Options = Partial<LatestRequestOptions<number, string>>;

/** A store over calls that the test answers. With `lacking`, a reply with a gap ('…') makes it ask for the rest. */
function setUp({ lacking = false, ...options }: Options & { lacking?: boolean } = {}) {
  const held: Held[] = [];
  const ask =
    (completing: boolean): LatestRequestOptions<number, string>['ask'] =>
    (signal, request, onPartial) =>
      new Promise((resolve, reject) => {
        const settled = () => vi.advanceTimersByTimeAsync(0).then(() => {});
        held.push({
          completing,
          request,
          signal,
          tell: onPartial,
          answer(reply) {
            resolve(reply);
            return settled();
          },
          refuse(error) {
            reject(error);
            return settled();
          },
        });
      });
  const complete = lacking && {
    complete: (signal: AbortSignal, request: number, reply: string) =>
      reply.includes('…') ? ask(true)(signal, request, () => {}) : null,
  };
  const latest = new LatestRequest<number, string>({
    keyOf: String,
    ask: ask(false),
    ...complete,
    ...options,
  });
  const states: string[] = [];
  latest.subscribe(() => states.push(latest.getState().status));
  return { latest, held, states, asked: () => held.map(({ request, completing }) => [request, completing]) };
}

test('follows the newest request and skips those in between', async () => {
  const { latest, held } = setUp();
  for (const wish of [1, 2, 3]) latest.want(wish);
  expect(held.map(({ request }) => request)).toEqual([1]);
  await held[0].answer('one');
  expect(latest.getState()).toMatchObject({ status: 'running', reply: 'one', request: 1, current: false });
  expect(held.map(({ request }) => request)).toEqual([1, 3]);
  await held[1].answer('three');
  expect(latest.getState()).toMatchObject({ status: 'done', reply: 'three', request: 3, current: true });
});

test('cancels an overtaken request that has taken too long, and ignores its answer', async () => {
  const { latest, held } = setUp();
  latest.want(1);
  vi.advanceTimersByTime(1000);
  latest.want(2);
  expect(held[0].signal.aborted).toBe(true);
  held[0].tell('stale');
  await held[0].answer('stale');
  expect(latest.getState().reply).toBeNull();
  held[1].tell('part');
  expect(latest.getState()).toMatchObject({ status: 'running', reply: 'part', current: true });
});

test('a stopped request keeps its partial reply until it is wanted and asked again', async () => {
  const { latest, held } = setUp();
  latest.want(1);
  held[0].tell('half');
  latest.stop();
  expect(held[0].signal.aborted).toBe(true);
  expect(latest.getState()).toMatchObject({ status: 'stopped', reply: 'half' });
  latest.want(1);
  expect(held).toHaveLength(2);
});

test('keeps a failure until another request is wanted', async () => {
  const { latest, held } = setUp();
  latest.want(1);
  await held[0].answer('one');
  latest.want(2);
  await held[1].refuse(new JobError('worker-error', 'no'));
  expect(latest.getState()).toMatchObject({ status: 'failed', reply: 'one', current: false });
  latest.want(1);
  expect(latest.getState()).toMatchObject({ status: 'done', reply: 'one', current: true });
  expect(held).toHaveLength(2);
});

test('requests whose typed arrays differ have different keys', () => {
  expect(keyOfData({ a: Float64Array.of(1, 2) })).not.toBe(keyOfData({ a: Float64Array.of(1, 3) }));
});

test('retry asks again for a request that failed, and for no other', async () => {
  const { latest, held } = setUp();
  latest.retry();
  expect(held).toHaveLength(0);
  latest.want(1);
  await held[0].refuse(new JobError('worker-died', 'gone'));
  latest.retry();
  expect(latest.getState()).toMatchObject({ status: 'running', error: null });
  await held[1].answer('one');
  expect(latest.getState()).toMatchObject({ status: 'done', reply: 'one' });
  latest.retry();
  expect(held).toHaveLength(2);
});

test('retry asks again for a request under way, whose worker is being replaced', async () => {
  const { latest, held } = setUp();
  latest.want(1);
  latest.retry();
  expect(held[0].signal.aborted).toBe(true);
  expect(held).toHaveLength(2);
  await held[0].answer('of the old worker');
  expect(latest.getState().reply).toBeNull();
  await held[1].answer('one');
  expect(latest.getState()).toMatchObject({ status: 'done', reply: 'one' });
});

test('a request cancelled from elsewhere counts as stopped and not as failed', async () => {
  const { latest, held } = setUp();
  latest.want(1);
  await held[0].refuse(new JobError('aborted', 'called off'));
  expect(latest.getState()).toMatchObject({ status: 'stopped', error: null });
});

test('a request cancelled from elsewhere can be wanted again', async () => {
  const { latest, held } = setUp();
  latest.want(1);
  await held[0].refuse(new JobError('aborted', 'called off'));
  latest.want(1);
  expect(held).toHaveLength(2);
});

test('a failed request that was overtaken gives way to the newest', async () => {
  const { latest, held } = setUp();
  latest.want(1);
  latest.want(2);
  await held[0].refuse(new JobError('worker-error', 'no'));
  expect(latest.getState()).toMatchObject({ status: 'running', error: null, wanted: 2 });
  expect(held.map(({ request }) => request)).toEqual([1, 2]);
});

test('going back to the request of a complete reply cancels the one under way', async () => {
  const { latest, held } = setUp();
  latest.want(1);
  await held[0].answer('one');
  latest.want(2);
  latest.want(1);
  expect(held[1].signal.aborted).toBe(true);
  await held[1].answer('two');
  expect(latest.getState()).toMatchObject({ status: 'done', reply: 'one', request: 1, wanted: 1 });
});

test('a partial reply is not taken for a complete one of an earlier request', async () => {
  const { latest, held } = setUp();
  latest.want(1);
  await held[0].answer('one');
  latest.want(2);
  held[1].tell('half of two');
  latest.want(1);
  expect(latest.getState()).toMatchObject({ status: 'running', reply: 'half of two', current: false });
});

test('requests with the same key are asked once, and the state has the newest of them', async () => {
  const { latest, held } = setUp({ keyOf: (request) => String(Math.floor(request)) });
  latest.want(1);
  latest.want(1.5);
  expect(held).toHaveLength(1);
  await held[0].answer('one');
  expect(latest.getState()).toMatchObject({ status: 'done', wanted: 1.5, request: 1.5 });
  latest.want(1.7);
  expect(latest.getState()).toMatchObject({ status: 'done', wanted: 1.7, request: 1.7 });
  expect(held).toHaveLength(1);
});

test('close cancels the request under way', async () => {
  const { latest, held, states } = setUp();
  latest.want(1);
  latest.close();
  expect(held[0].signal.aborted).toBe(true);
  const before = states.length;
  await held[0].answer('late');
  expect(states).toHaveLength(before);
});

test('close cancels a request that waits for a rest', async () => {
  const { latest, held } = setUp();
  latest.want(2, 100);
  latest.close();
  await vi.advanceTimersByTimeAsync(200);
  expect(held).toHaveLength(0);
});

test('every change is told to a listener until it unsubscribes', async () => {
  const { latest, held, states } = setUp();
  const more: number[] = [];
  const unsubscribe = latest.subscribe(() => more.push(1));
  latest.want(1);
  unsubscribe();
  await held[0].answer('one');
  expect(states).toEqual(['running', 'done']);
  expect(more).toHaveLength(1);
});

describe('a request that waits for a rest', () => {
  test('is asked for once no newer one has come', async () => {
    const { latest, held } = setUp();
    latest.want(1, 100);
    await vi.advanceTimersByTimeAsync(99);
    latest.want(2, 100);
    await vi.advanceTimersByTimeAsync(99);
    expect(held).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(held.map(({ request }) => request)).toEqual([2]);
    await held[0].answer('two');
    expect(latest.getState()).toMatchObject({ status: 'done', reply: 'two', request: 2 });
    latest.want(2, 100);
    await vi.advanceTimersByTimeAsync(200);
    expect(held).toHaveLength(1);
  });

  test('cancels the request under way at once and ignores its answer', async () => {
    const { latest, held } = setUp();
    latest.want(1, 100);
    await vi.advanceTimersByTimeAsync(100);
    latest.want(2, 100);
    expect(held[0].signal.aborted).toBe(true);
    await held[0].answer('one');
    expect(latest.getState()).toMatchObject({ status: 'running', wanted: 2, reply: null });
  });

  test('is asked for again on retry if it failed', async () => {
    const { latest, held } = setUp();
    latest.want(1, 100);
    await vi.advanceTimersByTimeAsync(100);
    await held[0].refuse(new JobError('worker-error', 'out of reach', 'targetEpsilon'));
    expect(latest.getState()).toMatchObject({ status: 'failed', error: { field: 'targetEpsilon' } });
    latest.retry();
    expect(held).toHaveLength(2);
  });

  test('is forgotten when it is cleared', async () => {
    const { latest, held } = setUp();
    latest.want(1, 100);
    await vi.advanceTimersByTimeAsync(100);
    await held[0].refuse(new JobError('worker-error', 'out of reach', 'targetEpsilon'));
    latest.retry();
    latest.clear();
    expect(held[1].signal.aborted).toBe(true);
    expect(latest.getState()).toEqual(NO_REQUEST);
    await held[1].answer('late');
    expect(latest.getState()).toEqual(NO_REQUEST);
  });

  test('is not asked for if it is cleared before its rest', async () => {
    const { latest, held } = setUp();
    latest.want(1, 100);
    latest.clear();
    await vi.advanceTimersByTimeAsync(200);
    expect(held).toHaveLength(0);
  });
});

test('a cleared request is asked anew when it is wanted again', async () => {
  const { latest, held } = setUp();
  latest.want(1);
  await held[0].answer('one');
  latest.clear();
  latest.want(1);
  expect(held).toHaveLength(2);
  expect(latest.getState()).toMatchObject({ status: 'running', reply: null });
});

describe('with replies that lack something', () => {
  test('an incomplete reply is shown at once, before the part that it lacks is asked for', async () => {
    const { latest, held, asked } = setUp({ lacking: true });
    latest.want(1);
    await held[0].answer('o…e');
    expect(latest.getState()).toMatchObject({ status: 'running', reply: 'o…e', current: true });
    await held[1].answer('one');
    expect(asked()).toEqual([
      [1, false],
      [1, true],
    ]);
    expect(latest.getState()).toMatchObject({ status: 'done', reply: 'one', current: true });
  });

  test('a reply that lacks nothing ends the request', async () => {
    const { latest, held } = setUp({ lacking: true });
    latest.want(1);
    await held[0].answer('one');
    expect(latest.getState()).toMatchObject({ status: 'done', reply: 'one', current: true });
    expect(held).toHaveLength(1);
  });

  test('a newer request cancels the completion of a reply at once, but lets a first reply arrive', async () => {
    const { latest, held, asked } = setUp({ lacking: true });
    latest.want(1);
    latest.want(2);
    expect(held[0].signal.aborted).toBe(false);
    await held[0].answer('o…e');
    expect(latest.getState()).toMatchObject({ status: 'running', reply: 'o…e', current: false });
    await held[1].answer('t…o');
    latest.want(3);
    expect(held[2].signal.aborted).toBe(true);
    await held[2].answer('two');
    expect(latest.getState()).toMatchObject({ status: 'running', reply: 't…o', request: 2, current: false });
    expect(asked()).toEqual([
      [1, false],
      [2, false],
      [2, true],
      [3, false],
    ]);
  });

  test('going back to the request of an incomplete reply asks for it again', async () => {
    const { latest, held } = setUp({ lacking: true });
    latest.want(1);
    await held[0].answer('o…e');
    latest.want(2);
    latest.want(1);
    await held[2].answer('two');
    expect(latest.getState()).toMatchObject({ status: 'running', current: false });
    await held[3].answer('one');
    expect(latest.getState()).toMatchObject({ status: 'done', reply: 'one', current: true });
  });

  test('an incomplete reply stays where the completion fails', async () => {
    const { latest, held } = setUp({ lacking: true });
    latest.want(1);
    await held[0].answer('o…e');
    await held[1].refuse(new JobError('worker-died', 'gone'));
    expect(latest.getState()).toMatchObject({ status: 'failed', reply: 'o…e', current: true });
  });
});

describe('with a reply from before', () => {
  test('shows that reply for its own request alone, until there is a whole one', async () => {
    const { latest, held } = setUp({ lacking: true });
    latest.showInitially(1, 'recorded');
    latest.want(2);
    expect(latest.getState().reply).toBeNull();
    await held[0].answer('t…o');
    latest.want(1);
    const shown = { status: 'running', reply: 'recorded', request: 1, current: true };
    expect(latest.getState()).toMatchObject(shown);
    await held[2].answer('o…e');
    expect(latest.getState()).toMatchObject(shown);
    await held.at(-1)?.refuse(new JobError('worker-died', 'gone'));
    expect(latest.getState()).toMatchObject({ status: 'failed', reply: 'recorded' });
  });
});
