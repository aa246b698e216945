import { beforeEach, expect, test, vi } from 'vitest';
import { JobError } from './jobError';
import { keyOfData, LatestRequest } from './latestRequest';

interface Held {
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

function setUp() {
  const held: Held[] = [];
  const following = new LatestRequest<number, string>({
    keyOf: String,
    ask: (signal, request, onPartial) =>
      new Promise((resolve, reject) => {
        const settled = () => vi.advanceTimersByTimeAsync(0).then(() => {});
        held.push({
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
      }),
  });
  return { following, held };
}

test('follows the newest request and skips those in between', async () => {
  const { following, held } = setUp();
  for (const wish of [1, 2, 3]) following.want(wish);
  expect(held.map(({ request }) => request)).toEqual([1]);
  await held[0].answer('one');
  expect(following.getSlot()).toMatchObject({ status: 'running', reply: 'one', request: 1, current: false });
  expect(held.map(({ request }) => request)).toEqual([1, 3]);
  await held[1].answer('three');
  expect(following.getSlot()).toMatchObject({ status: 'done', reply: 'three', request: 3, current: true });
});

test('calls off what has taken too long, and hears nothing more of it', async () => {
  const { following, held } = setUp();
  following.want(1);
  vi.advanceTimersByTime(1000);
  following.want(2);
  expect(held[0].signal.aborted).toBe(true);
  held[0].tell('stale');
  await held[0].answer('stale');
  expect(following.getSlot().reply).toBeNull();
  held[1].tell('part');
  expect(following.getSlot()).toMatchObject({ status: 'running', reply: 'part', current: true });
});

test('stops with what there is, and asks again when wanted again', async () => {
  const { following, held } = setUp();
  following.want(1);
  held[0].tell('half');
  following.stop();
  expect(held[0].signal.aborted).toBe(true);
  expect(following.getSlot()).toMatchObject({ status: 'stopped', reply: 'half' });
  following.want(1);
  expect(held).toHaveLength(2);
});

test('keeps a failure until something else is wanted, and a reply that is there is not asked for', async () => {
  const { following, held } = setUp();
  following.want(1);
  await held[0].answer('one');
  following.want(2);
  await held[1].refuse(new JobError('worker-error', 'no'));
  expect(following.getSlot()).toMatchObject({ status: 'failed', reply: 'one', current: false });
  following.want(1);
  expect(following.getSlot()).toMatchObject({ status: 'done', reply: 'one', current: true });
  expect(held).toHaveLength(2);
});

test('keys tell typed arrays apart', () => {
  expect(keyOfData({ a: Float64Array.of(1, 2) })).not.toBe(keyOfData({ a: Float64Array.of(1, 3) }));
});

test('asks again for what failed, when told to, and for nothing else', async () => {
  const { following, held } = setUp();
  following.want(1);
  following.retry();
  expect(held).toHaveLength(1);
  await held[0].refuse(new JobError('worker-died', 'gone'));
  following.retry();
  expect(following.getSlot()).toMatchObject({ status: 'running', error: null });
  await held[1].answer('one');
  expect(following.getSlot()).toMatchObject({ status: 'done', reply: 'one' });
});
