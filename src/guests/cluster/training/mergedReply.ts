// Makes of the shards of a plan the reply that one process would have given.

import type { CanaryKind } from '../../../audit/canaries/registry';
import { accountCheckpoints, readTrainingAudit } from '../../../audit/estimation/trainingAudit';
import type { AuditReadings, KeptScores } from '../../../audit/estimation/trainingReport';
import { canaryAudit } from '../../../audit/training/audit/canaryAudits';
import type { PreparedAudit } from '../../../audit/training/audit/preparation';
import { auditReply } from '../../../audit/training/audit/summary';
import type { Accuracy, TrainingAuditReply } from '../../../audit/training/audit/types';
import { said } from '../../../base/sentences/plain';
import { type OpenShard, partScores, pooledScores } from './mergedScores';
import type { ShardPlan } from './types';

/**
 * The reply of all shards together. `audit` was prepared from the plan's request and canaries. The reply names the backend of the
 * first shard, the time of all shards, and no faults.
 */
export function mergedReply(
  { request, parts }: ShardPlan,
  audit: PreparedAudit,
  shards: readonly OpenShard[],
): TrainingAuditReply {
  const accounts = accountCheckpoints(request);
  const read = (scores: KeptScores, repeats: number): AuditReadings =>
    readTrainingAudit({ ...request, plannedRuns: repeats * request.modelsPerWorld }, scores, accounts);
  const places = (kind: CanaryKind | null) => parts.flatMap((part, i) => (part.kind === kind ? [i] : []));
  const audits = request.canaries.map((kind) => {
    const scored = places(kind).filter((i) => parts[i].repeat !== null);
    const repeats = scored
      .toSorted((a, b) => Number(parts[a].repeat) - Number(parts[b].repeat))
      .map((i) => partScores(shards, i));
    const pooled = read(pooledScores(repeats), repeats.length);
    const apart = repeats.length === 1 ? [pooled] : repeats.map((scores) => read(scores, 1));
    return canaryAudit(kind, pooled, apart, accuracyOf(shards, places(kind)));
  });
  const modelsTrained = parts.reduce((sum, { models }) => sum + models, 0);
  const seconds = shards.reduce((sum, { header }) => sum + header.origin.seconds, 0);
  const [{ header }] = shards;
  const { name, description } = header.backend;
  return auditReply(audit, {
    accounts,
    checkpoints: request.checkpoints,
    audits,
    accuracyWithout: accuracyOf(shards, places(null)),
    backend: { name, description: said(description), whyNotGpu: null },
    faults: [],
    modelsTrained,
    rate: seconds > 0 ? (modelsTrained * request.mechanism.steps) / seconds : 0,
    elapsed: 1000 * seconds,
  });
}

/** Mean accuracy over all shards. Sums of accuracies are exact in float64, so the order of shards does not change it. */
function accuracyOf(shards: readonly OpenShard[], parts: readonly number[]): Accuracy | null {
  const own = shards.flatMap(({ header }) => header.stretches.filter(({ part }) => parts.includes(part)));
  const models = own.reduce((all, { accuracy }) => all + accuracy.models, 0);
  return models === 0
    ? null
    : { mean: own.reduce((all, { accuracy }) => all + accuracy.sum, 0) / models, models };
}
