// Tests of a worker's task: it serves one call at a time, drops it when told to, and signals that it moves on.
import { afterEach, describe, expect, test } from 'vitest';
import { onBeat } from '../liveness/pulse';
import { PLAIN } from '../sentences/plain';
import { CancellableTask, type Turn } from './cancellableTask';

const later = () => new Promise((resolve) => setTimeout(resolve, 1));

/** Work that ends only by being called off. */
async function endless(turn: Turn): Promise<never> {
  for (;;) {
    await later();
    await turn.pause();
  }
}

const ABORTED = { ok: false, error: { code: 'aborted', field: '', message: 'The job was called off.' } };

describe('CancellableTask', () => {
  afterEach(() => onBeat(null));

  test('replies with the value of the work', async () => {
    expect(await new CancellableTask().serve(async () => 7)).toEqual({ ok: true, value: 7 });
  });

  test('replies with an unforeseen error as data', async () => {
    const failed = await new CancellableTask().serve(async () => {
      throw new Error('unforeseen');
    });
    const message = 'unforeseen';
    const sentence = PLAIN.foreign({ text: message });
    expect(failed).toEqual({ ok: false, error: { code: 'internal', field: '', message, sentence } });
  });

  test('a cancelled call replies with the error aborted', async () => {
    const task = new CancellableTask();
    const call = task.serve(endless);
    task.basics.cancel();
    expect(await call).toEqual(ABORTED);
  });

  test('a call after a cancelled one is served', async () => {
    const task = new CancellableTask();
    const call = task.serve(endless);
    task.basics.cancel();
    await call;
    expect(await task.serve(async () => 'next')).toEqual({ ok: true, value: 'next' });
  });

  test('a new call calls off the one before', async () => {
    const task = new CancellableTask();
    const first = task.serve(endless);
    void task.serve(async () => 'second');
    expect(await first).toEqual(ABORTED);
  });

  test('a call that has called off another can be called off itself once that one has ended', async () => {
    const task = new CancellableTask();
    const first = task.serve(endless);
    const second = task.serve(endless);
    await first;
    task.cancel();
    expect(await second).toEqual(ABORTED);
  });

  test('the signal aborts with what pause throws', async () => {
    const task = new CancellableTask();
    const call = task.serve(async ({ signal, pause }) => {
      task.cancel();
      const thrown = await pause().catch((error: unknown) => error);
      expect(signal.aborted).toBe(true);
      expect(thrown).toBe(signal.reason);
      throw thrown;
    });
    expect(await call).toEqual(ABORTED);
  });

  test('a cancel that is waiting as a message is heard once a turn is used up', async () => {
    const task = new CancellableTask();
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => task.cancel();
    const call = task.serve(async (turn) => {
      port2.postMessage(null);
      const end = turn.elapsed() + 2000;
      // The loop keeps the thread, so that a message gets in only between two turns.
      while (turn.elapsed() < end) await turn.pause();
    });
    expect(await call).toEqual(ABORTED);
    port1.close();
  });

  test('every pause is a beat', async () => {
    const task = new CancellableTask();
    let beats = 0;
    onBeat(() => beats++, 0);
    await task.serve(async ({ pause }) => {
      for (let i = 0; i < 5; i++) await pause();
    });
    expect(beats).toBe(5);
  });
});
