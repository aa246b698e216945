// Times whole steps of the WebGPU backend on jobs of the size that audits have. Says what ran, judges nothing.

import type { TrainingBackend } from '../../../src/training/backend';
import { randomTable } from '../../../src/training/behaviour/jobs';
import type { ModelShape, TrainingJob } from '../../../src/training/job';
import { flopsPerModelStep } from '../../../src/training/memory';

export interface Measurement {
  what: string;
  models: number;
  steps: number;
  /** Median over the repeats, after a first run that compiles and warms up. */
  milliseconds: number;
  /** Dense: both matrix products over every row. */
  gigaflops: number;
}

interface BenchShape {
  what: string;
  rows: number;
  model: ModelShape;
  samplingRate: number;
  models: number;
  steps: number;
}

const REPEATS = 5;

const SHAPES: readonly BenchShape[] = [
  {
    what: 'digits head, q = 1',
    rows: 500,
    model: { kind: 'linear', inputs: 64, classes: 10 },
    samplingRate: 1,
    models: 2500,
    steps: 100,
  },
  {
    what: 'wide head, q = 1',
    rows: 500,
    model: { kind: 'linear', inputs: 768, classes: 10 },
    samplingRate: 1,
    models: 512,
    steps: 50,
  },
  {
    what: 'wide head, q = 0.25',
    rows: 500,
    model: { kind: 'linear', inputs: 768, classes: 10 },
    samplingRate: 0.25,
    models: 512,
    steps: 50,
  },
  {
    what: 'two classes, q = 1',
    rows: 500,
    model: { kind: 'linear', inputs: 384, classes: 2 },
    samplingRate: 1,
    models: 2500,
    steps: 50,
  },
  {
    what: 'perceptron 600-128-100, q = 1',
    rows: 500,
    model: { kind: 'mlp', inputs: 600, hidden: 128, classes: 100 },
    samplingRate: 1,
    models: 64,
    steps: 20,
  },
];

function jobOf({ rows, model, samplingRate, models, steps }: BenchShape): TrainingJob {
  return {
    data: randomTable(1, rows, model.inputs, model.classes),
    model,
    optimizer: 'sgd',
    samplingRate,
    noiseMultiplier: 1,
    clippingNorm: 1,
    learningRate: 0.1,
    steps,
    checkpoints: [steps],
    canary: { kind: 'none' },
    runsPerWorld: models / 2,
    seed: [1, 2],
    probes: [new Float64Array(model.inputs).fill(1)],
    test: null,
    accuracyModels: 0,
  };
}

/** A software adapter gets a taste of it: what it shows is that the benchmark runs. */
export async function measure(backend: TrainingBackend): Promise<Measurement[]> {
  const emulated = backend.description.includes('emulated');
  const never = new AbortController().signal;
  const measurements: Measurement[] = [];
  for (const shape of SHAPES) {
    const models = emulated ? 4 : shape.models;
    const steps = emulated ? 2 : shape.steps;
    const rows = emulated ? 50 : shape.rows;
    const job = jobOf({ ...shape, models, steps, rows });
    const block = Math.min(models, backend.plan(job).blockModels);
    const run = async (): Promise<number> => {
      const started = performance.now();
      await backend.trainBlock(never, job, 0, block);
      return performance.now() - started;
    };
    await run();
    const times = [];
    for (let i = 0; i < (emulated ? 1 : REPEATS); i++) times.push(await run());
    const milliseconds = times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!;
    const flops = block * steps * flopsPerModelStep({ ...job, samplingRate: 1 });
    measurements.push({
      what: shape.what,
      models: block,
      steps,
      milliseconds,
      gigaflops: flops / milliseconds / 1e6,
    });
  }
  return measurements;
}
