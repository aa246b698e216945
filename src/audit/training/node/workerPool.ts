// Training workers in Node: threads, for the command line and for tests.
import { availableParallelism } from 'node:os';
import type { TransferListItem } from 'node:worker_threads';
import type { WorkerHandle } from '../../../base/rpc/workerBridge';
import { WorkerPool } from '../pool/workerPool';
import { startThread } from './thread';

/** The event of a thread's death, in the form in which a browser reports that of a worker. */
class DeathEvent extends Event {
  constructor(readonly message: string) {
    super('error');
  }
}

export function createThread(): WorkerHandle {
  const worker = startThread(new URL('./worker.ts', import.meta.url));
  const events = new EventTarget();
  const died = (message: string) => events.dispatchEvent(new DeathEvent(message));
  worker.on('message', (data) => events.dispatchEvent(new MessageEvent('message', { data })));
  worker.on('error', (error) => died(error instanceof Error ? error.message : String(error)));
  worker.on('exit', (code) => died(`it ended with code ${code}`));
  return {
    postMessage: (message, transfer = []) => worker.postMessage(message, transfer as TransferListItem[]),
    addEventListener: (type, listener) => events.addEventListener(type, listener),
    removeEventListener: (type, listener) => events.removeEventListener(type, listener),
    terminate() {
      void worker.terminate();
    },
  };
}

/** A pool of training threads. Close it when done, because threads keep the process alive. */
export function createNodePool(count = availableParallelism()): WorkerPool {
  return new WorkerPool('wasm', createThread, count);
}
