import { describe, expect, test } from 'vitest';
import { InputError } from '../numerics/errors';
import { DEFAULT_SCENARIO } from './defaults';
import { batchText, epochs, epochsText, expectedBatchSize, samplingRateFromBatch } from './derived';
import { changeScenario } from './schema';

describe('what a scenario implies', () => {
  test('batches and epochs', () => {
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

  test('in words', () => {
    expect(batchText(DEFAULT_SCENARIO)).toBe('about 31.3 of 500 records in a step');
    expect(epochsText(DEFAULT_SCENARIO)).toBe('31.3 epochs');
    expect(epochsText({ ...DEFAULT_SCENARIO, samplingRate: 5e-324 })).toBe('2.47×10⁻³²¹ epochs');
    const full = changeScenario(DEFAULT_SCENARIO, { samplingRate: 1, recordCount: 50_000, steps: 1 });
    expect(batchText(full)).toBe('all 50,000 records in every step');
    expect(epochsText(full)).toBe('1 epoch');
  });
});
