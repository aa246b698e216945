// What the training benchmark measures, in Node and in a browser alike: the time of one model's step. No assertions.
import { randomTable } from '../../src/training/behaviour/jobs';
import type { ModelShape, TrainingJob } from '../../src/training/job';
import { flopsPerModelStep } from '../../src/training/memory';
import type { Kernel } from '../../src/training/wasm/kernel';
import { createWasmBackend, type KernelPath, kernelPath } from '../../src/training/wasm/wasmBackend';

export interface TrainingCase {
  rows: number;
  inputs: number;
  classes: number;
  /** Hidden units of a multilayer perceptron trained with Adam; 0 for a linear head. */
  hidden: number;
  samplingRate: number;
  /** Null: the one that the backend takes. */
  path: KernelPath | null;
}

export interface TrainingTiming extends TrainingCase {
  path: KernelPath;
  /** Microseconds of one model's step, everything included. */
  median: number;
  best: number;
  /** 4 n P operations a step whether the rows are sampled or not, over the median. */
  gigaflops: number;
}

const never = new AbortController().signal;
const MODELS = 16;
const REPEATS = 9;

export function benchJob(bench: TrainingCase, steps: number, runsPerWorld: number): TrainingJob {
  const { rows, inputs, classes, hidden, samplingRate } = bench;
  const model: ModelShape =
    hidden > 0 ? { kind: 'mlp', inputs, hidden, classes } : { kind: 'linear', inputs, classes };
  return {
    data: randomTable(1, rows, inputs, classes),
    model,
    optimizer: hidden > 0 ? 'adam' : 'sgd',
    samplingRate,
    noiseMultiplier: 10,
    clippingNorm: 2,
    learningRate: 0.05,
    steps,
    checkpoints: [steps],
    canary: { kind: 'gradient', slot: 3, coordinate: 2 },
    runsPerWorld,
    seed: [1, 2],
    probes: [],
    test: null,
    accuracyModels: 0,
  };
}

/** R models are trained in panels of sixteen, one after the other: one panel's time is every panel's. */
export async function timeTraining(kernel: Kernel, bench: TrainingCase): Promise<TrainingTiming> {
  const flops = flopsPerModelStep(benchJob({ ...bench, samplingRate: 1 }, 1, 1));
  const steps = Math.max(1, Math.round(2e9 / (MODELS * flops)));
  const job = benchJob(bench, steps, MODELS / 2);
  const path = bench.path ?? kernelPath(job);
  const backend = createWasmBackend(kernel, { path });
  // the first block also compiles the kernel for speed
  await backend.trainBlock(never, job, 0, MODELS);
  const times: number[] = [];
  for (let i = 0; i < REPEATS; i++) {
    const started = performance.now();
    await backend.trainBlock(never, job, 0, MODELS);
    times.push((1000 * (performance.now() - started)) / (steps * MODELS));
  }
  times.sort((a, b) => a - b);
  const median = times[REPEATS >> 1];
  return { ...bench, path, median, best: times[0], gigaflops: flops / median / 1000 };
}

const GRID = [64, 768].flatMap((inputs) =>
  [1, 2, 10].flatMap((classes) =>
    [1, 1 / 4, 1 / 16].map((samplingRate) => ({ inputs, classes, samplingRate })),
  ),
);

/** n = 500: linear heads over width, classes and sampling rate. */
export const HEADS: TrainingCase[] = GRID.map((point) => ({ ...point, rows: 500, hidden: 0, path: null }));

/** Both paths of the kernel around the rate at which they cross. */
export const CROSSOVER: TrainingCase[] = [64, 768].flatMap((inputs) =>
  [2, 10].flatMap((classes) =>
    [0.99, 0.8, 0.6].flatMap((samplingRate) =>
      (['panel', 'rows'] as const).map((path) => ({
        rows: 500,
        hidden: 0,
        inputs,
        classes,
        samplingRate,
        path,
      })),
    ),
  ),
);

/** Multilayer perceptrons with Adam: the reference runs' and the publication's. */
export const MULTILAYER: TrainingCase[] = [
  { rows: 500, inputs: 600, hidden: 32, classes: 10, samplingRate: 0.25, path: null },
  { rows: 500, inputs: 600, hidden: 128, classes: 100, samplingRate: 0.25, path: null },
];

/** The digits audit: 2500 models of 500 steps, everything sampled. */
export const WHOLE_AUDIT: TrainingJob = benchJob(
  { rows: 500, inputs: 64, classes: 10, hidden: 0, samplingRate: 1, path: null },
  500,
  1250,
);
