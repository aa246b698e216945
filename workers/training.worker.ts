// Entry point: trains blocks of models on one thread of a browser. Thin: it holds no logic.
import { openProcessorBackend } from '../src/training/openBackend';
import { loadKernel } from '../src/training/wasm/loadKernel';
import { serveTraining } from '../src/training/workerService';

// the library's `self` is any worker's; this one is dedicated to one owner
declare const self: DedicatedWorkerGlobalScope;

serveTraining(
  {
    send: (message, transfer) => self.postMessage(message, { transfer }),
    listen: (receive) => self.addEventListener('message', ({ data }) => receive(data)),
  },
  async () => openProcessorBackend(await loadKernel()),
);
