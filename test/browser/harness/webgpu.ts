// The harness page's script: hands cases to the worker, one after the other.
import type { CaseReply, CaseRequest } from './webgpu.worker';

declare global {
  interface Window {
    runCase(request: CaseRequest): Promise<CaseReply>;
  }
}

const worker = new Worker(new URL('./webgpu.worker.ts', import.meta.url), { type: 'module' });

window.runCase = (request) =>
  new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<CaseReply>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage(request);
  });
