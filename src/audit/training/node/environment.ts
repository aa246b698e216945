// The environment of a training audit in Node: data files from public/data, and the SIMD kernel in threads.
import { readFile } from 'node:fs/promises';
import type { TrainingEnvironment } from '../audit/partTrainer';
import { createReferenceBackend } from '../reference/referenceBackend';
import { BACKEND, NO_GPU } from '../sentences';
import { onThisThread } from '../train';
import { dataFile } from './places';
import { createNodePool } from './workerPool';

export interface NodeEnvironment extends TrainingEnvironment {
  /** Ends the threads, which keep the process alive. A later audit starts new ones. */
  close(): void;
}

export const readAsset = (name: string): Promise<Uint8Array> => readFile(dataFile(name));

interface NodeOptions {
  /** Number of threads; one for each core when left out. */
  threads?: number | undefined;
  /** Whether plain code goes on if the threads have failed, which is slower and gives other last bits. Default true. */
  fallback?: boolean;
}

export function createNodeEnvironment({ threads, fallback = true }: NodeOptions = {}): NodeEnvironment {
  const pool = createNodePool(threads);
  const last = fallback ? [onThisThread(createReferenceBackend(BACKEND.threadsFailed))] : [];
  return {
    readAsset,
    backends: async () => ({
      // the pool is tried a second time, with the threads that died replaced
      choices: [pool, pool, ...last],
      whyNotGpu: NO_GPU.node,
    }),
    close: () => pool.close(),
  };
}
