// Where the page starts: the paper's worst-case setting with the strongest audit (Figure 2, q = 1/16, epsilon_S = 8).
import type { Scenario } from './types';

export const DEFAULT_SCENARIO: Scenario = Object.freeze({
  samplingRate: 1 / 16,
  noiseMultiplier: 1.6772842407226562,
  clippingNorm: 1,
  steps: 500,
  delta: 1e-5,
  recordCount: 500,
  axis: 'noiseMultiplier',
  epsilonScale: 'linear',
  runs: 25_000,
  repeats: 3,
  confidence: 0.95,
  estimator: 'valid',
  seed: 1,
  auditPoints: Object.freeze([]),
  dataset: 'digits',
  model: 'linear',
  optimizer: 'sgd',
  // named one by one: whatever canary is added, a link without the field means these
  canaries: Object.freeze(['S2', 'S3', 'S4', 'S5'] as const),
  learningRate: 0.05,
  modelsPerWorld: 500,
  trainingRepeats: 1,
  checkpoints: 10,
  target: 'paper',
});
