// A callback that crosses a worker's border: what it hears, until when, and how many messages that takes.
import { expose, wrap } from 'comlink';
import { afterEach, expect, test, vi } from 'vitest';
import { channelThread } from '../../../test/shared/channelWorker';
import { END, oneWay } from './oneWay';

interface CountingApi {
  /** Calls back with 1 up to `to`. */
  count(to: number, hear: (number: number) => void): void;
}

const open: { terminate(): void }[] = [];

afterEach(() => {
  vi.restoreAllMocks();
  for (const each of open.splice(0)) each.terminate();
});

function setUp() {
  const thread = channelThread();
  open.push(thread);
  const api: CountingApi = {
    count(to, hear) {
      for (let number = 1; number <= to; number++) hear(number);
    },
  };
  expose(api, thread.self);
  return wrap<CountingApi>(thread);
}

const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('hears every message, in order', async () => {
  const worker = setUp();
  const heard: number[] = [];
  const hear = oneWay((number: number) => heard.push(number));
  await worker.count(4, hear);
  await expect.poll(() => heard).toEqual([1, 2, 3, 4]);
  hear[END]();
});

test('hears nothing once it is ended', async () => {
  const worker = setUp();
  const heard: number[] = [];
  const hear = oneWay((number: number) => heard.push(number));
  const call = worker.count(4, hear);
  hear[END]();
  await call;
  await rest(20);
  expect(heard).toEqual([]);
});

test('takes one message for each call of it, and none that answers', async () => {
  const worker = setUp();
  const posted = vi.spyOn(MessagePort.prototype, 'postMessage');
  const heard: number[] = [];
  const hear = oneWay((number: number) => heard.push(number));
  await worker.count(3, hear);
  await expect.poll(() => heard).toHaveLength(3);
  await rest(20);
  // the call, three messages of the callback, and the reply
  expect(posted).toHaveBeenCalledTimes(5);
  hear[END]();
});
