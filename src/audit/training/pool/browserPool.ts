// Training workers in a browser, from the page or from another worker: each runs workers/training.worker.ts.
import type { WorkerHandle } from '../../../base/rpc/workerBridge';
import { WorkerPool } from './workerPool';

/** A pool of one worker per core, but no more than eight: on phones the further cores are slow and produce heat. */
export function createBrowserPool(
  /** Makes or borrows the Worker, since only its caller's bundler knows the entry point's address. */
  create: () => WorkerHandle,
  count = Math.min(8, navigator.hardwareConcurrency || 2),
): WorkerPool {
  return new WorkerPool('wasm', create, count);
}
