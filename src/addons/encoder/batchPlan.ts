// How many records go through a model at once, so that memory is planned and not found out. Pure.
import { MODEL } from './refusals';
import type { BatchPlan } from './types';

/** Bytes of a batch's values that are aimed at, and that one record may need at most. */
const AIM = 128 * 2 ** 20;
const LIMIT = 1024 * 2 ** 20;

/** More gain little, and are long without a sign of life on a processor. */
const LARGEST = 32;

/**
 * `perRecord`: bytes that one record has needed at most at a time, beside the weights. `fixed`: what the model fixes. Throws an
 * InputError where one record needs more than there may be.
 */
export function planBatches(perRecord: number, fixed: number | null): BatchPlan {
  const smallest = fixed ?? 1;
  if (perRecord * smallest > LIMIT)
    throw MODEL.tooLarge`The model needs ${mebibytes(perRecord * smallest)} MiB at a time, but at most ${mebibytes(LIMIT)} MiB are used. Choose a smaller model, or smaller pictures.`;
  const batch = fixed ?? Math.max(1, Math.min(LARGEST, Math.floor(AIM / Math.max(1, perRecord))));
  return { batch, bytes: batch * perRecord };
}

const mebibytes = (bytes: number): string => (bytes / 2 ** 20).toFixed(0);
