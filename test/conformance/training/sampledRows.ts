// Jobs at sampling rates from one to so few that most batches are empty, in which every sampled row affects the result. A backend that
// passes over the sampled rows alone must leave none of them out, take no other, and step by the noise alone where there are none.
import type { Canary, ModelShape, TrainingJob } from '../../../src/audit/canaries/job';
import { drawMask } from '../../../src/audit/training/draws';
import { createReferenceBackend } from '../../../src/audit/training/reference/referenceBackend';
import { type ConformanceCase, type ConformanceOptions, check } from './case';
import { randomJob, randomTable } from './jobs';
import { compareBlocks } from './suite';

const never = new AbortController().signal;
/** An odd first model, and a number of models that fills no workgroup. */
const FIRST = 3;
const MODELS = 21;
/** More rows than one workgroup takes at q = 1/4, and no multiple of four. */
const ROWS = 150;
const INPUTS = 13;

/** The last rate is so small that most batches are empty. */
const RATES = [1, 1 / 4, 1 / 16, 1 / 1000];

const SHAPES: readonly ModelShape[] = [
  { kind: 'linear', inputs: INPUTS, classes: 2 },
  { kind: 'linear', inputs: INPUTS, classes: 10 },
  { kind: 'linear', inputs: INPUTS, classes: 18 },
  { kind: 'mlp', inputs: INPUTS, hidden: 9, classes: 3 },
];

/** Canaries, one after the other over the shapes. The slot is in the last four rows with a coin, beside a substitute's row. */
function canaryOf(shape: number, classes: number): Canary {
  const slot = ROWS - 1;
  const other = randomTable(68, 2, INPUTS, classes);
  const [original, substitute] = [0, 1].map((i) => ({
    features: other.features.subarray(i * INPUTS, (i + 1) * INPUTS),
    label: other.labels[i],
  }));
  const kinds: Canary[] = [
    { kind: 'record', slot, original, substitute },
    { kind: 'gradient', slot, coordinate: 5 },
    { kind: 'none' },
  ];
  return kinds[shape % kinds.length];
}

/** A job of each shape at one sampling rate. */
export function sampledJobs(samplingRate: number): TrainingJob[] {
  return SHAPES.map((model, i) => ({
    ...randomJob(67, 'linear', false),
    data: randomTable(66, ROWS, INPUTS, model.classes),
    model,
    canary: canaryOf(i, model.classes),
    samplingRate,
    noiseMultiplier: 0.1,
    clippingNorm: 0.3,
    // large, so that each step's logits affect the residuals of the next one
    learningRate: 10 * Math.min(1, 8 * samplingRate),
    // more than a device lists at a time (stepsAhead in webgpu/plan.ts)
    steps: 20,
    checkpoints: [1, 20],
    probes: Array.from({ length: INPUTS }, (_, p) => new Float64Array(INPUTS).fill(1, p, p + 1)),
    test: null,
  }));
}

/** Shares of the batches of these models that are empty, and that hold a row. */
function emptyBatches({ data, seed, steps, samplingRate }: TrainingJob): { empty: number; filled: number } {
  const mask = new Uint8Array(data.rows);
  let empty = 0;
  for (let model = FIRST; model < FIRST + MODELS; model++) {
    for (let step = 0; step < steps; step++) {
      drawMask(mask, seed, model, step, samplingRate);
      if (!mask.includes(1)) empty++;
    }
  }
  return { empty, filled: steps * MODELS - empty };
}

export function sampledRowCases({ tolerance }: ConformanceOptions): ConformanceCase[] {
  return RATES.map((samplingRate) => ({
    name: `agrees with the reference where every sampled row matters, at q = ${samplingRate}`,
    async run(backend) {
      for (const job of sampledJobs(samplingRate)) {
        const { empty, filled } = emptyBatches(job);
        check(filled > 0, 'no batch holds a row: this case would see nothing');
        check(
          samplingRate > 0.001 || empty > filled,
          'most batches hold a row: this case would see no empty ones',
        );
        const given = await backend.trainBlock(never, job, FIRST, MODELS);
        const expected = await createReferenceBackend().trainBlock(never, job, FIRST, MODELS);
        compareBlocks(given, expected, tolerance, `${job.model.kind} of ${job.model.classes} classes`);
      }
    },
  }));
}
