// A worker that trains blocks of models on one thread of the browser’s processor, for the page that started it or for the worker to which
// the page has lent it (src/base/rpc/lentWorker.ts). No logic of its own.
import { expose } from 'comlink';
import { openProcessorBackend } from '../src/audit/training/openBackend';
import { serveTraining } from '../src/audit/training/serveTraining';
import { loadKernel } from '../src/audit/training/wasm/loadKernel';
import { serveBorrower } from '../src/base/rpc/lentWorker';

const api = serveTraining(async () => openProcessorBackend(await loadKernel()));
expose(api);
serveBorrower(self, (endpoint) => expose(api, endpoint));
