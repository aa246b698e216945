// Trains a job's blocks on several members at once: workers, or a backend of this thread.
import type { BlockResult } from '../../canaries/job';
import type { Block, Schedule } from '../schedule';

export interface PoolMember {
  /** Trains one block of the job that the member was opened for. Rejects promptly when the signal is aborted. */
  train(signal: AbortSignal, block: Block): Promise<BlockResult>;
}

/**
 * Trains all blocks of a schedule. Rejects with the first failure of a member, or with the signal's reason, once the other
 * members have stopped. Finished blocks stay in the schedule either way, and the unfinished ones wait there for the next
 * call.
 */
export async function runPool(
  signal: AbortSignal,
  schedule: Schedule,
  members: readonly PoolMember[],
  onBlock?: (result: BlockResult) => void,
): Promise<void> {
  signal.throwIfAborted();
  const failed = new AbortController();
  const stop = AbortSignal.any([signal, failed.signal]);
  const serve = async (member: PoolMember) => {
    for (;;) {
      const block = stop.aborted ? null : schedule.take();
      if (!block) return;
      try {
        const result = await member.train(stop, block);
        schedule.finish(block, result);
        onBlock?.(result);
      } catch (error) {
        schedule.giveBack(block);
        // the others stop with the error of the one that failed first
        failed.abort(error);
      }
    }
  };
  await Promise.all(members.map(serve));
  signal.throwIfAborted();
  stop.throwIfAborted();
}
