// A small training audit for tests: breast cancer data, few steps, trained on this thread.

import type { TrainingEnvironment } from '../../src/audit/training/audit/session';
import type { TrainingAuditRequest } from '../../src/audit/training/audit/types';
import type { TrainingBackend } from '../../src/audit/training/backend';
import { onThisThread } from '../../src/audit/training/train';
import { said } from '../../src/base/sentences/plain';

export function smallRequest(change: Partial<TrainingAuditRequest> = {}): TrainingAuditRequest {
  return {
    key: 'small',
    dataset: 'breast',
    ownData: null,
    model: 'linear',
    optimizer: 'sgd',
    canaries: ['S2', 'S4'],
    alsoCraft: [],
    mechanism: { samplingRate: 1, noiseMultiplier: 1.5, steps: 4 },
    delta: 1e-5,
    confidence: 0.95,
    clippingNorm: 2,
    learningRate: 0.05,
    checkpoints: [1, 4],
    modelsPerWorld: 80,
    repeats: 1,
    target: null,
    seed: 5,
    ...change,
  };
}

/** An environment that trains on this thread. @param readAsset reads files of public/data */
export function threadEnvironment(
  readAsset: TrainingEnvironment['readAsset'],
  backend: TrainingBackend,
): TrainingEnvironment {
  return {
    readAsset,
    backends: async () => ({
      choices: [onThisThread(backend)],
      whyNotGpu: said('this is a test'),
    }),
  };
}
