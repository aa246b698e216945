// What the numbers of a scenario imply for someone who trains: batches and epochs.
import { InputError } from '../numerics/errors';

/** Mean number of records in a step's Poisson batch: n q. */
export function expectedBatchSize(recordCount: number, samplingRate: number): number {
  return recordCount * samplingRate;
}

/** How often each record is expected to be used: T q. */
export function epochs(steps: number, samplingRate: number): number {
  return steps * samplingRate;
}

/**
 * The sampling rate of an expected batch size.
 * @throws InputError unless 0 < batchSize <= recordCount.
 */
export function samplingRateFromBatch(batchSize: number, recordCount: number): number {
  if (!(batchSize > 0 && batchSize <= recordCount)) {
    throw new InputError(
      'out-of-range',
      'batchSize',
      `batchSize is ${batchSize}; give a number above 0 and at most the ${recordCount} training records.`,
    );
  }
  return batchSize / recordCount;
}
