// A label guessed from models that were trained: seeded, with the data's own prior, and named where it cannot be.
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

test('with little noise the label is read off, with the prior that the data have', async () => {
  const { prior, ownLabel, otherLabel, guesses } = await measure(REQUEST);
  expect([ownLabel, otherLabel]).toEqual([0, 1]);
  // the prior: 102 of the 285 training records are malignant
  expect(prior).toBeCloseTo(102 / 285, 12);
  expect(guesses.map(({ step, runs }) => [step, runs])).toEqual([
    [1, 48],
    [10, 48],
  ]);
  expect(guesses[1]!.success).toBeGreaterThan(0.85);
  expect(guesses[1]!.success).toBeGreaterThan(guesses[0]!.success);
});

test('another canary is refused', async () => {
  await expect(measure({ ...REQUEST, canaries: ['S5'] })).rejects.toMatchObject({ field: 'canaries' });
});
