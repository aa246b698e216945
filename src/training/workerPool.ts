// Several training workers as one backend choice. They are started at the first job, reused by the next, and replaced
// when they die, in the middle of a job too: the block under way is then trained anew. How a worker is made is the host's
// business (workers/, node/).

import type { BlockResult, TrainingJob } from '../canaries/job';
import type { Clock } from '../liveness/clock';
import { LONGER } from '../liveness/limits';
import type { BackendName } from './backendName';
import { TrainingFault } from './errors';
import type { PoolMember } from './pool';
import type { Block } from './schedule';
import type { BackendChoice, OpenJob } from './train';
import { TrainingWorker } from './trainingWorker';
import type { OwnerLine } from './workerProtocol';

const isDeath = (error: unknown): error is TrainingFault =>
  error instanceof TrainingFault && error.code === 'worker-died';

/** A worker's place at a job: who sits on it may change. */
class Seat implements PoolMember {
  constructor(
    private worker: TrainingWorker,
    /** Starts another worker in the place of a dead one and opens the job on it. */
    private readonly replace: (dead: TrainingWorker) => Promise<TrainingWorker>,
    private readonly onReplaced: (why: string) => void,
  ) {}

  /** A second death at the same block is passed on. */
  async train(signal: AbortSignal, block: Block): Promise<BlockResult> {
    try {
      return await this.worker.train(signal, block);
    } catch (error) {
      if (!isDeath(error) || signal.aborted) throw error;
      this.worker = await this.replace(this.worker);
      this.onReplaced(error.message);
      return this.worker.train(signal, block);
    }
  }
}

export class WorkerPool implements BackendChoice {
  private workers: TrainingWorker[] = [];

  constructor(
    readonly name: BackendName,
    private readonly create: () => OwnerLine,
    /** Usually the number of processor cores. */
    private readonly count: number,
    private readonly clock?: Clock,
  ) {}

  async open(
    signal: AbortSignal,
    job: TrainingJob,
    onReplaced: (why: string) => void = () => {},
  ): Promise<OpenJob> {
    this.workers = this.workers.filter(({ dead }) => !dead);
    while (this.workers.length < this.count) this.workers.push(this.start(1));
    const outcomes = await Promise.allSettled(
      this.workers.map(async (worker) => ({ worker, answer: await worker.open(signal, job) })),
    );
    const opened = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    for (const outcome of outcomes) {
      // one that did not start leaves the work to the others; whatever else fails would fail there too
      if (outcome.status === 'rejected' && (opened.length === 0 || !isDeath(outcome.reason))) {
        throw outcome.reason;
      }
    }
    const replace = async (dead: TrainingWorker) => {
      const next = this.start(LONGER);
      this.workers = [...this.workers.filter((worker) => worker !== dead), next];
      await next.open(signal, job);
      return next;
    };
    const [{ answer }] = opened;
    const workers = opened.length === 1 ? '1 worker' : `${opened.length} workers`;
    return {
      description: `${answer.description}, ${workers}`,
      plan: answer.plan,
      members: opened.map(({ worker }) => new Seat(worker, replace, onReplaced)),
    };
  }

  /** Ends the workers; a later job starts new ones. */
  close(): void {
    for (const worker of this.workers) worker.end('it was closed');
    this.workers = [];
  }

  private start(patience: number): TrainingWorker {
    return new TrainingWorker(this.create(), { patience, clock: this.clock });
  }
}
