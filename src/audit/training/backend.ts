// The interface of the backends, which train many models at once. Backends live in their own folders and pass one
// conformance suite against `reference`.
import type { Sentence } from '../../base/sentences/sentence';
import type { BlockResult, TrainingJob } from '../canaries/job';
import type { BackendName } from './backendName';

export interface MemoryPlan {
  /** Models that one call of trainBlock may take. */
  blockModels: number;
  /** Number to whose multiples the last blocks shrink if several members train; blockModels if left out. */
  leastModels?: number;
  bytes: number;
}

export interface TrainingBackend {
  readonly name: BackendName;
  /** Words for the reader: adapter or instruction set, and number format. A pool of backends adds how many run at once. */
  readonly description: Sentence;
  /** Plans a job's memory. Throws InputError (code 'too-large') naming the field to lower and what would fit. */
  plan(job: TrainingJob): MemoryPlan;
  /** Trains one block from step 0 to job.steps. Rejects with the reason of an abort, within 100 ms unless one step takes longer. */
  trainBlock(signal: AbortSignal, job: TrainingJob, firstModel: number, models: number): Promise<BlockResult>;
  dispose(): void;
}

/** A backend, or the reason why there is none. */
export type Chosen<Backend> = { backend: Backend; reason: null } | { backend: null; reason: Sentence };

/** Returns a function that runs its calls one after the other, whether the one before succeeded or not. */
export function turns(): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const run = last.then(work);
    last = run.catch(() => undefined);
    return run;
  };
}
