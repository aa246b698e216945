// The plan of a job's blocks on a device: models per block, or the reason why the job does not fit.

import type { TrainingJob } from '../../canaries/job';
import type { MemoryPlan } from '../backend';
import { requireJob } from '../jobCheck';
import { parameterCount, parameterLayout } from '../layout';
import { bytesOfScores, flopsPerModelStep, requireFits, tooLarge } from '../memory';
import { MEMORY } from '../sentences';
import { passesSampled } from './tiles';
import { listLength } from './wgsl/batchRows';

/** Bytes of all buffers of a block. Browsers do not say how much memory a GPU has; integrated ones share the machine's. */
const BLOCK_BYTES = 512 * 2 ** 20;
/** Most bytes of the scores of one block, which are read back at once. */
const SCORE_BYTES = 32 * 2 ** 20;
/** Speed assumed of an adapter that was not measured, in operations per second: that of a small one. */
export const ASSUMED_SPEED = 1e12;
/** Longest time that one step may take. A step is never cut into several submits, which pacing.ts keeps shorter than this. */
const STEP_SECONDS = 0.05;
/** Time that one block should take, so that the reader sees results come in. */
const BLOCK_SECONDS = 1;
/** Least number of models of a block, because fewer leave most of a GPU idle. */
const LEAST_MODELS = 256;
/**
 * Least time that one step should take, because shorter steps mostly wait for their launch: on an H200, 256 small models take
 * four fifths of the time of 2,500.
 */
const LEAST_STEP_SECONDS = 0.5e-3;

export type DeviceLimits = Pick<GPUSupportedLimits, 'maxStorageBufferBindingSize' | 'maxBufferSize'>;

/** Float32 numbers per model in the parameter tensor: values, and Adam's two moments. */
export function parameterPlanes(job: TrainingJob): number {
  return job.optimizer === 'adam' ? 3 : 1;
}

/** Operations that one operation on a sampled row counts for, as SAMPLED_UP_TO (tiles.ts) takes it. */
const SAMPLED_FLOPS = 2;
/** Integer and floating-point operations of one coin, and of one normal, as they stand in the kernels. */
const COIN_FLOPS = 80;
const NORMAL_FLOPS = 110;

/** Operations of one model and step that take as long as those of a step in which all models share every row. */
export function stepOperations(job: TrainingJob): number {
  return fixedOperations(job) + job.data.rows * operationsPerRow(job);
}

function operationsPerRow(job: TrainingJob): number {
  if (!passesSampled(job)) return flopsPerModelStep({ ...job, samplingRate: 1 }) / job.data.rows;
  return (SAMPLED_FLOPS * flopsPerModelStep(job)) / job.data.rows + COIN_FLOPS;
}

/** Operations of the noise. Speed is measured with noise, which is a small part of a step over every row. */
function fixedOperations(job: TrainingJob): number {
  return passesSampled(job) ? NORMAL_FLOPS * parameterCount(job.model) : 0;
}

/** Bytes of the batches that are listed at a time for one model, unless those of a single step take more. */
const LIST_BYTES = 64 * 2 ** 10;
const MOST_STEPS_AHEAD = 16;

/** Number of steps whose batches are listed at a time, for a table of so many rows. Each listing is one more launch. */
export function stepsAhead(rows: number): number {
  return Math.max(1, Math.min(MOST_STEPS_AHEAD, Math.floor(LIST_BYTES / (4 * listLength(rows)))));
}

/** The blocks of a job. `speed` in operations per second. Throws InputError 'too-large' naming the field and what would fit. */
export function planBlocks(job: TrainingJob, limits: DeviceLimits, speed = ASSUMED_SPEED): MemoryPlan {
  const { data, model } = requireJob(job);
  // checks what one model and the results need on every backend
  requireFits(job, { bytesPerParameter: 4 * parameterPlanes(job), bytesPerValue: 8 });
  const binding = Math.min(limits.maxStorageBufferBindingSize, limits.maxBufferSize);
  const rows = data.rows + 1;
  const tableBytes = 4 * (data.columns + 4) * (rows + 3);
  if (tableBytes > binding || 2 * tableBytes > BLOCK_BYTES) {
    const fits = Math.min(binding, BLOCK_BYTES / 2) / (4 * (data.columns + 4)) - 4;
    tooLarge('data.rows', data.rows, fits, MEMORY.gpuTable);
  }
  const stepFlops = stepOperations(job);
  const mostFlops = STEP_SECONDS * speed;
  if (stepFlops > mostFlops) {
    const fits = (mostFlops - fixedOperations(job)) / operationsPerRow(job);
    tooLarge('data.rows', data.rows, fits, MEMORY.gpuStep);
  }
  const parameterBytes = 4 * parameterPlanes(job) * parameterLayout(model).size;
  const width = model.kind === 'mlp' ? model.hidden + model.classes : model.classes;
  // a perceptron's activations are stored too, both of the training rows and of the probes
  const residualBytes = 4 * width * (model.kind === 'mlp' ? 2 * Math.max(rows, job.probes.length) : rows);
  const listBytes = job.samplingRate < 1 ? 4 * stepsAhead(rows) * listLength(rows) : 0;
  if (listBytes > binding) {
    tooLarge('data.rows', data.rows, (data.rows * binding) / listBytes - 1, MEMORY.gpuTable);
  }
  const largest = Math.max(parameterBytes, residualBytes);
  if (largest > binding) {
    const [field, value] =
      model.kind === 'mlp' ? (['hidden', model.hidden] as const) : (['inputs', model.inputs] as const);
    tooLarge(field, value, (value * binding) / largest, MEMORY.gpuModel);
  }
  const scoreBytes = bytesOfScores(job);
  const modelBytes = parameterBytes + residualBytes + listBytes + scoreBytes;
  const most = Math.floor(
    Math.min(
      binding / Math.max(largest, listBytes),
      (BLOCK_BYTES - 2 * tableBytes) / modelBytes,
      Math.max(1, SCORE_BYTES / scoreBytes),
      mostFlops / stepFlops,
    ),
  );
  if (most < 1) {
    const fits = (BLOCK_BYTES - modelBytes) / (8 * (data.columns + 4));
    tooLarge('data.rows', data.rows, fits, MEMORY.gpuAll);
  }
  const modelsIn = (seconds: number) => Math.floor((seconds * speed) / stepFlops);
  const wanted = Math.max(LEAST_MODELS, modelsIn(LEAST_STEP_SECONDS), modelsIn(BLOCK_SECONDS / job.steps));
  const blockModels = Math.min(most, wanted, 2 * job.runsPerWorld);
  return { blockModels, bytes: Math.ceil(2 * tableBytes + blockModels * modelBytes) };
}
