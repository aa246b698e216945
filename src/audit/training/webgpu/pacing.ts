// The number of steps that go to the device at a time. Short submits keep the reader's screen alive and let an abort act
// quickly. Two are in flight, so that the device does not wait while the next is recorded.
import { beat } from '../../../base/liveness/pulse';
import type { GpuDevice } from './gpuDevice';

/**
 * Time that one submit should take. Drivers reset a device that does not answer for some seconds, and screens stutter much
 * earlier.
 */
const SUBMIT_MILLISECONDS = 25;
const MOST_STEPS = 256;

/** Settles as the promise does, but rejects with the signal's reason as soon as the signal is aborted. */
export function orAborted<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

export function pacing(device: GpuDevice, signal: AbortSignal) {
  let most = 1;
  let recorded = 0;
  let previous: Promise<void> = Promise.resolve();
  let finished = performance.now();

  async function submit(steps: number): Promise<void> {
    const started = performance.now();
    await device.submit();
    beat();
    const now = performance.now();
    // the time of the second of two submits in flight is counted from the end of the first
    const took = now - Math.max(started, finished);
    finished = now;
    if (took > SUBMIT_MILLISECONDS) {
      most = Math.max(1, Math.floor((steps * SUBMIT_MILLISECONDS) / took));
    } else if (steps === most && took < SUBMIT_MILLISECONDS / 2) {
      most = Math.min(2 * most, MOST_STEPS);
    }
  }

  /** Submits what is recorded; resolves when the submit before is done. */
  async function flush(): Promise<void> {
    const steps = recorded;
    recorded = 0;
    const before = previous;
    previous = submit(steps);
    // awaited one turn later; a rejection must not count as unhandled until then
    previous.catch(() => undefined);
    await orAborted(signal, before);
  }

  return {
    flush,
    /** To be called after every recorded step. Submits when it is time, and waits for the submit before that one. */
    async step(): Promise<void> {
      if (++recorded >= most) await flush();
    },
    async finish(): Promise<void> {
      await flush();
      await orAborted(signal, previous);
    },
  };
}
