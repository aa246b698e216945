// Training workers in a browser, from the page or from another worker: each runs workers/training.worker.ts.
import { WorkerPool } from './workerPool';
import type { OwnerLine } from './workerProtocol';

/** `create` makes the Worker, since only its caller's bundler knows the entry point's address. */
export function browserLine(worker: Worker): OwnerLine {
  return {
    send: (message) => worker.postMessage(message),
    listen: (receive) => worker.addEventListener('message', ({ data }) => receive(data)),
    onDeath(died) {
      worker.addEventListener('error', ({ message }) => died(message || 'it could not be loaded'));
      worker.addEventListener('messageerror', () => died('a message could not be read'));
    },
    terminate: () => worker.terminate(),
  };
}

/** One worker per core, but no more than eight: a phone's other half are slow cores that heat. */
export function createBrowserPool(
  create: () => Worker,
  count = Math.min(8, navigator.hardwareConcurrency || 2),
): WorkerPool {
  return new WorkerPool('wasm', () => browserLine(create()), count);
}
