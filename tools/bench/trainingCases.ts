// What the training benchmark measures, and how one measurement is made, on any backend: steps of whole sets of R models.
// No assertions.

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

/** How much one run of a measurement computes: at least twenty steps, of so many models. */
export interface Effort {
  models: number;
  /** Floating-point operations, about. */
  flops: number;
}

export interface TrainingTiming {
  models: number;
  steps: number;
  runs: number;
  /** Steps of all the models together, a second: median of the runs. */
  stepsPerSecond: number;
  /** The same by the processor's time, all threads together; null where it is not told. */
  stepsPerProcessorSecond: number | null;
  /** 4 q n P operations a step and model: those of the rows that are sampled. */
  gigaflops: number;
}

/** Milliseconds that this process has spent on processors; null where nobody knows. */
export type ProcessorTime = () => Promise<number | null>;

const untold: ProcessorTime = async () => null;

const never = new AbortController().signal;
/** An audit has hundreds: what is done once a run should not stand out. */
const LEAST_STEPS = 20;
const MOST_RUNS = 3;
/** No further run once so many milliseconds are measured. */
const ENOUGH = 400;
/** Models of the first, unmeasured runs, which compile and start what has to be, and how many milliseconds they go on. */
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

/** Trains the models for a few steps, some times over: from the opened backend to the last result. */
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

/** n = 500: linear heads over width, classes and sampling rate. */
export const HEADS: readonly TrainingCase[] = [64, 768].flatMap((inputs) =>
  [1, 2, 10].flatMap((classes) =>
    [1, 1 / 4, 1 / 16].map((samplingRate) => ({ rows: 500, hidden: 0, inputs, classes, samplingRate })),
  ),
);

export const MODEL_COUNTS = [256, 2500] as const;

/** Cases around the rate at which two paths of the SIMD kernel cross. */
export const CROSSOVER: readonly TrainingCase[] = [64, 768].flatMap((inputs) =>
  [2, 10].flatMap((classes) =>
    [0.99, 0.8, 0.6].map((samplingRate) => ({ rows: 500, hidden: 0, inputs, classes, samplingRate })),
  ),
);

/** Multilayer perceptrons with Adam: the reference runs' and the publication's. */
export const MULTILAYER: readonly TrainingCase[] = [
  { rows: 500, inputs: 600, hidden: 32, classes: 10, samplingRate: 0.25 },
  { rows: 500, inputs: 600, hidden: 128, classes: 100, samplingRate: 0.25 },
];

/** The digits audit: 2500 models of 500 steps, everything sampled. */
export const WHOLE_AUDIT: TrainingJob = benchJob(
  { rows: 500, inputs: 64, classes: 10, hidden: 0, samplingRate: 1 },
  500,
  2500,
);
