// From a scenario to what is asked of the training worker. Pure.
import type { AuditData } from '../audit/datasets/types';
import type { TrainingAuditRequest } from '../audit/training/audit/types';
import { checkpointSteps } from '../scenario/checkpoints';
import { FIELDS } from '../scenario/fields/fields';
import { mechanismOf } from '../scenario/mechanism';
import type { Scenario } from '../scenario/types';

/** `version` tells this file from one loaded earlier. */
export interface OwnData {
  data: AuditData;
  version: number;
}

/** Null when it is about a file and none has been loaded. */
export function trainingRequest(scenario: Scenario, own: OwnData | null): TrainingAuditRequest | null {
  const { dataset, model, optimizer, canaries, steps, delta, confidence } = scenario;
  if (dataset === 'own' && own === null) return null;
  const plain = {
    dataset,
    model,
    optimizer,
    canaries,
    alsoCraft: [],
    mechanism: mechanismOf(scenario),
    delta,
    confidence,
    clippingNorm: scenario.clippingNorm,
    learningRate: scenario.learningRate,
    checkpoints: checkpointSteps(steps, scenario.checkpoints),
    modelsPerWorld: scenario.modelsPerWorld,
    repeats: scenario.trainingRepeats,
    target: scenario.target === FIELDS.target.word ? null : scenario.target,
    seed: scenario.seed,
  };
  const ownData = dataset === 'own' ? own : null;
  const key = JSON.stringify([plain, ownData?.version ?? null]);
  return { ...plain, key, ownData: ownData?.data ?? null };
}
