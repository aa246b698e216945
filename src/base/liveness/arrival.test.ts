// Tests of waiting, with a limit, for something that may never arrive.
import { describe, expect, test } from 'vitest';
import { ManualClock } from '../../../test/shared/manualClock';
import { said } from '../sentences/plain';
import { arrives, bytesOf, NeverArrived } from './arrival';

const never = new Promise<never>(() => {});

const IT = said('It');

describe('arrives', () => {
  test('settles as the promise that it waits for', async () => {
    const clock = new ManualClock();
    expect(await arrives({ what: IT, clock }, async () => 7)).toBe(7);
    await expect(arrives({ what: IT, clock }, () => Promise.reject(new Error('404')))).rejects.toThrow('404');
  });

  test('stops its clock once the promise has settled', async () => {
    const clock = new ManualClock();
    await arrives({ what: IT, clock }, async () => 7);
    await expect(arrives({ what: IT, clock }, () => Promise.reject(new Error('404')))).rejects.toThrow('404');
    expect(clock.running).toBe(0);
  });

  test('rejects with the name of what does not come', async () => {
    const clock = new ManualClock();
    const coming = arrives({ what: said('The data file x.npy'), limit: 5, clock }, () => never);
    clock.pass(5);
    const error = await coming.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(NeverArrived);
    expect((error as Error).message).toBe('The data file x.npy has not come within 5 seconds');
  });

  test('aborts the request for what does not come', async () => {
    const clock = new ManualClock();
    let asked: AbortSignal | undefined;
    const coming = arrives({ what: IT, limit: 5, clock }, (signal) => {
      asked = signal;
      return never;
    });
    clock.pass(5);
    await expect(coming).rejects.toBeInstanceOf(NeverArrived);
    expect(asked?.aborted).toBe(true);
  });

  test('a file may take longer than the limit if each of its pieces comes in time', async () => {
    const clock = new ManualClock();
    const pieces = [[1, 2], [3], [4, 5, 6]];
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        clock.pass(4);
        const piece = pieces.shift();
        if (piece) controller.enqueue(Uint8Array.from(piece));
        else controller.close();
      },
    });
    const response = new Response(stream);
    const bytes = await arrives({ what: IT, limit: 5, clock }, (_, heard) => bytesOf(response, heard));
    expect([...bytes]).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('a file that stops half way rejects with NeverArrived', async () => {
    const clock = new ManualClock();
    const response = new Response(
      new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(Uint8Array.from([1])) }),
    );
    const coming = arrives({ what: IT, limit: 5, clock }, (_, heard) => bytesOf(response, heard));
    coming.catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 10));
    clock.pass(5);
    await expect(coming).rejects.toBeInstanceOf(NeverArrived);
  });
});
