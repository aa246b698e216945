// Numbers that a scenario implies.
import { describe, expect, test } from 'vitest';
import { InputError } from '../base/numerics/errors';
import { epochs, expectedBatchSize, samplingRateFromBatch } from './derived';

describe('what a scenario implies', () => {
  test('batch size and epochs are n q and T q', () => {
    expect(expectedBatchSize(500, 1 / 16)).toBe(31.25);
    expect(epochs(500, 1 / 16)).toBe(31.25);
    expect(samplingRateFromBatch(256, 50_000)).toBe(0.00512);
  });

  test('a batch larger than the data, or empty, is refused by name', () => {
    for (const batch of [0, -1, 501, Number.NaN]) {
      expect(() => samplingRateFromBatch(batch, 500)).toThrow(InputError);
    }
    expect(samplingRateFromBatch(500, 500)).toBe(1);
  });
});
