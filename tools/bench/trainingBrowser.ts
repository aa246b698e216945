// The browser's part of the training benchmark. Vite serves it, and training.ts calls its functions in Chromium.

import { createBrowserPool } from '../../src/audit/training/pool/browserPool';
import { createReferenceBackend } from '../../src/audit/training/reference/referenceBackend';
import { type BackendChoice, onThisThread, trainModels } from '../../src/audit/training/train';
import { instantiateKernel, type KernelBuild, supportedBuild } from '../../src/audit/training/wasm/kernel';
import { loadKernel } from '../../src/audit/training/wasm/loadKernel';
import type { KernelPath } from '../../src/audit/training/wasm/task';
import { createWasmBackend } from '../../src/audit/training/wasm/wasmBackend';
import { isFallback } from '../../src/audit/training/webgpu/adapter';
import { english } from '../../src/base/sentences/sentence';
import { labelledNetwork } from '../../src/oneRun/training/network/labelled';
import { networkTraining } from '../../src/oneRun/training/network/training';
import { simdDenseTraining } from '../../src/oneRun/training/simd';
import { type OneRunBench, type OneRunTiming, timeOneRun } from './oneRunCases';
import {
  type Effort,
  type ProcessorTime,
  type TrainingCase,
  type TrainingTiming,
  timeSteps,
  WHOLE_AUDIT,
} from './trainingCases';

const startWorker = () =>
  new Worker(new URL('../../workers/training.worker.ts', import.meta.url), { type: 'module' });

export interface Host {
  /** Number of workers that the page would use. */
  workers: number;
  build: KernelBuild | null;
  /** Whether there is a graphics card. An emulated adapter does not count. */
  graphicsCard: boolean;
}

export async function describeHost(): Promise<Host> {
  // older browsers lack the property that the types promise
  const gpu: GPU | undefined = navigator.gpu;
  const adapter = await gpu?.requestAdapter();
  return {
    workers: Math.min(8, navigator.hardwareConcurrency || 2),
    build: supportedBuild(),
    graphicsCard: adapter ? !isFallback(adapter) : false,
  };
}

const startLoop = () => new Worker(new URL('./multiplyAdd.worker.ts', import.meta.url), { type: 'module' });

function ask<Answer>(worker: Worker, message: unknown): Promise<Answer> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
    worker.onerror = ({ message: why }) => reject(new Error(why));
    worker.postMessage(message);
  });
}

/** Rounds per second of the multiply-add loop, summed over `workers` that run at the same time. */
export async function timeMultiplyAdd([binary, workers]: [number[], number]): Promise<number> {
  const rates = Array.from({ length: workers }, async () => {
    const worker = startLoop();
    const rate = await ask<number>(worker, binary);
    worker.terminate();
    return rate;
  });
  return (await Promise.all(rates)).reduce((sum, rate) => sum + rate, 0);
}

/** Seconds of the loop on each worker; `STINTS` is how often it is timed. */
const STINT = 0.1;
const STINTS = 9;

/** Factor by which `count` workers finish the same rounds faster than one. It is `count` on a machine with as many idle cores. */
export async function timeSideBySide([binary, count]: [number[], number]): Promise<number> {
  const workers = Array.from({ length: count }, startLoop);
  const rates: number[] = [];
  for (const worker of workers) rates.push(await ask<number>(worker, binary));
  const rounds = Math.round(STINT * Math.max(...rates));
  const ratios: number[] = [];
  for (let stint = 0; stint < STINTS; stint++) {
    const started = performance.now();
    await ask(workers[0]!, count * rounds);
    const between = performance.now();
    await Promise.all(workers.map((worker) => ask(worker, rounds)));
    ratios.push((between - started) / (performance.now() - between));
  }
  for (const worker of workers) worker.terminate();
  return ratios.sort((a, b) => a - b)[STINTS >> 1]!;
}

/** Where models are trained: 'page' is SIMD on this thread alone, and a number is that of workers, as on the page. */
export type Processor = 'reference' | 'page' | KernelPath | number;

declare global {
  interface Window {
    /** Function that training.ts adds to the page. */
    processorTime?: ProcessorTime;
  }
}

const choices = new Map<Processor, BackendChoice>();

async function choiceOf(processor: Processor): Promise<BackendChoice> {
  if (processor === 'reference') return onThisThread(createReferenceBackend());
  if (typeof processor === 'number') return createBrowserPool(startWorker, processor);
  const kernel = await loadKernel();
  if (!kernel) throw new Error('no WebAssembly SIMD');
  return onThisThread(createWasmBackend(kernel, processor === 'page' ? {} : { path: processor }));
}

export async function timeCase([processor, bench, effort]: [
  Processor,
  TrainingCase,
  Effort,
]): Promise<TrainingTiming> {
  const choice = choices.get(processor) ?? (await choiceOf(processor));
  choices.set(processor, choice);
  return timeSteps(choice, bench, effort, window.processorTime);
}

/** Times one larger model on this thread, trained as by the page's worker or as a network without a hidden layer. */
export async function timeOneRunHere(bench: OneRunBench, asNetwork = false): Promise<OneRunTiming> {
  const kernel = await loadKernel();
  if (!kernel) throw new Error('no WebAssembly SIMD');
  return timeOneRun((task, features) => {
    const instance = instantiateKernel(kernel);
    if (asNetwork) return networkTraining(labelledNetwork(task, features), instance);
    return simdDenseTraining(task, features, instance);
  }, bench);
}

export interface WholeAudit {
  seconds: number;
  firstBlock: number;
  description: string;
}

/** Times the whole digits audit from the start of new workers: seconds in all, and until its first block. */
export async function timeWholeAudit(workers: number): Promise<WholeAudit> {
  const pool = createBrowserPool(startWorker, workers);
  let firstBlock = 0;
  let description = '';
  const started = performance.now();
  await trainModels(new AbortController().signal, WHOLE_AUDIT, [pool], {
    onBackend: (_, said) => {
      description = english(said);
    },
    onBlock: () => {
      firstBlock ||= (performance.now() - started) / 1000;
    },
  });
  const seconds = (performance.now() - started) / 1000;
  pool.close();
  return { seconds, firstBlock, description };
}
