// Data files by fetch, for a browser's worker.

import { arrives, bytesOf } from '../../base/liveness/arrival';
import type { ReadAsset } from '../datasets/types';
import { TrainingFault } from './errors';

/** Reads files below an absolute address that ends with a slash. */
export function fetchAssets(base: string): ReadAsset {
  return (name) =>
    arrives({ what: 'it' }, async (signal, heard) => {
      const response = await fetch(new URL(name, base), { signal });
      if (!response.ok) throw new Error(`the server answered ${response.status}`);
      return bytesOf(response, heard);
    }).catch((error: unknown) => {
      const why = error instanceof Error ? error.message : String(error);
      throw new TrainingFault('data-missing', `The data file ${name} could not be loaded (${why}).`);
    });
}
