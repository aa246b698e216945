// Who is in a step's batch: every included record whose coin falls, each with probability q, on its own (Poisson).
import { fillUniform, STREAM } from '../../numerics/randomStreams';
import type { OneRunTask } from './task';

/** The records of the batch of `step` in order. */
export function batchOf({ labels, included, samplingRate, seed }: OneRunTask, step: number): number[] {
  const records = labels.length;
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
