// The script of the harness page, which hands requests to a worker. Each of the backend's own cases gets a new worker, since these cases
// open and lose devices; all others share one.
import type { HarnessReply, HarnessRequest } from './webgpu.worker';

declare global {
  interface Window {
    ask(request: HarnessRequest): Promise<HarnessReply>;
  }
}

const start = () => new Worker(new URL('./webgpu.worker.ts', import.meta.url), { type: 'module' });
let shared: Worker | null = null;

window.ask = (request) =>
  new Promise((resolve, reject) => {
    const own = request.kind === 'own';
    if (!own) shared ??= start();
    const worker = own || !shared ? start() : shared;
    worker.onmessage = ({ data }: MessageEvent<HarnessReply>) => {
      if (own) worker.terminate();
      resolve(data);
    };
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage(request);
  });
