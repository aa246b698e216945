// The cases of the training benchmark, and one measurement on any backend: steps of whole sets of R models. Asserts nothing.

import type { ModelShape, TrainingJob } from '../../src/audit/canaries/job';
import { flopsPerModelStep } from '../../src/audit/training/memory';
import { type BackendChoice, trainModels } from '../../src/audit/training/train';
import { randomTable } from '../../test/conformance/training/jobs';

export interface TrainingCase {
  rows: number;
  inputs: number;
  classes: number;
  /** Hidden units of a multilayer perceptron trained with Adam; 0 for a linear head. */
  hidden: number;
  samplingRate: number;
}

/** How much one run of a measurement computes. It has at least twenty steps of all models. */
export interface Effort {
  models: number;
  /** Approximate number of floating-point operations. */
  flops: number;
}

export interface TrainingTiming {
  models: number;
  steps: number;
  runs: number;
  /** Steps of all models together per second, as the median over the runs. */
  stepsPerSecond: number;
  /** Steps of all models together per second of processor time of all threads; null where that time is not known. */
  stepsPerProcessorSecond: number | null;
  /** Speed in GFLOP/s, counting 4 q n P operations for a model's step, which are those of the sampled rows. */
  gigaflops: number;
}

/** Returns the processor time of this process in milliseconds; null where it is not known. */
export type ProcessorTime = () => Promise<number | null>;

const untold: ProcessorTime = async () => null;

const never = new AbortController().signal;
/** Least number of steps in a run. An audit has hundreds, so what is done once in a run should matter little here too. */
const LEAST_STEPS = 20;
const MOST_RUNS = 3;
/** Milliseconds of measured runs after which no further run starts. */
const ENOUGH = 400;
/**
 * Number of models in the first runs, which are not measured, since code is compiled and workers start in them; `WARM_UP` is their duration
 * in milliseconds.
 */
const WARM_UP_MODELS = 64;
const WARM_UP = 300;

function benchJob(bench: TrainingCase, steps: number, models: number): TrainingJob {
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
    runsPerWorld: models / 2,
    seed: [1, 2],
    probes: [],
    test: null,
    accuracyModels: 0,
  };
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1];
}

/** Times several runs of a few steps, each from the opened backend to the last result. */
export async function timeSteps(
  choice: BackendChoice,
  bench: TrainingCase,
  { models, flops }: Effort,
  processorTime: ProcessorTime = untold,
): Promise<TrainingTiming> {
  const perStep = models * flopsPerModelStep(benchJob(bench, 1, models));
  const steps = Math.max(LEAST_STEPS, Math.round(flops / perStep));
  const job = benchJob(bench, steps, models);
  const run = async (count: number): Promise<number> => {
    let opened = 0;
    const onBackend = () => {
      opened = performance.now();
    };
    await trainModels(never, job, [choice], { onBackend }, { firstModel: 0, models: count });
    return performance.now() - opened;
  };
  for (let spent = 0; spent < WARM_UP; ) spent += await run(Math.min(models, WARM_UP_MODELS));
  const times: number[] = [];
  const processorTimes: number[] = [];
  for (let spent = 0; times.length < MOST_RUNS && spent < ENOUGH; ) {
    const before = await processorTime();
    const time = await run(models);
    const after = await processorTime();
    spent += time;
    times.push(time);
    if (before !== null && after !== null) processorTimes.push(after - before);
  }
  const seconds = median(times) / 1000;
  return {
    models,
    steps,
    runs: times.length,
    stepsPerSecond: steps / seconds,
    stepsPerProcessorSecond: processorTimes.length > 0 ? (1000 * steps) / median(processorTimes) : null,
    gigaflops: (steps * perStep) / seconds / 1e9,
  };
}

/** Linear heads on 500 records, over width, number of classes and sampling rate. */
export const HEADS: readonly TrainingCase[] = [64, 768].flatMap((inputs) =>
  [1, 2, 10].flatMap((classes) =>
    [1, 1 / 4, 1 / 16].map((samplingRate) => ({ rows: 500, hidden: 0, inputs, classes, samplingRate })),
  ),
);

export const MODEL_COUNTS = [256, 2500] as const;

/** Cases around the sampling rate at which one path of the SIMD kernel becomes faster than another. */
export const CROSSOVER: readonly TrainingCase[] = [64, 768].flatMap((inputs) =>
  [2, 10].flatMap((classes) =>
    [0.99, 0.8, 0.6].map((samplingRate) => ({ rows: 500, hidden: 0, inputs, classes, samplingRate })),
  ),
);

/** Multilayer perceptrons trained with Adam, at the sizes of the reference runs and of the paper. */
export const MULTILAYER: readonly TrainingCase[] = [
  { rows: 500, inputs: 600, hidden: 32, classes: 10, samplingRate: 0.25 },
  { rows: 500, inputs: 600, hidden: 128, classes: 100, samplingRate: 0.25 },
];

/** Audit of a linear head on digits: 2,500 models of 500 steps with all records in each. */
export const WHOLE_AUDIT: TrainingJob = benchJob(
  { rows: 500, inputs: 64, classes: 10, hidden: 0, samplingRate: 1 },
  500,
  2500,
);
