// The thread's WebGPU device for one run, where there is a real one. Loads no tfjs before an adapter is there. For workers.
import { type AdapterOptions, onAdapter } from '../../webgpu/onAdapter';
import type { ForTests, OpenOneRunDevice } from './webGpuRuns';

/**
 * Seconds for the browser to give a device, and for the device to answer: compiling the kernels included. One run is a matter
 * of seconds on the processor, which is not to be waited for much longer.
 */
const ANSWER_LIMIT = 12;

export type OneRunDeviceChoice =
  | { backend: OpenOneRunDevice; reason: null }
  /** For the reader: why not. */
  | { backend: null; reason: string };

/** A driver starts again after a loss; one that does not would cost every run its wait. */
const MOST_LOSSES = 2;

let current: Promise<OneRunDeviceChoice> | null = null;
let losses = 0;

/**
 * The same device for everyone who asks, until it is lost; then another one, but after `mostLosses` none. Never rejects. By the
 * rule of ../../webgpu/onAdapter.ts: no software adapter.
 */
export async function chooseOneRunDevice(
  options: AdapterOptions & ForTests & { mostLosses?: number } = {},
): Promise<OneRunDeviceChoice> {
  const { limit = ANSWER_LIMIT, mostLosses = MOST_LOSSES } = options;
  const known = await current;
  // what was not there is not asked for again: a browser that kept silent would do so each time
  if (known && (known.backend === null || known.backend.usable)) return known;
  if (known && ++losses >= mostLosses) {
    current = Promise.resolve({ backend: null, reason: `its device was lost ${losses} times` });
    return current;
  }
  current = onAdapter<OpenOneRunDevice>({ ...options, limit }, async () => {
    const { openOneRunDevice } = await import('./webGpuRuns');
    return (adapter) => openOneRunDevice(adapter, limit, options);
  });
  return current;
}
