// The owner's side: several training workers as one backend choice. They are started at the first job, reused by the
// next, and replaced when they die. How a worker is made is the host's business (workers/, node/).

import type { BackendName } from './backend';
import { errorOf, TrainingFault } from './errors';
import type { BlockResult, TrainingJob } from './job';
import type { PoolMember } from './pool';
import type { Block } from './schedule';
import type { BackendChoice, OpenJob } from './train';
import type { FromWorker, OwnerLine, ToWorker } from './workerProtocol';

/** Milliseconds a worker may take to stop after an abort before it is replaced. */
const GRACE = 500;

type Answer = Exclude<FromWorker, { kind: 'failed' }>;
type Call = ToWorker extends infer Message
  ? Message extends { call: number; kind: 'open' | 'train' }
    ? Omit<Message, 'call'>
    : never
  : never;

/** One worker. After its death every call rejects. */
class TrainingWorker implements PoolMember {
  dead = false;
  private calls = 0;
  private readonly pending = new Map<
    number,
    { resolve: (answer: Answer) => void; reject: (error: Error) => void }
  >();

  constructor(private readonly line: OwnerLine) {
    line.listen((message) => {
      const call = this.pending.get(message.call);
      this.pending.delete(message.call);
      if (message.kind === 'failed') call?.reject(errorOf(message.error));
      else call?.resolve(message);
    });
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
      reject(new TrainingFault('worker-died', `A training worker died: ${why}`));
    }
    this.pending.clear();
  }

  private call(signal: AbortSignal, message: Call): Promise<Answer> {
    const call = ++this.calls;
    return new Promise<Answer>((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      if (this.dead) return reject(new TrainingFault('worker-died', 'The training worker is gone.'));
      const abort = () => {
        // the caller hears at once; the worker is asked to stop, and ended if it does not
        reject(signal.reason);
        this.line.send({ kind: 'abort', call });
        const timer = setTimeout(() => this.end('it did not stop when told to'), GRACE);
        const settled = () => clearTimeout(timer);
        this.pending.set(call, { resolve: settled, reject: settled });
      };
      const settle = () => signal.removeEventListener('abort', abort);
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
      });
      this.line.send({ ...message, call } as ToWorker);
    });
  }
}

export class WorkerPool implements BackendChoice {
  private workers: TrainingWorker[] = [];

  constructor(
    readonly name: BackendName,
    private readonly create: () => OwnerLine,
    /** Usually the number of processor cores. */
    private readonly count: number,
  ) {}

  async open(signal: AbortSignal, job: TrainingJob): Promise<OpenJob> {
    this.workers = this.workers.filter(({ dead }) => !dead);
    while (this.workers.length < this.count) this.workers.push(new TrainingWorker(this.create()));
    const members = this.workers;
    const opened = await Promise.all(members.map((worker) => worker.open(signal, job)));
    const [{ description, plan }] = opened;
    const workers = members.length === 1 ? '1 worker' : `${members.length} workers`;
    return { description: `${description}, ${workers}`, plan, members };
  }

  /** Ends the workers; a later job starts new ones. */
  close(): void {
    for (const worker of this.workers) worker.end('it was closed');
    this.workers = [];
  }
}
