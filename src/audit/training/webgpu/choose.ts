// Whether WebGPU can train here, and the backend if so. Loads no tfjs before an adapter is there. For workers.
import { type AdapterOptions, onAdapter } from './onAdapter';
import type { TileOptions, WebGpuBackend } from './webGpuBackend';

export interface WebGpuOptions extends TileOptions, Pick<AdapterOptions, 'allowFallback'> {}

export type WebGpuChoice = { backend: WebGpuBackend; reason: null } | { backend: null; reason: string };

/** tfjs has one device per thread, so all code in a thread shares one backend. */
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
