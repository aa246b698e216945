// Runs long work of one kind, one piece at a time, and keeps its states by the key of its request. Work that was cancelled
// reports nothing more.
import { asJobError, isAborted, type JobError } from '../../base/rpc/jobError';
import { Recent } from '../client/recent';
import type { LongWork } from '../client/resumableCalls';

interface WorkState<Progress, Reply> {
  status: string;
  reply: Reply | null;
  progress: Omit<Progress, 'partial'> | null;
  error: JobError | null;
}

export class JobTable<Request, Progress, Reply, State extends WorkState<Progress, Reply>> {
  readonly #states: Recent<State>;
  #underWay: { key: string; controller: AbortController } | null = null;

  constructor(
    private readonly client: LongWork<Request, Progress, Reply>,
    private readonly fresh: State,
    most: number,
  ) {
    this.#states = new Recent(most);
  }

  get running(): string | null {
    return this.#underWay?.key ?? null;
  }

  of(key: string): State {
    return this.#states.get(key) ?? this.fresh;
  }

  put(key: string, change: Partial<State> | Partial<WorkState<Progress, Reply>>): void {
    this.#states.set(key, { ...this.of(key), ...change } as State);
  }

  callOff(status: State['status']): void {
    if (this.#underWay === null) return;
    const { key, controller } = this.#underWay;
    this.#underWay = null;
    this.put(key, { status });
    controller.abort();
  }

  /** Starts the work; `end` is called when it has ended by itself. */
  start(key: string, request: Request, onProgress: (progress: Progress) => void, end: () => void): void {
    const controller = new AbortController();
    const { signal } = controller;
    this.#underWay = { key, controller };
    this.put(key, { status: 'running', error: null });
    const ended = (change: Partial<WorkState<Progress, Reply>>) => {
      if (signal.aborted) return;
      this.#underWay = null;
      this.put(key, change);
      end();
    };
    this.client
      .run(signal, request, (progress) => {
        if (!signal.aborted) onProgress(progress);
      })
      .then(
        (reply) => ended({ status: 'done', reply }),
        (thrown) => {
          const error = asJobError(thrown);
          ended(isAborted(error) ? { status: 'stopped' } : { status: 'failed', error });
        },
      );
  }
}
