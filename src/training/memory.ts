// Says before a job starts whether it fits, and if not which field to lower and to what. Allocates nothing.
import { LabError } from '../numerics/errors';
import type { MemoryPlan } from './backend';
import type { TrainingJob } from './job';
import { parameterCount, parameterLayout } from './layout';

/** What a tab on a small machine can spare for one worker: half of what mobile browsers allow a page. */
export const WORKER_BYTES = 512 * 2 ** 20;
/** What one audit's results may fill in the page's memory. */
export const RESULT_BYTES = 256 * 2 ** 20;
/** Aim of one block: enough work to hide the hand-over, little enough that results and progress flow. */
const BLOCK_FLOPS = 6e9;
const BLOCK_BYTES = 64 * 2 ** 20;

export interface MemoryCost {
  /** Working bytes per padded parameter, all models trained at one time together. */
  bytesPerParameter: number;
  /** Bytes per value of the training table that the backend keeps besides the job's own. */
  bytesPerValue: number;
  /** Bytes per row and class (residuals). */
  bytesPerRowAndClass?: number;
  /** Blocks are multiples of this. */
  granularity?: number;
}

/** Multiply-adds of one model and step, times two: both matrix products over the rows that are touched. */
export function flopsPerModelStep(job: TrainingJob, denseRows = false): number {
  const rows = denseRows ? job.data.rows : job.samplingRate * job.data.rows;
  return 4 * rows * parameterCount(job.model);
}

/** The plan of a backend with these costs; throws LabError 'too-large' naming the field to lower and what would fit. */
export function requireFits(job: TrainingJob, cost: MemoryCost): MemoryPlan {
  const { data, model } = job;
  const models = 2 * job.runsPerWorld;
  const scores = job.checkpoints.length * (job.probes.length * model.classes + 1);
  const resultBytes = 4 * scores;
  if (models * resultBytes > RESULT_BYTES) {
    tooLarge('runsPerWorld', job.runsPerWorld, Math.floor(RESULT_BYTES / resultBytes / 2), 'results');
  }
  const tableBytes =
    data.rows * (data.columns + 4) * cost.bytesPerValue +
    data.rows * model.classes * (cost.bytesPerRowAndClass ?? 0);
  const parameterBytes = parameterLayout(model).size * cost.bytesPerParameter;
  if (parameterBytes > WORKER_BYTES / 2) {
    const fits = (WORKER_BYTES / 2 / parameterBytes) * (model.kind === 'mlp' ? model.hidden : model.inputs);
    tooLarge(
      model.kind === 'mlp' ? 'hidden' : 'inputs',
      model.kind === 'mlp' ? model.hidden : model.inputs,
      Math.floor(fits),
      'parameters',
    );
  }
  if (tableBytes + parameterBytes > WORKER_BYTES) {
    const perRow = tableBytes / data.rows;
    tooLarge('data.rows', data.rows, Math.floor((WORKER_BYTES - parameterBytes) / perRow), 'training table');
  }
  const granularity = cost.granularity ?? 2;
  const byFlops = BLOCK_FLOPS / (job.steps * flopsPerModelStep(job));
  const byBytes = BLOCK_BYTES / resultBytes;
  const blocks = Math.max(1, Math.floor(Math.min(byFlops, byBytes) / granularity));
  return {
    blockModels: Math.min(blocks * granularity, models),
    bytes: Math.ceil(tableBytes + parameterBytes),
  };
}

function tooLarge(field: string, value: number, fits: number, what: string): never {
  const message = `${field} is ${value}: the ${what} would not fit in memory; lower it to ${Math.max(1, fits)} or less.`;
  throw new LabError('too-large', field, message);
}
