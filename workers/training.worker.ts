// Entry point: trains blocks of models on one thread of a browser, exposed over comlink to whoever started it, or to the
// worker that the page has lent it to. No logic.
import { expose } from 'comlink';
import { serveBorrower } from '../src/rpc/lentWorker';
import { openProcessorBackend } from '../src/training/openBackend';
import { serveTraining } from '../src/training/serveTraining';
import { loadKernel } from '../src/training/wasm/loadKernel';

const api = serveTraining(async () => openProcessorBackend(await loadKernel()));
expose(api);
serveBorrower(self, (endpoint) => expose(api, endpoint));
