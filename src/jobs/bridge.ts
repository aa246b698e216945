// One worker, one call at a time, each with an AbortSignal. comlink itself has no cancellation, and after terminate()
// its promises stay pending for ever (GoogleChromeLabs/comlink#372, #428); this class closes both gaps. It knows
// neither what is asked nor who asks.
import { type Endpoint, type Remote, wrap } from 'comlink';
import { asJobError, JobError } from './errors';
import type { CancellableApi, Reply } from './wire';

/** What the bridge needs of a Worker. A MessagePort with a terminate() does for tests. */
export interface WorkerHandle extends Endpoint {
  terminate(): void;
}

interface Running {
  handle: WorkerHandle;
  api: Remote<CancellableApi>;
  /** Resolves at the worker's first answer: until then it is loading, and silence is no sign of death. */
  ready: Promise<unknown>;
  /** Rejects the call under way, if there is one. */
  fail: (error: JobError) => void;
}

export interface BridgeOptions {
  /** Shown in messages, e.g. 'accounting'. */
  name: string;
  create: () => WorkerHandle;
  /** Milliseconds a worker has to answer an abort before it is replaced. Default 100. */
  grace?: number;
}

const ignore = () => {};

export class WorkerBridge<Api extends CancellableApi> {
  readonly #name: string;
  readonly #create: () => WorkerHandle;
  readonly #grace: number;
  #worker: Running | null = null;
  /** Resolves when the calls so far have left the worker. */
  #tail: Promise<void> = Promise.resolve();
  #closed = false;

  constructor({ name, create, grace = 100 }: BridgeOptions) {
    this.#name = name;
    this.#create = create;
    this.#grace = grace;
  }

  /**
   * Sends one call, after the earlier ones. Rejects with a JobError: 'aborted' at once when the signal says so,
   * 'worker-died' if the worker does not survive, 'worker-error' if it replies with one. A dead worker is replaced by
   * the next call.
   */
  call<Value>(signal: AbortSignal, send: (api: Remote<Api>) => Promise<Reply<Value>>): Promise<Value> {
    return new Promise<Value>((resolve, reject) => {
      const abort = () => reject(new JobError('aborted', `The ${this.#name} job was called off.`));
      if (signal.aborted) return abort();
      signal.addEventListener('abort', abort, { once: true });
      this.#tail = this.#tail
        .then(() => (signal.aborted ? undefined : this.#serve(signal, send).then(resolve, reject)))
        .finally(() => signal.removeEventListener('abort', abort));
    });
  }

  /** Ends the worker and the call under way; the next call starts a fresh one. */
  restart(): void {
    this.#discard(this.#worker, 'was restarted');
  }

  /** Ends the worker for good. */
  close(): void {
    this.#closed = true;
    this.#discard(this.#worker, 'was closed');
  }

  /** Settles when the worker is free again: by its reply, after an abort too, or by its end. */
  async #serve<Value>(
    signal: AbortSignal,
    send: (api: Remote<Api>) => Promise<Reply<Value>>,
  ): Promise<Value> {
    if (this.#closed) throw new JobError('worker-died', `The ${this.#name} worker is closed.`);
    const worker = this.#worker ?? this.#start();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let settled = false;
    const cancel = () => {
      void worker.api.cancel();
      void worker.ready.then(() => {
        if (settled) return;
        timer = setTimeout(() => this.#discard(worker, 'did not stop in time'), this.#grace);
      });
    };
    signal.addEventListener('abort', cancel, { once: true });
    try {
      const reply = await new Promise<Reply<Value>>((resolve, reject) => {
        worker.fail = reject;
        send(worker.api as Remote<Api>).then(resolve, reject);
      });
      if (!reply.ok) throw JobError.fromWire(reply.error);
      return reply.value;
    } catch (error) {
      throw asJobError(error);
    } finally {
      settled = true;
      clearTimeout(timer);
      worker.fail = ignore;
      signal.removeEventListener('abort', cancel);
    }
  }

  #start(): Running {
    let handle: WorkerHandle;
    try {
      handle = this.#create();
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      throw new JobError('worker-died', `The ${this.#name} worker could not be started: ${detail}.`);
    }
    const api = wrap<CancellableApi>(handle);
    // comlink passes messages in order, so this first cancel() touches no call; its answer says that the worker runs
    const worker: Running = { handle, api, ready: api.cancel(), fail: ignore };
    const died = (event: Event | { message?: unknown }) => {
      const detail = 'message' in event && event.message ? ` (${String(event.message)})` : '';
      this.#discard(worker, `failed${detail}`);
    };
    handle.addEventListener('error', died as EventListener);
    handle.addEventListener('messageerror', died as EventListener);
    this.#worker = worker;
    return worker;
  }

  #discard(worker: Running | null, why: string): void {
    if (worker === null || worker !== this.#worker) return;
    this.#worker = null;
    worker.handle.terminate();
    worker.fail(new JobError('worker-died', `The ${this.#name} worker ${why}.`));
  }
}
