// Trains the models of one shard, and the witnesses: two models that every shard trains, to show that all machines compute the same.
import {
  type FinishedModels,
  finishedModelsOf,
  type PartTrainer,
} from '../../../audit/training/audit/partTrainer';
import { type AuditPart, missing } from '../../../audit/training/audit/plan';
import type { PreparedAudit } from '../../../audit/training/audit/preparation';
import type { Block } from '../../../audit/training/schedule';
import { type ModelRange, type Stretch, stretchesOf } from './ranges';

/** The first two models of a canary, one of each world. */
const WITNESSES = { firstModel: 0, models: 2 } as const;

/** Models that are trained at once, with all that is measured on them in memory. Of models trained before, only the scores are. */
const BATCH = 8192;

/** Scores of the audit's first two models. Machines with the same arithmetic give the same bits. */
export async function trainWitnesses(
  signal: AbortSignal,
  audit: PreparedAudit,
  trainer: PartTrainer,
): Promise<Float64Array> {
  const part = audit.parts.find(({ repeat }) => repeat !== null);
  if (!part) throw new RangeError('the audit has no canary');
  let scores: Float64Array | null = null;
  await trainer.train(signal, part, WITNESSES, (result) => {
    ({ scores } = finishedModelsOf(audit, part, result));
  });
  if (scores === null) throw new RangeError('the first models have no scores');
  return scores;
}

/**
 * Trains the models of a range that `kept` does not hold, calls `onBlock` with every new block, and returns all blocks of the range.
 * Rejects as the trainer does. Blocks that `onBlock` was given by then need not be trained again.
 */
export async function trainRange(
  signal: AbortSignal,
  audit: PreparedAudit,
  trainer: PartTrainer,
  range: ModelRange,
  kept: readonly FinishedModels[],
  onBlock: (block: FinishedModels) => void,
): Promise<FinishedModels[]> {
  const blocks: FinishedModels[] = [];
  const models = audit.parts.map(({ job }) => 2 * job.runsPerWorld);
  for (const stretch of stretchesOf(models, range)) {
    const part = audit.parts[stretch.part];
    const finished = withoutOverlaps(kept.filter((block) => isWithin(block, stretch)));
    blocks.push(...finished);
    const end = stretch.firstModel + stretch.models;
    const left: AuditPart = { ...part, finished: [...finished] };
    for (const gap of missing({ part: left, from: stretch.firstModel, to: end }).flatMap(inBatches)) {
      // a job of these models alone, because the trainer plans its memory for a whole job
      const job = { ...part.job, runsPerWorld: Math.ceil(gap.models / 2) };
      await trainer.train(signal, { ...part, job }, gap, (result) => {
        const block = finishedModelsOf(audit, part, result);
        blocks.push(block);
        onBlock(block);
      });
    }
  }
  return blocks;
}

function inBatches({ firstModel, models }: Block): Block[] {
  return Array.from({ length: Math.ceil(models / BATCH) }, (_, i) => ({
    firstModel: firstModel + i * BATCH,
    models: Math.min(BATCH, models - i * BATCH),
  }));
}

const isWithin = ({ part, firstModel, models }: FinishedModels, stretch: Stretch): boolean =>
  part === stretch.part &&
  firstModel >= stretch.firstModel &&
  firstModel + models <= stretch.firstModel + stretch.models;

/** Drops blocks that overlap an earlier one. Two runs at once may have trained the same models, to the same bits. */
function withoutOverlaps(blocks: readonly FinishedModels[]): FinishedModels[] {
  const taken: FinishedModels[] = [];
  let next = 0;
  for (const block of blocks.toSorted((a, b) => a.firstModel - b.firstModel)) {
    if (block.firstModel < next) continue;
    taken.push(block);
    next = block.firstModel + block.models;
  }
  return taken;
}
