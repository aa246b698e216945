// Chooses the WebGPU backend if WebGPU can train here, in a worker. tfjs is not loaded before an adapter is there.
import type { Chosen } from '../backend';
import { type AdapterOptions, onAdapter } from './onAdapter';
import type { TileOptions, WebGpuBackend } from './webGpuBackend';

export interface WebGpuOptions extends TileOptions, AdapterOptions {}

/** tfjs has one device per thread, so all code in a thread shares one backend. */
let current: { key: string; choice: Promise<Chosen<WebGpuBackend>> } | null = null;

/** The backend of some options, the same one until it is lost or disposed. Other options replace it. Never rejects. */
export async function chooseWebGpu(options: WebGpuOptions = {}): Promise<Chosen<WebGpuBackend>> {
  const key = JSON.stringify(options);
  if (current?.key === key) {
    const choice = await current.choice;
    if (choice.backend?.usable) return choice;
  }
  const choice = start(options);
  current = { key, choice };
  return choice;
}

const start = (options: WebGpuOptions): Promise<Chosen<WebGpuBackend>> =>
  onAdapter<WebGpuBackend>(options, async () => {
    const { createWebGpuBackend } = await import('./webGpuBackend');
    return (adapter) => createWebGpuBackend(adapter, options);
  });
