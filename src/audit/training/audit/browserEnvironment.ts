// What a training audit needs of a browser's worker: the backends in the order of choice.

import type { WorkerHandle } from '../../../base/rpc/workerBridge';
import type { Chosen, TrainingBackend } from '../backend';
import { TrainingFault } from '../errors';
import { createBrowserPool } from '../pool/browserPool';
import { createReferenceBackend } from '../reference/referenceBackend';
import type { Block } from '../schedule';
import { BACKEND } from '../sentences';
import { type BackendChoice, onThisThread } from '../train';
import { chooseWebGpu } from '../webgpu/choose';
import type { TrainingEnvironment } from './session';

/**
 * A real graphics card, else SIMD workers, and once more when one of them dies (the dead are replaced), else this
 * thread. `createWorker` starts or borrows workers/training.worker.ts. Device and workers are shared by all
 * sessions. A lost card may be found again by the next training; one that failed, as where its memory is full, is
 * let alone from then on.
 */
export function browserBackends(
  createWorker: () => WorkerHandle,
  choose: () => Promise<Chosen<TrainingBackend>> = chooseWebGpu,
): TrainingEnvironment['backends'] {
  const pool = createBrowserPool(createWorker);
  let gpu: Promise<Chosen<TrainingBackend>> | null = null;
  return async () => {
    gpu ??= choose();
    const { backend, reason } = await gpu;
    const processor: BackendChoice[] = [
      pool,
      pool,
      onThisThread(createReferenceBackend(BACKEND.workersFailed)),
    ];
    if (!backend) return { choices: processor, whyNotGpu: reason };
    const card = watched(onThisThread(backend), ({ code, sentence }) => {
      gpu = code === 'device-lost' ? null : Promise.resolve({ backend: null, reason: sentence });
      // the backend's memory is needed no more
      backend.dispose();
    });
    return { choices: [card, ...processor], whyNotGpu: null };
  };
}

/** The same choice; `onFault` hears when it fails. */
function watched(choice: BackendChoice, onFault: (fault: TrainingFault) => void): BackendChoice {
  const heard = (error: unknown): never => {
    if (error instanceof TrainingFault) onFault(error);
    throw error;
  };
  return {
    name: choice.name,
    async open(signal, job, onReplaced) {
      const opened = await choice.open(signal, job, onReplaced).catch(heard);
      const members = opened.members.map((member) => ({
        train: (stop: AbortSignal, block: Block) => member.train(stop, block).catch(heard),
      }));
      return { ...opened, members };
    },
  };
}
