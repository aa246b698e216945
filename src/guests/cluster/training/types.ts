// What a plan of shards and a finished shard say of themselves.

import type { CraftedCanaries } from '../../../audit/canaries/recipes';
import type { CanaryKind } from '../../../audit/canaries/registry';
import type { TrainingAuditRequest } from '../../../audit/training/audit/types';
import * as z from '../../../base/numerics/zod';
import type { ModelRange } from './ranges';

/** What is audited, all of it plain; a reader's own file is not among it. */
type ShardedRequest = Omit<TrainingAuditRequest, 'ownData'>;

export interface PlannedPart {
  kind: CanaryKind | null;
  /** Null where only the accuracy is wanted. */
  repeat: number | null;
  models: number;
}

/** What every shard needs, and nothing that the place it is run at could change. */
export interface ShardPlan {
  /** Names the settings, the canaries and the jobs; not how they are cut. */
  id: string;
  /** The scenario, as the query of a link; `request` is what is trained, which may be more models than a link can say. */
  link: string;
  request: ShardedRequest;
  /** The code that made the plan and is to run it. */
  commit: string;
  parts: readonly PlannedPart[];
  /** Ranges of models, one for each shard. */
  ranges: readonly ModelRange[];
  /** Crafted canaries, made once, so that no place has to make them again, or makes them otherwise. */
  crafted: CraftedCanaries;
}

// What a shard's file says of itself, checked where it comes in: a checksum tells that nobody changed it on the
// way, not that it was ever right.
const count = z.int().check(z.minimum(0));
const positive = z.int().check(z.minimum(1));
const finite = z.number().check(z.refine(Number.isFinite));
const amount = finite.check(z.minimum(0));
const moments = z.object({ count, mean: finite, squares: amount });

const stretch = z.object({
  part: count,
  firstModel: count,
  models: positive,
  /** Scores of the stretch; null where there are none. */
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
  /** What trained: two places that differ in any of it may differ in the last bits. */
  backend: z.object({
    name: z.enum(['webgpu', 'wasm', 'reference']),
    description: z.string(),
    /** Checksum of the scores of the audit's first two models, which every shard trains: the same where arithmetic is. */
    witness: z.string(),
  }),
  commit: z.string(),
  origin: z.object({
    host: z.string(),
    /** The scheduler's name for the job, such as 'Slurm job 17'; null outside of any job. */
    scheduler: z.nullable(z.string()),
    cores: positive,
    /** Time of the end, as ISO 8601. */
    finished: z.string(),
    /** Seconds of work, over all stops. */
    seconds: amount,
  }),
});

export type StretchRecord = z.infer<typeof stretch>;
export type ShardHeader = z.infer<typeof HEADER>;
export type ShardBackend = ShardHeader['backend'];
export type ShardOrigin = ShardHeader['origin'];
