// Batches and epochs in words.
import { expect, test } from 'vitest';
import { changeScenario, DEFAULT_SCENARIO } from '../../scenario';
import { batchText, epochsText } from './settingWords';

const full = changeScenario(DEFAULT_SCENARIO, { samplingRate: 1, recordCount: 50_000, steps: 1 });

test('the number of epochs is said in words', () => {
  expect(epochsText(DEFAULT_SCENARIO)).toBe('31.3 epochs');
  expect(epochsText({ ...DEFAULT_SCENARIO, samplingRate: 5e-324 })).toBe('2.47×10⁻³²¹ epochs');
  expect(epochsText(full)).toBe('1 epoch');
  expect(epochsText({ ...full, steps: 2500 })).toBe('2,500 epochs');
});

test('the batch is said in words', () => {
  expect(batchText(DEFAULT_SCENARIO)).toBe('about 31.3 of 500 records in a step');
  expect(batchText(full)).toBe('all 50,000 records in every step');
  const few = { ...DEFAULT_SCENARIO, samplingRate: 0.25, recordCount: 1 };
  expect(batchText(few)).toBe('about 0.25 of 1 record in a step');
});
