// How many steps go to the device at a time: short submits keep the reader's screen alive and an abort quick. Two are in
// flight, so that the device does not wait for the next to be recorded.
import { beat } from '../../../base/liveness/pulse';
import type { GpuDevice } from './gpuDevice';

/** Aim of one submit. Drivers reset a device that does not answer for some seconds, screens stutter far earlier. */
const SUBMIT_MILLISECONDS = 25;
const MOST_STEPS = 256;

/** Rejects with the signal's reason as soon as it is aborted. */
export function orAborted<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

export class Pacing {
  private steps = 1;
  private recorded = 0;
  private previous: Promise<void> = Promise.resolve();
  private finished = performance.now();

  constructor(
    private readonly device: GpuDevice,
    private readonly signal: AbortSignal,
  ) {}

  /** After every recorded step: submits when it is time, and waits for the submit before that one. */
  async step(): Promise<void> {
    if (++this.recorded < this.steps) return;
    await this.flush();
  }

  /** Submits what is recorded; resolves when the submit before is done. */
  async flush(): Promise<void> {
    const steps = this.recorded;
    this.recorded = 0;
    const before = this.previous;
    this.previous = this.submit(steps);
    // awaited one turn later; a rejection must not count as unhandled until then
    this.previous.catch(() => undefined);
    await orAborted(this.signal, before);
  }

  async finish(): Promise<void> {
    await this.flush();
    await orAborted(this.signal, this.previous);
  }

  private async submit(steps: number): Promise<void> {
    const started = performance.now();
    await this.device.submit();
    beat();
    const now = performance.now();
    // with two in flight the second one's time starts when the first ends
    const took = now - Math.max(started, this.finished);
    this.finished = now;
    if (took > SUBMIT_MILLISECONDS) {
      this.steps = Math.max(1, Math.floor((steps * SUBMIT_MILLISECONDS) / took));
    } else if (steps === this.steps && took < SUBMIT_MILLISECONDS / 2) {
      this.steps = Math.min(2 * this.steps, MOST_STEPS);
    }
  }
}
