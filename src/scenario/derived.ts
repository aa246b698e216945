// What the numbers of a scenario imply in the words of someone who trains: batches and epochs.
import { InputError } from '../numerics/errors';
import { roundedNumber } from './numberText';
import type { Scenario } from './types';

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

/** 'about 31.3 of 500 records in a step', or 'all 500 records in every step' at q = 1. */
export function batchText({ recordCount, samplingRate }: Scenario): string {
  // not toLocaleString: its first call loads a locale's data, some ten milliseconds before the first paint
  const records = String(recordCount).replace(/\B(?=(\d{3})+$)/g, ',');
  if (samplingRate === 1) return `all ${records} ${recordCount === 1 ? 'record' : 'records'} in every step`;
  const batch = expectedBatchSize(recordCount, samplingRate);
  return `about ${roundedNumber(batch)} of ${records} records in a step`;
}

/** '31.3 epochs'. */
export function epochsText({ steps, samplingRate }: Scenario): string {
  const count = roundedNumber(epochs(steps, samplingRate));
  return `${count} ${count === '1' ? 'epoch' : 'epochs'}`;
}
