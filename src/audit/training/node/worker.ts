// A training worker as a Node thread.
import { parentPort } from 'node:worker_threads';
import { type Endpoint, expose } from 'comlink';
import { Defect } from '../../../base/sentences/defect';
import { openProcessorBackend } from '../openBackend';
import { serveTraining } from '../serveTraining';
import { loadKernel } from './loadKernel';

if (!parentPort) throw new Defect('This file runs as a worker thread only.');

expose(
  serveTraining(async () => openProcessorBackend(await loadKernel())),
  parentPort as unknown as Endpoint,
);
