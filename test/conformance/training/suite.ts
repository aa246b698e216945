// Requirements for every training backend, as plain functions that throw. They need no test runner, so that the same cases run under
// Vitest in Node and in a browser for a GPU. The statistical cases are in statistics.ts.

import type { BlockResult, TrainingJob } from '../../../src/audit/canaries/job';
import type { TrainingBackend } from '../../../src/audit/training/backend';
import { createReferenceBackend } from '../../../src/audit/training/reference/referenceBackend';
import { InputError } from '../../../src/base/numerics/errors';
import { type ConformanceCase, type ConformanceOptions, check } from './case';
import { randomJob } from './jobs';
import { sampledRowCases } from './sampledRows';
import { statisticalCases } from './statistics';

/** Options for a float32 backend on real hardware. A slow (emulated) one may use fewer jobs and runs. */
export const DEFAULT_CONFORMANCE: ConformanceOptions = { jobs: 25, runs: 1000, tolerance: 2e-5 };

/** Cases of guests (src/guests), for the models that they train on a backend. */
const GUESTS = import.meta.glob<(options: ConformanceOptions) => ConformanceCase[]>(
  '../../../src/guests/*/testing/conformance.ts',
  { eager: true, import: 'conformanceCases' },
);

const never = new AbortController().signal;

/** Fields of a block with values for each model and checkpoint. */
const SCORES = ['parameter', 'logits', 'parameters'] as const;

export function conformanceCases(options: ConformanceOptions = DEFAULT_CONFORMANCE): ConformanceCase[] {
  return [
    ...agreementCases(options),
    ...sampledRowCases(options),
    ...statisticalCases(options),
    ...Object.values(GUESTS).flatMap((cases) => cases(options)),
    { name: 'gives the same bits whatever the blocks', run: blocksDoNotMatter },
    { name: 'rejects at once when already aborted', run: refusesAborted },
    { name: 'rejects with the reason when aborted under way, and works afterwards', run: abortsUnderWay },
    { name: 'refuses what does not fit, naming the field', run: refusesTooLarge },
  ];
}

function agreementCases({ jobs, tolerance }: ConformanceOptions): ConformanceCase[] {
  const kinds = [
    { name: 'linear heads', kind: 'linear', adam: false, first: 1000 },
    { name: 'linear heads with Adam', kind: 'linear', adam: true, first: 2000 },
    { name: 'multilayer perceptrons', kind: 'mlp', adam: false, first: 3000 },
    { name: 'multilayer perceptrons with Adam', kind: 'mlp', adam: true, first: 4000 },
  ] as const;
  return kinds.map(({ name, kind, adam, first }) => ({
    name: `agrees with the reference on random ${name}`,
    async run(backend) {
      for (let i = 0; i < jobs; i++) {
        const job = { ...randomJob(first + 10 * i, kind, adam), keepsParameters: i % 2 === 0 };
        // an odd first model, and a number of models that is no multiple of the kernel's panels
        const given = await backend.trainBlock(never, job, 3, 18);
        const expected = await createReferenceBackend().trainBlock(never, job, 3, 18);
        // changes of an initial weight of size 1 have only the resolution of float32
        const initial = kind === 'mlp' ? 1e-6 : 0;
        const resolution = initial + (adam ? await roundingOfNoise(job, expected) : 0);
        compareBlocks(given, expected, tolerance, `job ${first + 10 * i} (${describe(job)})`, resolution);
      }
    },
  }));
}

/**
 * Allowance for rounding errors with Adam, which divides a gradient by its own size, so that they show in full where noise and signal
 * nearly cancel. It is the change of the reference's own scores when the noise changes by two units in the last place.
 */
async function roundingOfNoise(
  job: TrainingJob,
  { firstModel, models, ...scores }: BlockResult,
): Promise<number> {
  const noiseMultiplier = job.noiseMultiplier * (1 + 2 ** -22);
  const moved = await createReferenceBackend().trainBlock(
    never,
    { ...job, noiseMultiplier },
    firstModel,
    models,
  );
  let largest = 0;
  for (const field of SCORES) {
    moved[field].forEach((value, i) => {
      largest = Math.max(largest, Math.abs(value - scores[field][i]));
    });
  }
  return largest;
}

function describe(job: TrainingJob): string {
  const { model, data, samplingRate, clippingNorm, noiseMultiplier, canary, steps } = job;
  const shape = `n=${data.rows} d=${model.inputs} K=${model.classes}`;
  return `${shape} q=${samplingRate} C=${clippingNorm} sigma=${noiseMultiplier} T=${steps} ${canary.kind}`;
}

/** Throws when a score differs by more than `tolerance` times the job's largest score, plus `resolution`. */
export function compareBlocks(
  given: BlockResult,
  expected: BlockResult,
  tolerance: number,
  what: string,
  resolution = 0,
): void {
  check(given.firstModel === expected.firstModel, `${what}: first model ${given.firstModel}`);
  check(given.models === expected.models, `${what}: ${given.models} models`);
  for (const field of SCORES) {
    const a = given[field];
    const b = expected[field];
    check(a.length === b.length, `${what}: ${field} has ${a.length} values, not ${b.length}`);
    const size = b.reduce((largest, value) => Math.max(largest, Math.abs(value)), 1e-6);
    for (let i = 0; i < a.length; i++) {
      const close = Math.abs(a[i] - b[i]) <= tolerance * size + resolution;
      check(close, `${what}: ${field}[${i}] is ${a[i]}, the reference has ${b[i]} (largest ${size})`);
    }
  }
  check(given.accuracy.length === expected.accuracy.length, `${what}: accuracy of other models`);
  given.accuracy.forEach((value, i) => {
    const same = Math.abs(value - expected.accuracy[i]) < 1e-6;
    check(same, `${what}: accuracy[${i}] is ${value}, the reference has ${expected.accuracy[i]}`);
  });
}

async function blocksDoNotMatter(backend: TrainingBackend): Promise<void> {
  for (const [seed, kind, adam] of [
    [11, 'linear', false],
    [12, 'linear', false],
    [13, 'mlp', true],
  ] as const) {
    for (const samplingRate of [1, 0.3]) {
      const job = { ...randomJob(seed, kind, adam), samplingRate, keepsParameters: true };
      const whole = await backend.trainBlock(never, job, 0, 37);
      let done = 0;
      // blocks are trained out of order and have different sizes
      for (const [first, models] of [
        [21, 16],
        [0, 16],
        [16, 5],
      ]) {
        const part = await backend.trainBlock(never, job, first, models);
        for (const field of SCORES) {
          const width = whole[field].length / whole.models;
          const same = part[field].every((value, i) => value === whole[field][first * width + i]);
          check(same, `models ${first}..${first + models - 1}: ${field} differs with the block`);
        }
        done += models;
      }
      check(done === whole.models, 'the parts do not cover the whole');
    }
  }
}

function longJob(): TrainingJob {
  const job = randomJob(21, 'linear', false);
  return { ...job, steps: 2_000_000, checkpoints: [2_000_000], test: null };
}

async function rejection(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('the promise was fulfilled');
}

async function refusesAborted(backend: TrainingBackend): Promise<void> {
  const reason = new Error('stale');
  const error = await rejection(backend.trainBlock(AbortSignal.abort(reason), longJob(), 0, 16));
  check(error === reason, `rejected with ${error}`);
}

async function abortsUnderWay(backend: TrainingBackend): Promise<void> {
  const controller = new AbortController();
  const reason = new Error('stale');
  setTimeout(() => controller.abort(reason), 60);
  const error = await rejection(backend.trainBlock(controller.signal, longJob(), 0, 16));
  check(error === reason, `rejected with ${error}`);
  const job = randomJob(31, 'linear', false);
  const after = await backend.trainBlock(never, job, 0, 4);
  const expected = await createReferenceBackend().trainBlock(never, job, 0, 4);
  compareBlocks(after, expected, 1e-4, 'after an abort');
}

async function refusesTooLarge(backend: TrainingBackend): Promise<void> {
  const job = { ...randomJob(41, 'linear', false), runsPerWorld: 2 ** 28 };
  const error = await rejection(Promise.resolve().then(() => backend.plan(job)));
  check(error instanceof InputError, `threw ${error}`);
  check(
    error.code === 'too-large' && error.field === 'runsPerWorld',
    `threw ${error.code} of ${error.field}`,
  );
  const fits = Number(/Lower it to (\d+)/.exec(error.message)?.[1]);
  const plan = backend.plan({ ...job, runsPerWorld: fits });
  check(plan.blockModels >= 1, 'what is said to fit does not');
}
