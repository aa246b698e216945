// A training worker as a Node thread. Thin: it holds no logic.
import { parentPort } from 'node:worker_threads';
import { openProcessorBackend } from '../openBackend';
import { serveTraining } from '../workerService';
import { loadKernel } from './loadKernel';

const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread only.');

serveTraining(
  {
    send: (message, transfer) => port.postMessage(message, transfer),
    listen: (receive) => port.on('message', receive),
  },
  async () => openProcessorBackend(await loadKernel()),
);
