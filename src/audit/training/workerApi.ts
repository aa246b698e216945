// The interface of a training worker: one job at a time, blocks of it on demand.

import type { CancellableApi, WireReply } from '../../base/rpc/reply';
import type { Sentence } from '../../base/sentences/sentence';
import type { BlockResult, TrainingJob } from '../canaries/job';
import type { MemoryPlan } from './backend';

export interface OpenedJob {
  description: Sentence;
  plan: MemoryPlan;
}

export interface TrainingWorkerApi extends CancellableApi {
  /** Opens a job, until a later one replaces it. */
  open(job: TrainingJob): Promise<WireReply<OpenedJob>>;
  train(firstModel: number, models: number): Promise<WireReply<BlockResult>>;
}
