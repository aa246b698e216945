// Quantities that follow from a scenario, such as its epochs, and the measure that its figure draws.
import { refusals } from '../base/numerics/errors';
import { SCENARIO } from './sentences';
import type { Scenario } from './types';

/** Expected records of a batch, n q. */
export const expectedBatchSize = (recordCount: number, samplingRate: number): number =>
  recordCount * samplingRate;

/** Length of the training in epochs, T q. */
export const epochs = (steps: number, samplingRate: number): number => steps * samplingRate;

/** @throws InputError unless 0 < batchSize <= recordCount. */
export function samplingRateFromBatch(batchSize: number, recordCount: number): number {
  if (!(batchSize > 0 && batchSize <= recordCount)) {
    throw refusals('batchSize').outOfRange(
      SCENARIO.batchOutOfRange({ size: batchSize, records: recordCount }),
    );
  }
  return batchSize / recordCount;
}

/** Whether the figure draws mu. Along delta it draws epsilon in any case, because mu does not depend on delta. */
export const drawsMu = ({ measure, axis }: Pick<Scenario, 'measure' | 'axis'>): boolean =>
  measure === 'mu' && axis !== 'delta';
