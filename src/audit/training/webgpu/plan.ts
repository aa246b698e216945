// The plan of a job's blocks on a device: models per block, or the reason why the job does not fit.

import type { TrainingJob } from '../../canaries/job';
import type { MemoryPlan } from '../backend';
import { requireJob } from '../jobCheck';
import { parameterLayout } from '../layout';
import { bytesOfScores, flopsPerModelStep, requireFits, tooLarge } from '../memory';
import { MEMORY } from '../sentences';

/** Bytes of all buffers of a block. Browsers do not say how much memory a GPU has; integrated ones share the machine's. */
const BLOCK_BYTES = 512 * 2 ** 20;
/** Most bytes of the scores of one block, which are read back at once. */
const SCORE_BYTES = 32 * 2 ** 20;
/** Speed assumed of an adapter that was not measured, in operations per second: that of a small one. */
export const ASSUMED_SPEED = 1e12;
/** Longest time that one step should take. It is at least one submit, and should take half of what a submit may take. */
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
  const stepFlops = flopsPerModelStep({ ...job, samplingRate: 1 });
  const mostFlops = STEP_SECONDS * speed;
  if (stepFlops > mostFlops) {
    const fits = (data.rows * mostFlops) / stepFlops;
    tooLarge('data.rows', data.rows, fits, MEMORY.gpuStep);
  }
  const parameterBytes = 4 * parameterPlanes(job) * parameterLayout(model).size;
  const width = model.kind === 'mlp' ? model.hidden + model.classes : model.classes;
  // a perceptron's activations are stored too, both of the training rows and of the probes
  const residualBytes = 4 * width * (model.kind === 'mlp' ? 2 * Math.max(rows, job.probes.length) : rows);
  const largest = Math.max(parameterBytes, residualBytes);
  if (largest > binding) {
    const [field, value] =
      model.kind === 'mlp' ? (['hidden', model.hidden] as const) : (['inputs', model.inputs] as const);
    tooLarge(field, value, (value * binding) / largest, MEMORY.gpuModel);
  }
  const scoreBytes = bytesOfScores(job);
  const modelBytes = parameterBytes + residualBytes + scoreBytes;
  const most = Math.floor(
    Math.min(
      binding / largest,
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
