// Asks the browser for a graphics card, and opens a backend on it or gives the reason why not.

import { arrives } from '../../../base/liveness/arrival';
import { ARRIVAL } from '../../../base/liveness/sentences';
import { asSentence } from '../../../base/sentences/plain';
import type { Sentence } from '../../../base/sentences/sentence';
import type { Chosen } from '../backend';
import { NO_GPU } from '../sentences';
import { isFallback } from './adapter';

/** Seconds within which a device must be opened and measured. A driver that has to compile takes long. */
const DEVICE_LIMIT = 60;

export interface AdapterOptions {
  /** Whether a software adapter may be used. Only tests do, because it is some forty times slower than the processor. */
  allowFallback?: boolean;
}

/**
 * Opens a backend on an adapter. `load`, which loads tfjs, is called only once there is an adapter, because the set-up of
 * tfjs throws without one. The caller has to dispose of the backend. Never rejects.
 */
export async function onAdapter<Backend>(
  { allowFallback = false }: AdapterOptions,
  load: () => Promise<(adapter: GPUAdapter) => Promise<Backend>>,
): Promise<Chosen<Backend>> {
  const none = (why: Sentence) => ({ backend: null, reason: why });
  // older browsers lack the property that the types promise
  const gpu: GPU | undefined = navigator.gpu;
  if (!gpu) return none(NO_GPU.none);
  try {
    const adapter = await arrives({ what: ARRIVAL.adapter }, () =>
      gpu.requestAdapter({ powerPreference: 'high-performance' }),
    );
    if (!adapter) return none(NO_GPU.noAdapter);
    if (isFallback(adapter) && !allowFallback) {
      return none(NO_GPU.emulated);
    }
    const open = await arrives({ what: ARRIVAL.gpuCode }, load);
    const backend = await arrives({ what: ARRIVAL.device, limit: DEVICE_LIMIT }, () => open(adapter));
    return { backend, reason: null };
  } catch (error) {
    return none(NO_GPU.notStarted({ why: asSentence(error) }));
  }
}
