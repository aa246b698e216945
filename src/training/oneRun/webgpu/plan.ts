// Whether a one-run training fits on a device. Allocates nothing.
import { InputError } from '../../../numerics/errors';
import { roundUp } from '../../layout';
import type { DeviceLimits } from '../../webgpu/plan';

/** All of its buffers. Browsers do not say how much memory a GPU has; integrated ones share the machine's. */
export const MOST_BYTES = 512 * 2 ** 20;

export interface OneRunSizes {
  records: number;
  features: number;
  classes: number;
  /** Whether batches are fewer than all records: they are then copied apart. */
  sampled: boolean;
}

/** Bytes of all buffers. Throws InputError 'too-large' that names m or classes and what would fit. */
export function planOneRun(
  { records, features, classes, sampled }: OneRunSizes,
  limits: DeviceLimits,
): number {
  const binding = Math.min(limits.maxStorageBufferBindingSize, limits.maxBufferSize);
  const width = roundUp(features, 4);
  // features by row and by column, of all and of the batch; logits, and a copy that is read; weights, and a copy
  const recordBytes = 4 * ((sampled ? 3 : 2) * width + 2 * classes + 4);
  const weightBytes = 4 * features * classes;
  const bytes = records * recordBytes + 2 * weightBytes;
  if (weightBytes > Math.min(binding, MOST_BYTES / 4)) {
    const fits = Math.floor(Math.min(binding, MOST_BYTES / 4) / (4 * features));
    tooLarge('classes', classes, fits);
  }
  const largest = 4 * Math.max(roundUp(records, 4) * width, records * classes);
  if (bytes <= MOST_BYTES && largest <= binding) return bytes;
  const fits = Math.min(
    (MOST_BYTES - 2 * weightBytes) / recordBytes,
    binding / (4 * Math.max(width, classes)),
  );
  // columns are padded to four
  tooLarge('m', records, 4 * Math.floor(fits / 4));
}

/** Throws it, with what would fit. */
export function tooLarge(field: string, value: number, fits: number): never {
  const message = `${field} is ${value}: the run does not fit in the memory planned on a GPU; lower it to ${Math.max(1, fits)} or less.`;
  throw new InputError('too-large', field, message);
}
