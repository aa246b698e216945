// Whether WebGPU can train here, and the backend if so. Loads no tfjs before an adapter is there. For workers.
import { arrives } from '../../liveness/arrival';
import { ARRIVAL_LIMIT } from '../../liveness/limits';
import type { TrainingBackend } from '../backend';
import { TrainingFault } from '../errors';
import { isFallback } from './adapter';
import type { TileOptions, WebGpuBackend } from './webGpuBackend';

export interface WebGpuOptions extends TileOptions, Pick<AdapterOptions, 'allowFallback'> {}

export type WebGpuChoice =
  | { backend: WebGpuBackend; reason: null }
  /** For the reader: why not. */
  | { backend: null; reason: string };

/** Seconds to open a device and measure it: a driver that has to compile takes its time. */
const DEVICE_LIMIT = 60;

/** tfjs has one device per thread, so whoever asks in a thread shares one backend. */
let current: { key: string; choice: Promise<WebGpuChoice> } | null = null;

/**
 * The thread's backend: the same one for everyone who asks with the same options, until it is lost or disposed. Other
 * options replace it. Never rejects; an adapter that gives no device counts as none.
 */
export async function chooseWebGpu(options: WebGpuOptions = {}): Promise<WebGpuChoice> {
  const key = JSON.stringify(options);
  if (current?.key === key) {
    const choice = await current.choice;
    if (choice.backend?.usable) return choice;
  }
  const choice = start(options);
  current = { key, choice };
  return choice;
}

const start = (options: WebGpuOptions): Promise<WebGpuChoice> =>
  onAdapter<WebGpuBackend>(options, async () => {
    const { createWebGpuBackend } = await import('./webGpuBackend');
    return (adapter) => createWebGpuBackend(adapter, options);
  });

export interface AdapterOptions {
  /** Also take a software adapter: for tests, never for a reader's models (some forty times slower than the CPU). */
  allowFallback?: boolean;
  /** Seconds that whatever is asked of the browser and the device may take. */
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

/** The same for a worker that serves one backend: rejects with a TrainingFault where WebGPU cannot train. */
export async function openWebGpuBackend(options: WebGpuOptions = {}): Promise<TrainingBackend> {
  const { backend, reason } = await chooseWebGpu(options);
  if (!backend) throw new TrainingFault('backend-failed', `No training on a GPU: ${reason}.`);
  return backend;
}
