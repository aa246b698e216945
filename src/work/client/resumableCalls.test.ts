// Long calls: their progress ends with the call, and their finished pieces are kept until the call is answered.
import { expect, test } from 'vitest';
import { channelWorker } from '../../../test/shared/channelWorker';
import type { WireReply } from '../../base/rpc/reply';
import { WorkerBridge } from '../../base/rpc/workerBridge';
import type { Job, QueriesApi } from '../queries/workerApi';
import { resumable } from './resumableCalls';

interface Message {
  done: number;
  partial: null;
}

interface Table {
  count(request: { key: string }, job: Job<Message, string>): Promise<string>;
}

/** A worker whose one query hands out the piece 'a', reports `done: 1`, and then waits to be finished. */
function setUp() {
  const frames: (() => void)[] = [];
  const handed: (readonly unknown[])[] = [];
  let finish = (_reply: WireReply<string>) => {};
  let told = 0;
  const api: QueriesApi = {
    cancel: () => finish({ ok: false, error: { code: 'aborted', field: '', message: '' } }),
    attend: () => {},
    async ask(_name, _request, tell, keep, kept = []) {
      handed.push(kept);
      keep?.('a');
      tell?.({ done: 1, partial: null });
      // nothing answers a callback, so its message is given time to arrive
      await new Promise((resolve) => setTimeout(resolve, 10));
      const reply = new Promise<WireReply<string>>((resolve) => {
        finish = resolve;
      });
      told++;
      return reply;
    },
  };
  const bridge = new WorkerBridge<QueriesApi>({ name: 'count', create: () => channelWorker(api) });
  const calls = resumable<Table, 'count'>(bridge, 'count', {
    keyOf: ({ key }) => key,
    frame: (callback) => frames.push(callback),
  });
  const heard: number[] = [];
  const start = (key: string, signal = new AbortController().signal) =>
    calls.run(signal, { key }, ({ done }) => heard.push(done)).catch((error) => error.code);
  const atWork = async (times: number) => {
    while (told < times) await new Promise((resolve) => setTimeout(resolve, 1));
  };
  return { start, atWork, heard, frames, handed, finish: () => finish({ ok: true, value: 'whole' }) };
}

test('no progress is passed on after the reply', async () => {
  const { start, atWork, heard, frames, finish } = setUp();
  const call = start('key');
  await atWork(1);
  finish();
  expect(await call).toBe('whole');
  frames[0]();
  expect(heard).toEqual([]);
});

test('no progress is passed on after an abort', async () => {
  const { start, atWork, heard, frames } = setUp();
  const controller = new AbortController();
  const call = start('key', controller.signal);
  await atWork(1);
  controller.abort();
  frames[0]();
  expect(await call).toBe('aborted');
  expect(heard).toEqual([]);
});

test('finished pieces are handed to later calls of the same key until one of them is answered', async () => {
  const { start, atWork, handed, finish } = setUp();
  const controller = new AbortController();
  const stopped = start('key', controller.signal);
  await atWork(1);
  controller.abort();
  expect(await stopped).toBe('aborted');
  const other = start('other');
  await atWork(2);
  finish();
  await other;
  const again = start('key');
  await atWork(3);
  finish();
  expect(await again).toBe('whole');
  const anew = start('key');
  await atWork(4);
  finish();
  await anew;
  expect(handed).toEqual([[], [], ['a'], []]);
});
