// Whether WebGPU can train here, and the backend if so. Loads no tfjs before an adapter is there. For workers.
import { arrives } from '../../liveness/arrival';
import type { TrainingBackend } from '../backend';
import { TrainingFault } from '../errors';
import { isFallback } from './adapter';
import type { TileOptions, WebGpuBackend } from './webGpuBackend';

export interface WebGpuOptions extends TileOptions {
  /** Also take a software adapter: for tests, never for a reader's models (some forty times slower than the CPU). */
  allowFallback?: boolean;
}

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

/**
 * Asks for an adapter first: tfjs's own set-up throws on a null one.
 */
async function start(options: WebGpuOptions): Promise<WebGpuChoice> {
  // older browsers lack the property that the types promise
  const gpu: GPU | undefined = navigator.gpu;
  if (!gpu) return { backend: null, reason: 'this browser has no WebGPU' };
  try {
    const adapter = await arrives({ what: 'a WebGPU adapter' }, () =>
      gpu.requestAdapter({ powerPreference: 'high-performance' }),
    );
    if (!adapter) return { backend: null, reason: 'WebGPU found no adapter' };
    if (isFallback(adapter) && !options.allowFallback) {
      return { backend: null, reason: 'the only WebGPU adapter is emulated in software' };
    }
    const { createWebGpuBackend } = await arrives(
      { what: 'the code for WebGPU' },
      () => import('./webGpuBackend'),
    );
    const backend = await arrives({ what: 'a WebGPU device', limit: DEVICE_LIMIT }, () =>
      createWebGpuBackend(adapter, options),
    );
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
