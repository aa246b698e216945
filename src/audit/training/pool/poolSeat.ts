// One training worker's place at a job: opens the job on it, and anew on the one that replaces it when it dies; the block
// under way is then trained again. Not a pool.
import type { Remote } from 'comlink';
import { JobError } from '../../../base/rpc/jobError';
import type { CallOptions, Send, WorkerBridge } from '../../../base/rpc/workerBridge';
import type { BlockResult, TrainingJob } from '../../canaries/job';
import { errorOf, namedError, TrainingFault } from '../errors';
import type { Block } from '../schedule';
import type { OpenedJob, TrainingWorkerApi } from '../workerApi';
import type { PoolMember } from './pool';

/** The message for a worker that died. `why` is what the bridge has seen, `event` what the browser or Node says about it. */
export function deathMessage(why: string, event: object | null): string {
  if (event === null) return `A training worker died, because it ${why}.`;
  if ('type' in event && event.type === 'messageerror')
    return 'A training worker died, because a message could not be read.';
  const message = 'message' in event && event.message;
  return `A training worker died (${message || 'it could not be loaded'}).`;
}

/** What a call failed with, as training has it. */
function faultOf(error: unknown): Error {
  if (!(error instanceof JobError)) return error as Error;
  const { code, reason, field, message } = error;
  if (code === 'worker-died') return new TrainingFault(code, message);
  // it could not be told what it was
  if (reason === 'internal' || reason === code) return namedError(error);
  return errorOf({ code: reason, field, message });
}

export class PoolSeat implements PoolMember {
  /** The worker on which the job is open. */
  private worker: Remote<TrainingWorkerApi> | null = null;

  constructor(
    private readonly bridge: WorkerBridge<TrainingWorkerApi>,
    private readonly job: TrainingJob,
    /** Hears why a worker was replaced, once the job is open on the next one. */
    private readonly onReplaced: (why: string) => void,
  ) {}

  /** A worker that cannot be started is not replaced here: the others can do its work meanwhile. */
  open(signal: AbortSignal): Promise<OpenedJob> {
    return this.call(signal, (worker) => this.openOn(worker), { replace: false });
  }

  /** A second death at the same block is passed on. */
  train(signal: AbortSignal, { firstModel, models }: Block): Promise<BlockResult> {
    return this.call(signal, async (worker, _, lost) => {
      if (worker !== this.worker) {
        const opened = await this.openOn(worker);
        if (opened?.ok !== true) return opened;
        this.onReplaced(lost?.message ?? 'The training worker is gone.');
      }
      return worker.train(firstModel, models);
    });
  }

  private async openOn(worker: Remote<TrainingWorkerApi>) {
    const reply = await worker.open(this.job);
    if (reply?.ok === true) this.worker = worker;
    return reply;
  }

  private async call<Value>(
    signal: AbortSignal,
    send: Send<TrainingWorkerApi, Value>,
    options?: CallOptions,
  ): Promise<Value> {
    try {
      return await this.bridge.call(signal, send, options);
    } catch (error) {
      throw signal.aborted ? signal.reason : faultOf(error);
    }
  }
}

export const isDeath = (error: unknown): boolean =>
  error instanceof TrainingFault && error.code === 'worker-died';
