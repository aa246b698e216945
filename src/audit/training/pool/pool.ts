// Trains a job's blocks on several members at once: workers, or a backend of this thread. Knows neither workers nor
// backends; who does what is the schedule's.
import type { BlockResult } from '../../canaries/job';
import type { Block, Schedule } from '../schedule';

export interface PoolMember {
  /** Trains one block of the job that the member was opened for. Rejects promptly when the signal is aborted. */
  train(signal: AbortSignal, block: Block): Promise<BlockResult>;
}

export interface PoolEvents {
  /** Every finished block, in order of arrival. */
  onBlock?(result: BlockResult): void;
}

/**
 * Trains what the schedule still holds. Resolves when all of it is done; rejects with the first failure of a member, or
 * with the signal's reason, once the others have stopped. Finished blocks stay in the schedule either way, and the
 * unfinished ones wait there for the next call.
 */
export async function runPool(
  signal: AbortSignal,
  schedule: Schedule,
  members: readonly PoolMember[],
  events: PoolEvents = {},
): Promise<void> {
  signal.throwIfAborted();
  const stop = new AbortController();
  const forward = () => stop.abort(signal.reason);
  signal.addEventListener('abort', forward, { once: true });
  try {
    const outcomes = await Promise.allSettled(members.map((member) => serve(member, stop, schedule, events)));
    signal.throwIfAborted();
    // the worker that failed first has stopped the others with its own error
    if (stop.signal.aborted) throw stop.signal.reason;
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
  } finally {
    signal.removeEventListener('abort', forward);
  }
}

async function serve(
  member: PoolMember,
  stop: AbortController,
  schedule: Schedule,
  events: PoolEvents,
): Promise<void> {
  for (;;) {
    const block = stop.signal.aborted ? null : schedule.take();
    if (!block) return;
    try {
      const result = await member.train(stop.signal, block);
      schedule.finish(block, result);
      events.onBlock?.(result);
    } catch (error) {
      schedule.giveBack(block);
      stop.abort(error);
      throw error;
    }
  }
}
