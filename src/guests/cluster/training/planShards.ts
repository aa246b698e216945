// Makes the plan of shards for a prepared audit.
import type { PreparedAudit } from '../../../audit/training/audit/preparation';
import { evenRanges } from './ranges';
import type { PlannedPart, ShardPlan } from './types';

export function plannedParts({ parts }: PreparedAudit): PlannedPart[] {
  return parts.map(({ kind, repeat, job }) => ({ kind, repeat, models: 2 * job.runsPerWorld }));
}

/** Plans `shards` shards. `idOf` makes the plan's id from its content. Throws an InputError for more shards than pairs of models. */
export function planShards(
  audit: PreparedAudit,
  { request, link, commit }: Pick<ShardPlan, 'request' | 'link' | 'commit'>,
  shards: number,
  idOf: (named: Pick<ShardPlan, 'request' | 'parts' | 'crafted'>) => string,
): ShardPlan {
  const { crafted } = audit;
  const parts = plannedParts(audit);
  const total = parts.reduce((sum, { models }) => sum + models, 0);
  const id = idOf({ request, parts, crafted });
  return { id, link, request, commit, parts, ranges: evenRanges(total, shards), crafted };
}
