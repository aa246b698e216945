// What a plan of shards and a finished shard say of themselves, as plain data. No behaviour.

import type { CraftedCanaries } from '../../audit/canaries/recipes';
import type { CanaryKind } from '../../audit/canaries/registry';
import type { Moments } from '../../audit/estimation/scores/effectSize';
import type { TrainingAuditRequest } from '../../audit/training/audit/types';
import type { BackendName } from '../../audit/training/backendName';
import type { ScoreWidth } from './columns';
import type { ModelRange, Stretch } from './ranges';

/** What is audited, all of it plain; a reader's own file is not among it. */
type ShardedRequest = Omit<TrainingAuditRequest, 'ownData'>;

/** A training job of the audit. */
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
  /** One a shard. */
  ranges: readonly ModelRange[];
  /** Made once, so that no place has to make them again, or makes them otherwise. */
  crafted: CraftedCanaries;
}

/** What trained: two places that differ in any of it may differ in the last bits. */
export interface ShardBackend {
  name: BackendName;
  description: string;
  /** Checksum of the scores of the audit's first two models, which every shard trains: the same where arithmetic is. */
  witness: string;
}

/** One stretch of a finished shard. */
export interface StretchRecord extends Stretch {
  /** Null where there are no scores. */
  scores: { width: ScoreWidth; moments: readonly { original: Moments; substituted: Moments }[] } | null;
  accuracy: { sum: number; models: number };
}

/** Where and when a shard was made. */
export interface ShardOrigin {
  host: string;
  /** Such as 'Slurm job 17', or null outside of any job. */
  scheduler: string | null;
  cores: number;
  /** ISO 8601. */
  finished: string;
  /** Of work, over all stops. */
  seconds: number;
}

/** What stands before a shard's scores. */
export interface ShardHeader {
  plan: string;
  link: string;
  request: ShardedRequest;
  checkpoints: readonly number[];
  range: ModelRange;
  stretches: readonly StretchRecord[];
  backend: ShardBackend;
  commit: string;
  origin: ShardOrigin;
}
