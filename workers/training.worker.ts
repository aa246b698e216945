// Entry point: trains blocks of models on one thread of a browser, exposed over comlink. No logic.
import { expose } from 'comlink';
import { openProcessorBackend } from '../src/training/openBackend';
import { serveTraining } from '../src/training/serveTraining';
import { loadKernel } from '../src/training/wasm/loadKernel';

expose(serveTraining(async () => openProcessorBackend(await loadKernel())));
