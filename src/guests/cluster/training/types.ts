// Types of a plan of shards and of the header of a finished shard.

import type { CraftedCanaries } from '../../../audit/canaries/recipes';
import type { CanaryKind } from '../../../audit/canaries/registry';
import type { TrainingAuditRequest } from '../../../audit/training/audit/types';
import * as z from '../../../base/numerics/zod';
import type { ModelRange } from './ranges';

/** The request of an audit as plain data, without a reader's own file, which no other machine has. */
type ShardedRequest = Omit<TrainingAuditRequest, 'ownData'>;

/** One training job of an audit: models with a canary, or with none. */
export interface PlannedPart {
  kind: CanaryKind | null;
  /** Number of the repeat; null for a job that only measures accuracy. */
  repeat: number | null;
  models: number;
}

/** All that every shard needs, and nothing that depends on the machine that trains it. */
export interface ShardPlan {
  /** Checksum of the settings, the canaries and the jobs, but not of how these are cut into ranges. */
  id: string;
  /** The scenario as the query of a link. `request` may have more models than a link can state. */
  link: string;
  request: ShardedRequest;
  /** The commit that made the plan and has to train it. */
  commit: string;
  parts: readonly PlannedPart[];
  /** Ranges of models, one for each shard. */
  ranges: readonly ModelRange[];
  /** Crafted canaries. The plan holds them, so that no machine makes them again with other bits. */
  crafted: CraftedCanaries;
}

// The schema of a shard's header, which is checked when a file is read. A checksum shows that nobody changed the file on the way,
// but not that it was ever right.
const count = z.int().check(z.minimum(0));
const positive = z.int().check(z.minimum(1));
const finite = z.number().check(z.refine(Number.isFinite));
const amount = finite.check(z.minimum(0));
const moments = z.object({ count, mean: finite, squares: amount });

const stretch = z.object({
  part: count,
  firstModel: count,
  models: positive,
  /** Bytes per score, and moments of the scores for each checkpoint; null for a stretch without scores. */
  scores: z.nullable(
    z.object({
      width: z.literal([4, 8]),
      moments: z.readonly(z.array(z.object({ original: moments, substituted: moments }))),
    }),
  ),
  accuracy: z.object({ sum: finite, models: count }),
});

export const HEADER = z.object({
  plan: z.string(),
  link: z.string(),
  /** The request, compared with the plan's field by field. */
  request: z.record(z.string(), z.unknown()),
  checkpoints: z.readonly(z.array(positive).check(z.minLength(1))),
  range: z.object({ from: count, to: count }),
  stretches: z.readonly(z.array(stretch)),
  /** The backend that trained. Two machines that differ in any of its fields may differ in the last bits of a score. */
  backend: z.object({
    name: z.enum(['webgpu', 'wasm', 'reference']),
    description: z.string(),
    /** Checksum of the scores of the audit's first two models, which every shard trains. Equal arithmetic gives equal checksums. */
    witness: z.string(),
  }),
  commit: z.string(),
  origin: z.object({
    host: z.string(),
    /** The scheduler's name for the job, such as 'Slurm job 17'; null outside of any job. */
    scheduler: z.nullable(z.string()),
    cores: positive,
    /** Time at which the shard was finished, as ISO 8601. */
    finished: z.string(),
    /** Seconds of work, summed over all runs of the shard. */
    seconds: amount,
  }),
});

export type StretchRecord = z.infer<typeof stretch>;
export type ShardHeader = z.infer<typeof HEADER>;
export type ShardBackend = ShardHeader['backend'];
export type ShardOrigin = ShardHeader['origin'];
