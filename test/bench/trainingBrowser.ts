// The browser's side of the training benchmark: Vite serves it, training.ts calls it in Chromium.
import { createBrowserPool } from '../../src/training/browserPool';
import { trainModels } from '../../src/training/train';
import { loadKernel } from '../../src/training/wasm/loadKernel';
import { type TrainingCase, type TrainingTiming, timeTraining, WHOLE_AUDIT } from './trainingCases';

export async function timeCase(bench: TrainingCase): Promise<TrainingTiming> {
  const kernel = await loadKernel();
  if (!kernel) throw new Error('no WebAssembly SIMD');
  return timeTraining(kernel, bench);
}

export interface WholeAudit {
  seconds: number;
  firstBlock: number;
  description: string;
}

/** Seconds of the whole digits audit, from a cold start of the workers, and until its first block. */
export async function timeWholeAudit(workers: number): Promise<WholeAudit> {
  const pool = createBrowserPool(
    () => new Worker(new URL('../../workers/training.worker.ts', import.meta.url), { type: 'module' }),
    workers,
  );
  let firstBlock = 0;
  let description = '';
  const started = performance.now();
  await trainModels(new AbortController().signal, WHOLE_AUDIT, [pool], {
    onBackend: (_, text) => {
      description = text;
    },
    onBlock: () => {
      firstBlock ||= (performance.now() - started) / 1000;
    },
  });
  const seconds = (performance.now() - started) / 1000;
  pool.close();
  return { seconds, firstBlock, description };
}
