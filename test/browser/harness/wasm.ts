// The code that the browser test of the WebAssembly backend runs in the page: the conformance suite on both builds of the kernel,
// and a job on real workers. Functions throw when something is wrong.

import { createBrowserPool } from '../../../src/audit/training/pool/browserPool';
import { WorkerPool } from '../../../src/audit/training/pool/workerPool';
import { createReferenceBackend } from '../../../src/audit/training/reference/referenceBackend';
import { onThisThread, trainModels } from '../../../src/audit/training/train';
import { type KernelBuild, supportedBuild } from '../../../src/audit/training/wasm/kernel';
import { loadKernel } from '../../../src/audit/training/wasm/loadKernel';
import { createWasmBackend } from '../../../src/audit/training/wasm/wasmBackend';
import { english } from '../../../src/base/sentences/sentence';
import { check } from '../../conformance/training/case';
import { everyRowCases } from '../../conformance/training/everyRow';
import { randomJob } from '../../conformance/training/jobs';
import { compareBlocks, conformanceCases } from '../../conformance/training/suite';

const never = new AbortController().signal;
const job = { ...randomJob(91, 'linear', false), runsPerWorld: 60, samplingRate: 0.9 };

const start = () =>
  new Worker(new URL('../../../workers/training.worker.ts', import.meta.url), { type: 'module' });

declare global {
  interface Window {
    harness: Record<string, (...given: never[]) => unknown>;
  }
}

function bestBuild(): KernelBuild | null {
  return supportedBuild();
}

async function runConformance([build, name]: [KernelBuild, string]): Promise<void> {
  const kernel = await loadKernel(build);
  check(kernel !== null, 'no WebAssembly SIMD');
  const backend = createWasmBackend(kernel);
  const found = [...conformanceCases(), ...everyRowCases].find((each) => each.name === name);
  check(found !== undefined, `no case is called ${name}`);
  await found.run(backend);
}

async function checkWhole(results: Awaited<ReturnType<typeof trainModels>>): Promise<void> {
  const models = results.reduce((sum, result) => sum + result.models, 0);
  check(models === 120, `${models} models instead of 120`);
  for (const result of results) {
    const expected = await createReferenceBackend().trainBlock(never, job, result.firstModel, result.models);
    compareBlocks(result, expected, 1e-4, `block at ${result.firstModel}`);
  }
}

async function trainOnWorkers(): Promise<void> {
  const pool = createBrowserPool(start, 2);
  let description = '';
  const results = await trainModels(never, job, [pool], {
    onBackend: (_, said) => {
      description = english(said);
    },
  });
  check(/SIMD.*2 workers/.test(description), description);
  await checkWhole(results);
  pool.close();
}

async function abortWorkers(): Promise<void> {
  const pool = createBrowserPool(start, 2);
  const controller = new AbortController();
  const reason = new Error('stale');
  const long = { ...job, steps: 5_000_000, checkpoints: [5_000_000], test: null };
  const running = trainModels(controller.signal, long, [pool]).catch((error: unknown) => error);
  setTimeout(() => controller.abort(reason), 200);
  check((await running) === reason, 'it did not reject with the reason');
  await checkWhole(await trainModels(never, job, [pool]));
  pool.close();
}

/** Trains with a worker whose script is missing, so that the next backend has to train. */
async function surviveMissingWorker(): Promise<void> {
  const missing = new WorkerPool('wasm', () => new Worker('/no-such-worker.js', { type: 'module' }), 2);
  const faults: string[] = [];
  const results = await trainModels(never, job, [missing, onThisThread(createReferenceBackend())], {
    onFault: (_, { code }) => faults.push(code),
  });
  check(faults.join() === 'worker-died', `faults: ${faults.join()}`);
  await checkWhole(results);
}

window.harness = { bestBuild, runConformance, trainOnWorkers, abortWorkers, surviveMissingWorker };
