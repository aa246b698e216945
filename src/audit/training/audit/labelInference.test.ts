// Guesses at a record's label from models that were trained with little noise.
import { afterAll, expect, test } from 'vitest';
import { createNodeEnvironment } from '../node/environment';
import { measureLabelInference } from './labelInference';
import type { TrainingAuditRequest } from './types';

const environment = createNodeEnvironment();
afterAll(() => environment.close());

const REQUEST: TrainingAuditRequest = {
  key: 'label inference',
  dataset: 'breast',
  ownData: null,
  model: 'linear',
  optimizer: 'sgd',
  canaries: ['S4'],
  alsoCraft: [],
  mechanism: { samplingRate: 1, noiseMultiplier: 2, steps: 10 },
  delta: 1e-5,
  confidence: 0.95,
  clippingNorm: 2,
  learningRate: 0.05,
  checkpoints: [1, 10],
  modelsPerWorld: 60,
  repeats: 1,
  target: null,
  seed: 3,
};
const measure = (request: TrainingAuditRequest) =>
  measureLabelInference(request, environment, new AbortController().signal, () => {});

const { prior, ownLabel, otherLabel, guesses } = await measure(REQUEST);

test('the prior is the label’s share among the training records', () => {
  expect([ownLabel, otherLabel]).toEqual([0, 1]);
  // 102 of the 285 training records are malignant
  expect(prior).toBeCloseTo(102 / 285, 12);
});

test('guesses are made at every checkpoint on the models that did not set the threshold', () => {
  expect(guesses.map(({ step, runs }) => [step, runs])).toEqual([
    [1, 48],
    [10, 48],
  ]);
});

test('after ten steps with little noise most guesses are right', () => {
  expect(guesses[1]!.success).toBeGreaterThan(0.85);
  expect(guesses[1]!.success).toBeGreaterThan(guesses[0]!.success);
});

test('another canary is refused', async () => {
  await expect(measure({ ...REQUEST, canaries: ['S5'] })).rejects.toMatchObject({ field: 'canaries' });
});
