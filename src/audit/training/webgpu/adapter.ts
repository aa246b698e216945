// What an adapter says about itself, over the browsers' versions.
import { arrives } from '../../../base/liveness/arrival';
import { ARRIVAL_LIMIT } from '../../../base/liveness/limits';

/** Software in place of a GPU. Chromium before 136 says so on the adapter itself; nothing said counts as a real one. */
export function isFallback(adapter: GPUAdapter): boolean {
  const { isFallbackAdapter } = adapter as GPUAdapter & { isFallbackAdapter?: boolean };
  // older browsers lack the property that the types promise
  const said: boolean | undefined = adapter.info.isFallbackAdapter;
  return said ?? isFallbackAdapter ?? false;
}

/** For the reader: vendor and model as far as the browser tells. */
export function adapterName(adapter: GPUAdapter): string {
  const { vendor, architecture, description } = adapter.info;
  const name = description || [vendor, architecture].filter(Boolean).join(' ') || 'unnamed adapter';
  return isFallback(adapter) ? `${name}, emulated` : name;
}

// Asks the browser for a graphics card, and opens something on it or says why not. Loads no tfjs by itself. For workers.
/** Seconds to open a device and measure it: a driver that has to compile takes its time. */
const DEVICE_LIMIT = 60;

export interface AdapterOptions {
  /** Also take a software adapter: for tests, never for a reader's models (some forty times slower than the CPU). */
  allowFallback?: boolean;
  /** Seconds that the browser and the device may take for one request. */
  limit?: number;
}

/**
 * What `load` gives makes of a real adapter, or why there is none; what it opens has to be disposed. Asks for an adapter first: tfjs's own set-up throws on a null
 * one, and `load` is to load tfjs. Never rejects.
 */
export async function onAdapter<Backend>(
  { allowFallback = false, limit = DEVICE_LIMIT }: AdapterOptions,
  load: () => Promise<(adapter: GPUAdapter) => Promise<Backend>>,
): Promise<{ backend: Backend; reason: null } | { backend: null; reason: string }> {
  // older browsers lack the property that the types promise
  const gpu: GPU | undefined = navigator.gpu;
  if (!gpu) return { backend: null, reason: 'this browser has no WebGPU' };
  try {
    const adapter = await arrives({ what: 'a WebGPU adapter', limit: Math.min(limit, ARRIVAL_LIMIT) }, () =>
      gpu.requestAdapter({ powerPreference: 'high-performance' }),
    );
    if (!adapter) return { backend: null, reason: 'WebGPU found no adapter' };
    if (isFallback(adapter) && !allowFallback) {
      return { backend: null, reason: 'the only WebGPU adapter is emulated in software' };
    }
    const open = await arrives({ what: 'the code for WebGPU' }, load);
    const backend = await arrives({ what: 'a WebGPU device', limit }, () => open(adapter));
    return { backend, reason: null };
  } catch (error) {
    return {
      backend: null,
      reason: `WebGPU did not start: ${error instanceof Error ? error.message : error}`,
    };
  }
}
