// The batch of a step: every included record whose coin falls, each with probability q, on its own (Poisson).
import { STREAM, uniforms } from '../../base/numerics/randomStreams';
import type { DpSgdRun, OneRunTask } from './network/task';

/** Numbers of the records in a step's batch, ascending, out of `records`. */
export function batchOfRecords(
  records: number,
  { included, samplingRate, seed }: DpSgdRun,
  step: number,
): number[] {
  const batch: number[] = [];
  const coins = samplingRate < 1 ? uniforms({ seed, stream: STREAM.oneRunBatch, step }, records) : null;
  for (let i = 0; i < records; i++) {
    if ((included === null || included[i] === 1) && (coins === null || coins[i] < samplingRate))
      batch.push(i);
  }
  return batch;
}

export const batchOf = (task: OneRunTask, step: number): number[] =>
  batchOfRecords(task.labels.length, task, step);
