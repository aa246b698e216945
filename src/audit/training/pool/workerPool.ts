// Several training workers as one backend choice. They are started at the first job, reused by the next, and
// replaced when they die, in the middle of a job too.

import type { Remote } from 'comlink';
import type { Clock } from '../../../base/liveness/clock';
import { JobError } from '../../../base/rpc/jobError';
import { type CallOptions, type Send, WorkerBridge, type WorkerHandle } from '../../../base/rpc/workerBridge';
import { asSentence, PLAIN } from '../../../base/sentences/plain';
import { english, type Sentence } from '../../../base/sentences/sentence';
import type { BlockResult, TrainingJob } from '../../canaries/job';
import type { BackendName } from '../backendName';
import { errorOf, namedError, TrainingFault } from '../errors';
import type { Block } from '../schedule';
import { BACKEND, TRAINING } from '../sentences';
import type { BackendChoice, OpenJob } from '../train';
import type { OpenedJob, TrainingWorkerApi } from '../workerApi';

/** The sentence on a worker's death. `what` is what the bridge has seen, and `event` what the browser or Node reports. */
function deathMessage(what: Sentence, event: object | null): Sentence {
  if (event === null) return TRAINING.workerDied({ what });
  if ('type' in event && event.type === 'messageerror') return TRAINING.unreadMessage;
  const message = 'message' in event && event.message;
  const why = message ? PLAIN.foreign({ text: String(message) }) : TRAINING.workerNotLoaded;
  return TRAINING.workerDiedOf({ why });
}

function faultOf(error: unknown): Error {
  if (!(error instanceof JobError)) return error as Error;
  const { code, reason, field, message } = error;
  const sentence = asSentence(error);
  if (code === 'worker-died') return new TrainingFault(code, sentence);
  // the worker sent no code of its own from which its error could be made again here
  if (reason === 'internal' || reason === code) return namedError(error);
  return errorOf({ code: reason, field, message, sentence });
}

/**
 * A member of the pool that trains blocks of one job. When its worker is replaced, the job is opened on the next worker, and
 * the block under way is trained again.
 */
function seatOn(
  bridge: WorkerBridge<TrainingWorkerApi>,
  job: TrainingJob,
  /** Called with the reason why a worker was replaced, once the job is open on the next one. */
  onReplaced: (why: Sentence) => void,
) {
  let seated: Remote<TrainingWorkerApi> | null = null;
  const openOn = async (worker: Remote<TrainingWorkerApi>) => {
    const reply = await worker.open(job);
    if (reply?.ok === true) seated = worker;
    return reply;
  };
  const call = <Value>(signal: AbortSignal, send: Send<TrainingWorkerApi, Value>, options?: CallOptions) =>
    bridge.call(signal, send, options).catch((error: unknown) => {
      throw signal.aborted ? signal.reason : faultOf(error);
    });
  return {
    /** Opens the job. A worker that cannot be started is not replaced here, because the others can do its work. */
    open: (signal: AbortSignal): Promise<OpenedJob> => call(signal, openOn, { replace: false }),
    /** Trains a block. Rejects if a worker dies at it for the second time. */
    train: (signal: AbortSignal, { firstModel, models }: Block): Promise<BlockResult> =>
      call(signal, async (worker, _, lost) => {
        if (worker !== seated) {
          const opened = await openOn(worker);
          if (opened?.ok !== true) return opened;
          onReplaced(lost ? asSentence(lost) : TRAINING.workerGone);
        }
        return worker.train(firstModel, models);
      }),
  };
}

const isDeath = (error: unknown): boolean => error instanceof TrainingFault && error.code === 'worker-died';

/** Milliseconds a worker may take to stop after an abort before it is replaced. */
const GRACE = 500;

export class WorkerPool implements BackendChoice {
  private bridges: readonly WorkerBridge<TrainingWorkerApi>[] = [];

  constructor(
    readonly name: BackendName,
    private readonly create: () => WorkerHandle,
    /** Number of workers, usually that of processor cores. */
    private readonly count: number,
    private readonly clock?: Clock,
  ) {}

  async open(
    signal: AbortSignal,
    job: TrainingJob,
    onReplaced: (why: Sentence) => void = () => {},
  ): Promise<OpenJob> {
    if (this.bridges.length === 0) this.bridges = Array.from({ length: this.count }, () => this.bridge());
    const outcomes = await Promise.allSettled(
      this.bridges.map(async (bridge) => {
        const seat = seatOn(bridge, job, onReplaced);
        return { seat, opened: await seat.open(signal) };
      }),
    );
    const members = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    for (const outcome of outcomes) {
      // a worker that did not start leaves its work to the others, while any other failure would happen there too
      if (outcome.status === 'rejected' && (members.length === 0 || !isDeath(outcome.reason))) {
        throw outcome.reason;
      }
    }
    const [{ opened }] = members;
    const { description: engine, plan } = opened;
    const count = members.length;
    return {
      description: count === 1 ? BACKEND.oneWorker({ engine }) : BACKEND.workers({ engine, count }),
      kind: english(engine),
      plan,
      members: members.map(({ seat }) => seat),
    };
  }

  /** Closes all workers; a later job starts new ones. */
  close(): void {
    for (const bridge of this.bridges) bridge.close();
    this.bridges = [];
  }

  private bridge(): WorkerBridge<TrainingWorkerApi> {
    const { create, clock } = this;
    return new WorkerBridge({
      name: 'training',
      create,
      grace: GRACE,
      deathMessage,
      ...(clock && { clock }),
    });
  }
}
