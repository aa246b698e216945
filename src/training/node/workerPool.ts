// Training workers in Node: threads, for the command line and for tests. Not for the page (workers/training.worker.ts).
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { type TransferListItem, Worker } from 'node:worker_threads';
import type { WorkerHandle } from '../../rpc/workerBridge';
import { WorkerPool } from '../pool/workerPool';

/**
 * The thread is TypeScript too, and Node 20 does not pass tsx's loader on to threads: it is registered in the thread
 * before the entry point is imported. Drop this when Node loads TypeScript by itself (22.18).
 */
function bootstrap(): string {
  const tsx = createRequire(import.meta.url).resolve('tsx/package.json');
  const loader = new URL('dist/esm/api/index.mjs', pathToFileURL(tsx)).href;
  const entry = new URL('./worker.ts', import.meta.url).href;
  return `import(${JSON.stringify(loader)})
    .then(({ register }) => register())
    .then(() => import(${JSON.stringify(entry)}));`;
}

/** A death as a browser would tell it. */
class DeathEvent extends Event {
  constructor(readonly message: string) {
    super('error');
  }
}

export function createThread(): WorkerHandle {
  const worker = new Worker(bootstrap(), { eval: true });
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

/** Close it when done: threads keep the process alive. */
export function createNodePool(count = availableParallelism()): WorkerPool {
  return new WorkerPool('wasm', createThread, count);
}
