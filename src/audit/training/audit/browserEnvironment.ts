// The environment of a training audit in a browser's worker: its backends, in the order of choice.

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
 * The backends, best first: a real graphics card, SIMD workers, and this thread. The SIMD workers are listed twice, so that
 * they are tried once more after one of them has died and was replaced. `createWorker` starts or borrows
 * workers/training.worker.ts. Device and workers are shared by all sessions. After a card was lost, the next training looks
 * for one again; a card that failed for another reason, such as a full memory, is not used again.
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
      // the failed backend is not used again, so its memory is freed
      backend.dispose();
    });
    return { choices: [card, ...processor], whyNotGpu: null };
  };
}

/** The same choice, which calls `onFault` when it fails. */
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
