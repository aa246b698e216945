// Data files by fetch, for a browser's worker.

import { arrives, bytesOf } from '../../base/liveness/arrival';
import { ARRIVAL } from '../../base/liveness/sentences';
import { asSentence } from '../../base/sentences/plain';
import type { ReadAsset } from '../datasets/types';
import { TrainingFault } from './errors';
import { TRAINING } from './sentences';

/** Reads files below an absolute address that ends with a slash. */
export function fetchAssets(base: string): ReadAsset {
  return (name) =>
    arrives({ what: ARRIVAL.it }, async (signal, heard) => {
      const response = await fetch(new URL(name, base), { signal });
      if (!response.ok) {
        throw new TrainingFault('data-missing', TRAINING.serverAnswered({ status: response.status }));
      }
      return bytesOf(response, heard);
    }).catch((error: unknown) => {
      const why = asSentence(error);
      throw new TrainingFault('data-missing', TRAINING.dataNotLoaded({ file: name, why }));
    });
}
