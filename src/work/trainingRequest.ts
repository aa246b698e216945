// The request that a scenario makes of the training worker. Pure.
import type { AuditData } from '../audit/datasets/types';
import type { TrainingAuditRequest } from '../audit/training/audit/types';
import { checkpointSteps } from '../scenario/checkpoints';
import { FIELDS } from '../scenario/fields/fields';
import { mechanismOf } from '../scenario/mechanism';
import { isRecordSource } from '../scenario/recordSources';
import type { Scenario } from '../scenario/types';

/** The records that sources have read; `version` tells one reading from another. */
export type ReadRecords = ReadonlyMap<string, { data: AuditData; version: number }>;

/** The request of a scenario; null if its records come from a source that has read none. `records` is null if there are no sources. */
export function trainingRequest(
  scenario: Scenario,
  records: ReadRecords | null,
): TrainingAuditRequest | null {
  const { dataset, model, optimizer, canaries, steps, delta, confidence } = scenario;
  const read = isRecordSource(dataset) ? (records?.get(dataset) ?? null) : null;
  if (isRecordSource(dataset) && read === null) return null;
  const plain = {
    dataset: isRecordSource(dataset) ? ('own' as const) : dataset,
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
  const key = JSON.stringify([plain, read?.version ?? null]);
  return { ...plain, key, ownData: read?.data ?? null };
}
