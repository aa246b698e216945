// The thread's WebGPU device for one run, if there is a real one.
import type { Chosen } from '../../../audit/training/backend';
import { type AdapterOptions, onAdapter } from '../../../audit/training/webgpu/onAdapter';
import type { ForTests, OpenOneRunDevice } from './webGpuRuns';

/** Seconds for the browser and the device to answer, compilation included: the processor takes a run only seconds. */
const ANSWER_LIMIT = 12;

/** Without this limit, a driver that does not recover would cost every run its wait. */
const MOST_LOSSES = 2;

let current: Promise<Chosen<OpenOneRunDevice>> | null = null;
let losses = 0;

/** The same device for all until it is lost; then another, but none after `mostLosses`. Never rejects. */
export async function chooseOneRunDevice(
  options: AdapterOptions & ForTests & { mostLosses?: number } = {},
): Promise<Chosen<OpenOneRunDevice>> {
  const { limit = ANSWER_LIMIT, mostLosses = MOST_LOSSES } = options;
  const known = await current;
  // what was missing is not asked for again, since a browser that kept silent would do so each time
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
