// Who is in a step's batch: every included record whose coin falls, each with probability q, on its own (Poisson).
import { fillUniform, STREAM } from '../../../base/numerics/randomStreams';
import type { DpSgdRun, OneRunTask } from './task';

/** The records of the batch of `step` in order, of `records` in all. */
export function batchOfRecords(
  records: number,
  { included, samplingRate, seed }: DpSgdRun,
  step: number,
): number[] {
  const batch: number[] = [];
  const coins = new Float64Array(records);
  if (samplingRate < 1) {
    fillUniform({ seed, stream: STREAM.oneRunBatch, model: 0, step }, 0, coins, 0, records);
  }
  for (let i = 0; i < records; i++) {
    if ((included === null || included[i] === 1) && coins[i] < samplingRate) batch.push(i);
  }
  return batch;
}

/** The records of the batch of `step` in order. */
export const batchOf = (task: OneRunTask, step: number): number[] =>
  batchOfRecords(task.labels.length, task, step);
