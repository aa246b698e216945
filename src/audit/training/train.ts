// Trains a whole job on the first backend that can. If that one fails, the next goes on from the last finished block.

import { InputError } from '../../base/numerics/errors';
import { english, type Sentence } from '../../base/sentences/sentence';
import type { BlockResult, TrainingJob } from '../canaries/job';
import type { MemoryPlan, TrainingBackend } from './backend';
import type { BackendName } from './backendName';
import { TrainingFault } from './errors';
import { requireJob } from './jobCheck';
import { type PoolMember, runPool } from './pool/pool';
import { type Block, Schedule } from './schedule';
import { TRAINING } from './sentences';

export interface OpenJob {
  /** Words for the reader: instruction set or adapter, and how many. */
  description: Sentence;
  /** The description in English without the number. Two jobs of one kind give the same bits on one kind of processor. */
  kind: string;
  plan: MemoryPlan;
  members: readonly PoolMember[];
}

export interface BackendChoice {
  name: BackendName;
  /** Rejects with an InputError when the job does not fit, with a TrainingFault when the backend cannot be had. */
  open(signal: AbortSignal, job: TrainingJob, onReplaced?: (why: Sentence) => void): Promise<OpenJob>;
}

export interface TrainingEvents {
  /** Every finished block, in order of arrival. */
  onBlock?(result: BlockResult): void;
  onBackend?(name: BackendName, description: Sentence, kind: string): void;
  /** A backend failed, or has no room for the job (InputError 'too-large'); the next one, if any, is tried. */
  onFault?(name: BackendName, fault: TrainingFault | InputError): void;
  /** A worker of a backend died and was replaced; the same backend goes on. */
  onReplaced?(name: BackendName, why: Sentence): void;
}

/**
 * Trains the models of `range`, and resolves with their blocks in order of arrival. After a TrainingFault of one choice, or
 * its refusal of a job that is too large for it, the next choice trains what is left, and nothing finished is lost or
 * trained twice. Rejects with an InputError for a bad job, with the last choice's fault when none is left, or with the
 * signal's reason.
 */
export async function trainModels(
  signal: AbortSignal,
  job: TrainingJob,
  choices: readonly BackendChoice[],
  events: TrainingEvents = {},
  range: Block = { firstModel: 0, models: 2 * job.runsPerWorld },
): Promise<BlockResult[]> {
  requireJob(job);
  let schedule: Schedule | null = null;
  let fault: TrainingFault | InputError | null = null;
  for (const choice of choices) {
    signal.throwIfAborted();
    try {
      const { description, kind, plan, members } = await choice.open(signal, job, (why) =>
        events.onReplaced?.(choice.name, why),
      );
      events.onBackend?.(choice.name, description, kind);
      schedule ??= new Schedule(range.models, plan.blockModels, range.firstModel);
      schedule.shareAmong(members.length, plan.leastModels ?? plan.blockModels);
      await runPool(signal, schedule, members, events.onBlock);
      return schedule.results;
    } catch (error) {
      if (!isPassedOn(error)) throw error;
      fault = error;
      events.onFault?.(choice.name, error);
    }
  }
  throw fault ?? new TrainingFault('backend-failed', TRAINING.noBackend);
}

/** Backends differ in the memory they need, so a job that is too large for one may fit the next. */
function isPassedOn(error: unknown): error is TrainingFault | InputError {
  return error instanceof TrainingFault || (error instanceof InputError && error.code === 'too-large');
}

/** A backend choice on this thread, for tests and scripts, and where workers cannot be had. */
export function onThisThread(backend: TrainingBackend): BackendChoice {
  return {
    name: backend.name,
    async open(_signal, job) {
      return {
        description: backend.description,
        kind: english(backend.description),
        plan: backend.plan(job),
        members: [
          { train: (signal, { firstModel, models }) => backend.trainBlock(signal, job, firstModel, models) },
        ],
      };
    },
  };
}
