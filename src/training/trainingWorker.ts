// The owner's side of one training worker: calls and their answers, aborts, death by crash or by silence. Not a pool.

import type { BlockResult, TrainingJob } from '../canaries/job';
import type { Clock } from '../liveness/clock';
import { LOADING_LIMIT, WORKING_LIMIT } from '../liveness/limits';
import { SilenceWatch } from '../liveness/silenceWatch';
import { errorOf, TrainingFault } from './errors';
import type { PoolMember } from './pool';
import type { Block } from './schedule';
import type { FromWorker, OwnerLine, ToWorker } from './workerProtocol';

/** Milliseconds a worker may take to stop after an abort before it is replaced. */
const GRACE = 500;

type Answer = Exclude<FromWorker, { kind: 'failed' | 'beat' }>;
type Call = ToWorker extends infer Message
  ? Message extends { call: number; kind: 'open' | 'train' }
    ? Omit<Message, 'call'>
    : never
  : never;

interface Pending {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
  heard: () => void;
}

export interface WorkerOptions {
  /** By how much longer than usual it may be silent. */
  patience?: number;
  clock?: Clock | undefined;
}

/** After its death every call rejects with a TrainingFault, 'worker-died'. */
export class TrainingWorker implements PoolMember {
  dead = false;
  private calls = 0;
  private loaded = false;
  private readonly pending = new Map<number, Pending>();

  constructor(
    private readonly line: OwnerLine,
    private readonly options: WorkerOptions = {},
  ) {
    line.listen((message) => this.hear(message));
    line.onDeath((why) => this.end(why));
  }

  async open(signal: AbortSignal, job: TrainingJob) {
    const answer = await this.call(signal, { kind: 'open', job });
    if (answer.kind !== 'opened') throw new TrainingFault('backend-failed', 'The worker is out of step.');
    return answer;
  }

  async train(signal: AbortSignal, { firstModel, models }: Block): Promise<BlockResult> {
    const answer = await this.call(signal, { kind: 'train', firstModel, models });
    if (answer.kind !== 'trained') throw new TrainingFault('backend-failed', 'The worker is out of step.');
    return answer.result;
  }

  end(why: string): void {
    if (this.dead) return;
    this.dead = true;
    this.line.terminate();
    for (const { reject } of this.pending.values()) {
      reject(new TrainingFault('worker-died', `A training worker died: ${why}.`));
    }
    this.pending.clear();
  }

  private hear(message: FromWorker): void {
    this.loaded = true;
    for (const { heard } of this.pending.values()) heard();
    if (message?.kind === 'beat') return;
    // whatever else arrives, garbled perhaps, answers no call
    const call = this.pending.get(message?.call);
    if (call === undefined) return;
    this.pending.delete(message.call);
    if (message.kind === 'failed') call.reject(errorOf(message.error));
    else call.resolve(message);
  }

  private call(signal: AbortSignal, message: Call): Promise<Answer> {
    const call = ++this.calls;
    return new Promise<Answer>((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      if (this.dead) return reject(new TrainingFault('worker-died', 'The training worker is gone.'));
      const watch = this.watch();
      const abort = () => {
        // the caller hears at once; the worker is asked to stop, and ended if it does not
        watch.stop();
        reject(signal.reason);
        this.line.send({ kind: 'abort', call });
        const timer = setTimeout(() => this.end('it did not stop when told to'), GRACE);
        const settled = () => clearTimeout(timer);
        this.pending.set(call, { resolve: settled, reject: settled, heard: () => {} });
      };
      const settle = () => {
        watch.stop();
        signal.removeEventListener('abort', abort);
      };
      signal.addEventListener('abort', abort, { once: true });
      this.pending.set(call, {
        resolve: (answer) => {
          settle();
          resolve(answer);
        },
        reject: (error) => {
          settle();
          reject(error);
        },
        heard: () => watch.heard(this.limit),
      });
      this.line.send({ ...message, call } as ToWorker);
    });
  }

  private get limit(): number {
    return (this.options.patience ?? 1) * (this.loaded ? WORKING_LIMIT : LOADING_LIMIT);
  }

  private watch(): SilenceWatch {
    const { clock } = this.options;
    return new SilenceWatch({
      limit: this.limit,
      onSilent: (seconds) =>
        this.end(`it ${this.loaded ? 'gave no sign of life' : 'did not load'} within ${seconds} seconds`),
      ...(clock && { clock }),
    });
  }
}
