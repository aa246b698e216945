// Training workers in Node: threads, for the command line and for tests. Not for the page (workers/training.worker.ts).
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { WorkerPool } from '../workerPool';
import type { OwnerLine } from '../workerProtocol';

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

export function createThread(): OwnerLine {
  const worker = new Worker(bootstrap(), { eval: true });
  return {
    send: (message) => worker.postMessage(message),
    listen: (receive) => worker.on('message', receive),
    onDeath(died) {
      worker.on('error', (error) => died(error instanceof Error ? error.message : String(error)));
      worker.on('exit', (code) => died(`it ended with code ${code}`));
    },
    terminate() {
      void worker.terminate();
    },
  };
}

/** Close it when done: threads keep the process alive. */
export function createNodePool(count = availableParallelism()): WorkerPool {
  return new WorkerPool('wasm', createThread, count);
}
