// The plan of a job's memory, made before the job starts: whether it fits, and if not, which field to lower and to what.

import { refusals } from '../../base/numerics/errors';
import type { Sentence } from '../../base/sentences/sentence';
import type { TrainingJob } from '../canaries/job';
import type { MemoryPlan } from './backend';
import { parameterCount, parameterLayout } from './layout';
import { keptNumbers } from './readout';
import { MEMORY } from './sentences';

/** Memory that a tab on a small machine is assumed to have for one worker. */
const WORKER_BYTES = 512 * 2 ** 20;
/** Memory that the results of one job may fill. */
const RESULT_BYTES = 256 * 2 ** 20;
/**
 * Floating-point operations that one block should have: so many that the time between two blocks does not matter, and so few
 * that results and progress come often.
 */
const BLOCK_FLOPS = 6e9;
/**
 * Floating-point operations of the smallest block, which take about a millisecond. A member may wait that long for the others
 * at the end, and a message takes less time.
 */
const LEAST_BLOCK_FLOPS = 5e7;
const BLOCK_BYTES = 64 * 2 ** 20;

export interface MemoryCost {
  /** Working bytes per padded parameter, all models trained at one time together. */
  bytesPerParameter: number;
  /** Bytes per value of the training table that the backend keeps besides the job's own. */
  bytesPerValue: number;
  /** Further bytes per row: masks, labels, limits. */
  bytesPerRow?: number;
  /** Number of models of which every block is a multiple. */
  granularity?: number;
  /** Numbers of operations that take as long as the noise of one parameter, and as one row's coin. */
  flopsPerNormal?: number;
  flopsPerCoin?: number;
}

/** Operations of one model and step: both matrix products over the rows that are sampled on average. */
export function flopsPerModelStep(job: TrainingJob): number {
  return 4 * job.samplingRate * job.data.rows * parameterCount(job.model);
}

/** Bytes that the scores of one model take. */
export function bytesOfScores(job: TrainingJob): number {
  const { checkpoints, probes, model } = job;
  return 4 * checkpoints.length * (probes.length * model.classes + 1 + keptNumbers(job));
}

/** Operations that take as long as one model's draws in a step, which are most of the step for small models and batches. */
function drawingFlops({ model, data, samplingRate }: TrainingJob, cost: MemoryCost): number {
  const coins = samplingRate === 1 ? 0 : data.rows;
  return (cost.flopsPerNormal ?? 0) * parameterCount(model) + (cost.flopsPerCoin ?? 0) * coins;
}

/** The memory plan of a job. Throws InputError 'too-large' naming the field to lower and what would fit. */
export function requireFits(job: TrainingJob, cost: MemoryCost): MemoryPlan {
  const { data, model } = job;
  const models = 2 * job.runsPerWorld;
  const resultBytes = bytesOfScores(job);
  if (models * resultBytes > RESULT_BYTES) {
    const fits = RESULT_BYTES / resultBytes / 2;
    tooLarge('runsPerWorld', job.runsPerWorld, fits, MEMORY.results);
  }
  const bytesPerRow = (data.columns + 4) * cost.bytesPerValue + (cost.bytesPerRow ?? 0);
  const tableBytes = data.rows * bytesPerRow;
  const parameterBytes = parameterLayout(model).size * cost.bytesPerParameter;
  if (parameterBytes > WORKER_BYTES / 2) {
    const share = WORKER_BYTES / 2 / parameterBytes;
    const why = MEMORY.parameters;
    if (model.kind === 'mlp') {
      tooLarge('hidden', model.hidden, share * model.hidden - 1, why);
    }
    // less the bias and the padding of each class
    tooLarge('inputs', model.inputs, share * model.inputs - 4, why);
  }
  if (tableBytes + parameterBytes > WORKER_BYTES) {
    const rows = (WORKER_BYTES - parameterBytes) / bytesPerRow;
    tooLarge('data.rows', data.rows, rows, MEMORY.table);
  }
  const granularity = cost.granularity ?? 2;
  const modelFlops = job.steps * (flopsPerModelStep(job) + drawingFlops(job, cost));
  const byBytes = BLOCK_BYTES / resultBytes;
  const most = Math.max(1, Math.floor(Math.min(BLOCK_FLOPS / modelFlops, byBytes) / granularity));
  const least = Math.min(most, Math.ceil(LEAST_BLOCK_FLOPS / modelFlops / granularity));
  return {
    blockModels: Math.min(most * granularity, models),
    leastModels: least * granularity,
    bytes: Math.ceil(tableBytes + parameterBytes),
  };
}

/** Throws InputError 'too-large' with the most that fits, rounded down to a whole number of at least 1. */
export function tooLarge(field: string, value: number, fits: number, why: Sentence): never {
  throw refusals(field).tooLarge(MEMORY.tooLarge({ field, value, why, fits: Math.max(1, Math.floor(fits)) }));
}
