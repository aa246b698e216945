// What a training audit needs of a browser's worker: data files by fetch, and the backends in the order of choice.
import type { ReadAsset } from '../../datasets/catalogue';
import { LabError } from '../../numerics/errors';
import { createBrowserPool } from '../browserPool';
import { createReferenceBackend } from '../reference/referenceBackend';
import { type BackendChoice, onThisThread } from '../train';
import { chooseWebGpu } from '../webgpu/choose';
import type { TrainingEnvironment } from './session';

/** Reads files below an absolute address that ends with a slash. */
export function fetchAssets(base: string): ReadAsset {
  return async (name) => {
    const response = await fetch(new URL(name, base)).catch((error: unknown) => {
      throw missing(name, error instanceof Error ? error.message : String(error));
    });
    if (!response.ok) throw missing(name, `the server answered ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  };
}

function missing(name: string, why: string): LabError {
  return new LabError('missing', 'dataset', `The data file ${name} could not be loaded (${why}); try again.`);
}

/**
 * A real graphics card, else SIMD workers, and once more when one of them dies (the dead are replaced), else this thread.
 * `createWorker` starts workers/training.worker.ts.
 */
export function browserBackends(createWorker: () => Worker): TrainingEnvironment['backends'] {
  const pool = createBrowserPool(createWorker);
  return async () => {
    const gpu = await chooseWebGpu();
    const processor: BackendChoice[] = [
      pool,
      pool,
      onThisThread(createReferenceBackend('the training workers failed')),
    ];
    return {
      choices: gpu.backend ? [onThisThread(gpu.backend), ...processor] : processor,
      whyNotGpu: gpu.reason,
    };
  };
}
