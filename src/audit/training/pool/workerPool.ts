// Several training workers as one backend choice. They are started at the first job, reused by the next, and replaced
// when they die, in the middle of a job too. How a worker is made is the host's business (workers/, node/).

import type { Clock } from '../../../base/liveness/clock';
import { WorkerBridge, type WorkerHandle } from '../../../base/rpc/workerBridge';
import type { TrainingJob } from '../../canaries/job';
import type { BackendName } from '../backendName';
import type { BackendChoice, OpenJob } from '../train';
import type { TrainingWorkerApi } from '../workerApi';
import { deathMessage, isDeath, PoolSeat } from './poolSeat';

/** Milliseconds a worker may take to stop after an abort before it is replaced. */
const GRACE = 500;

export class WorkerPool implements BackendChoice {
  private bridges: readonly WorkerBridge<TrainingWorkerApi>[] = [];

  constructor(
    readonly name: BackendName,
    private readonly create: () => WorkerHandle,
    /** Usually the number of processor cores. */
    private readonly count: number,
    private readonly clock?: Clock,
  ) {}

  async open(
    signal: AbortSignal,
    job: TrainingJob,
    onReplaced: (why: string) => void = () => {},
  ): Promise<OpenJob> {
    if (this.bridges.length === 0) this.bridges = Array.from({ length: this.count }, () => this.bridge());
    const outcomes = await Promise.allSettled(
      this.bridges.map(async (bridge) => {
        const seat = new PoolSeat(bridge, job, onReplaced);
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
    const workers = members.length === 1 ? '1 worker' : `${members.length} workers`;
    return {
      description: `${opened.description}, ${workers}`,
      kind: opened.description,
      plan: opened.plan,
      members: members.map(({ seat }) => seat),
    };
  }

  /** Ends the workers; a later job starts new ones. */
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
