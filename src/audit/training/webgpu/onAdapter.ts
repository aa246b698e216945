// Asks the browser for a graphics card, and opens something on it or says why not.

import { arrives } from '../../../base/liveness/arrival';
import { ARRIVAL } from '../../../base/liveness/sentences';
import { asSentence } from '../../../base/sentences/plain';
import type { Sentence } from '../../../base/sentences/sentence';
import type { Chosen } from '../backend';
import { NO_GPU } from '../sentences';
import { isFallback } from './adapter';

/** Seconds to open a device and measure it: a driver that has to compile takes its time. */
const DEVICE_LIMIT = 60;

export interface AdapterOptions {
  /** Whether a software adapter will do: for tests, never for a reader's models (some forty times slower than the CPU). */
  allowFallback?: boolean;
}

/**
 * Asks for an adapter before `load`, which is to load tfjs: tfjs's own set-up throws on a null one. What is opened
 * has to be disposed. Never rejects.
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
