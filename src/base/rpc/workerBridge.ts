// One worker, one call at a time, each with an AbortSignal. comlink itself has no cancellation, and after
// terminate() its promises stay pending for ever (GoogleChromeLabs/comlink#372, #428); nor does a browser say when
// a worker has closed itself or run out of memory. This class closes these gaps: a worker that dies, or is silent
// for too long, is replaced, and its call is put to the next one. It knows neither what is asked nor who asks.

import { type Endpoint, type ProxyMarked, proxy, type Remote, wrap } from 'comlink';
import type { Clock } from '../liveness/clock';
import { LOADING_LIMIT, LONGER, WORKING_LIMIT } from '../liveness/limits';
import { SilenceWatch } from '../liveness/silenceWatch';
import { asSentence, said } from '../sentences/plain';
import type { Sentence } from '../sentences/sentence';
import { asJobError, JobError } from './jobError';
import type { CancellableApi, WireReply } from './reply';
import type { Member, Roster } from './roster';
import { WORKER } from './sentences';

/** What the bridge needs of a Worker. A MessagePort with a terminate() does for tests. */
export interface WorkerHandle extends Endpoint {
  terminate(): void;
}

interface Running {
  handle: WorkerHandle;
  api: Remote<CancellableApi>;
  /** Resolves at the worker's first answer: until then it is loading, and an unanswered abort is no sign of death. */
  ready: Promise<unknown>;
  loaded: boolean;
  heard: () => void;
  fail: (error: JobError) => void;
}

export interface BridgeOptions {
  /** Shown in messages, e.g. 'accounting'; a text is a name that no language translates. */
  name: Sentence | string;
  create: () => WorkerHandle;
  /** Milliseconds a worker has to answer an abort before it is replaced. Default 100. */
  grace?: number;
  /** Seconds without a call after which the worker is ended; the next call starts another. Default: it stays. */
  idle?: number;
  /** Members that share a number of workers. One that may be idle is ended when another is needed more. Default: it is alone. */
  roster?: Roster;
  limits?: { loading: number; working: number };
  /**
   * The message of a death: `why` in words ('gave no sign of life within 20 seconds'), and the event that told of
   * it, null where none did. By default 'The accounting worker gave no sign ...'.
   */
  deathMessage?: (why: Sentence, event: object | null) => Sentence;
  clock?: Clock;
}

/** A callback as a worker can call it. What it says after its call has ended, or its own end, is not heard. */
type Hearing = <Message>(hear: (message: Message) => void) => ((message: Message) => void) & ProxyMarked;

/** Puts the call to a worker; called again for each worker that replaces a dead one, with how that one was lost. */
export type Send<Api, Value> = (
  api: Remote<Api>,
  hearing: Hearing,
  lost: JobError | null,
) => Promise<WireReply<Value>>;

export interface CallOptions {
  /** How much has been finished that a new worker need not do again. Default: nothing ever is. */
  finished?: () => number;
  /** Whether a worker that dies is replaced and asked again. Default true. */
  replace?: boolean;
}

const ignore = () => {};

/** Reasons of a death after which a fresh worker takes the call: two by the worker itself, and one that somebody asked for. */
const REPLACED: readonly string[] = ['silent', 'crashed', 'restarted'];

const isReplaced = (error: unknown): error is JobError =>
  error instanceof JobError && REPLACED.includes(error.reason);

export class WorkerBridge<Api extends CancellableApi> {
  readonly #name: Sentence;
  readonly #limits: { loading: number; working: number };
  #worker: Running | null = null;
  /** Resolves when the calls so far have left the worker. */
  #tail: Promise<void> = Promise.resolve();
  #rest: ReturnType<typeof setTimeout> | undefined;
  /** Time since which the worker rests; null during a call. */
  #resting: number | null = null;
  #closed = false;
  readonly #member: Member = {
    resting: () => (this.options.idle === undefined ? null : this.#resting),
    retire: () => this.#retire(),
  };

  constructor(private readonly options: BridgeOptions) {
    this.#name = said(options.name);
    this.#limits = options.limits ?? { loading: LOADING_LIMIT, working: WORKING_LIMIT };
  }

  /**
   * Sends one call, after the earlier ones. A worker that dies or falls silent is replaced and asked once more,
   * with a longer limit; as long as `finished` has grown meanwhile, any number of times. At restart() the call under way is
   * put to the fresh worker. Rejects with a JobError: 'aborted' at once when the signal says so, 'worker-died' when the
   * replacement has died too, or at close(); 'worker-error' if the worker replies with one. The next call starts a new worker.
   */
  call<Value>(signal: AbortSignal, send: Send<Api, Value>, options: CallOptions = {}): Promise<Value> {
    return new Promise<Value>((resolve, reject) => {
      const abort = () => reject(new JobError('aborted', WORKER.calledOff({ name: this.#name })));
      if (signal.aborted) return abort();
      signal.addEventListener('abort', abort, { once: true });
      this.#tail = this.#tail
        .then(() => (signal.aborted ? undefined : this.#persist(signal, send, options).then(resolve, reject)))
        .finally(() => signal.removeEventListener('abort', abort));
    });
  }

  /** Ends the worker. A call under way that is still wanted goes to a fresh one, unless it said `replace: false`. */
  restart(): void {
    this.#discard(this.#worker, WORKER.restarted, 'restarted');
  }

  close(): void {
    this.#closed = true;
    this.#discard(this.#worker, WORKER.wasClosed, 'closed');
  }

  async #persist<Value>(
    signal: AbortSignal,
    send: Send<Api, Value>,
    { finished = () => 0, replace = true }: CallOptions,
  ): Promise<Value> {
    let patience = 1;
    let lost: JobError | null = null;
    for (;;) {
      const before = finished();
      try {
        return await this.#serve(signal, send, patience, lost);
      } catch (error) {
        if (!replace || !isReplaced(error) || signal.aborted) throw error;
        lost = error;
        if (error.reason === 'restarted' || finished() > before) patience = 1;
        else if (patience > 1) throw error;
        else patience = LONGER;
      }
    }
  }

  /** Settles by the worker's reply, after an abort too, or by the worker's end. */
  async #serve<Value>(
    signal: AbortSignal,
    send: Send<Api, Value>,
    patience: number,
    lost: JobError | null,
  ): Promise<Value> {
    if (this.#closed) throw new JobError('worker-died', WORKER.closed({ name: this.#name }));
    clearTimeout(this.#rest);
    this.#resting = null;
    if (this.#worker === null && this.options.roster) await this.#enter(signal, this.options.roster);
    const worker = this.#worker ?? this.#start();
    const working = patience * this.#limits.working;
    const watch = new SilenceWatch({
      limit: worker.loaded ? working : patience * this.#limits.loading,
      onSilent: (seconds) => {
        const why = worker.loaded ? WORKER.silent : WORKER.notLoaded;
        this.#discard(worker, why({ seconds }), 'silent');
      },
      ...(this.options.clock && { clock: this.options.clock }),
    });
    worker.heard = () => watch.heard(working);
    let settled = false;
    const cancel = () => {
      void worker.api.cancel();
      void worker.ready.then(() =>
        setTimeout(() => {
          if (!settled) this.#discard(worker, WORKER.notStopped, 'stopped');
        }, this.options.grace ?? 100),
      );
    };
    signal.addEventListener('abort', cancel, { once: true });
    const hearing: Hearing = (hear) =>
      proxy((message) => {
        if (!settled) hear(message);
      });
    try {
      const reply = await new Promise<WireReply<Value>>((resolve, reject) => {
        worker.fail = reject;
        send(worker.api as Remote<Api>, hearing, lost).then(resolve, reject);
      });
      if (reply?.ok === true) return reply.value;
      if (reply?.ok === false) throw JobError.fromWire(reply.error);
      // a message gone wrong, or a worker of another build
      throw this.#discard(worker, WORKER.noReply, 'crashed');
    } catch (error) {
      throw asJobError(error);
    } finally {
      settled = true;
      watch.stop();
      signal.removeEventListener('abort', cancel);
      const { idle, roster } = this.options;
      this.#resting = performance.now();
      if (idle !== undefined) this.#rest = setTimeout(() => this.#retire(), 1000 * idle);
      roster?.rested();
    }
  }

  /** Waits for room, which the call may not need any more when there is some. */
  async #enter(signal: AbortSignal, roster: Roster): Promise<void> {
    await roster.enter(this.#member);
    if (!signal.aborted && !this.#closed) return;
    roster.leave(this.#member);
    throw new JobError('aborted', WORKER.calledOff({ name: this.#name }));
  }

  #retire(): void {
    clearTimeout(this.#rest);
    this.#discard(this.#worker, WORKER.idle, 'idle');
  }

  #start(): Running {
    let handle: WorkerHandle;
    try {
      handle = this.options.create();
    } catch (error) {
      this.options.roster?.leave(this.#member);
      throw new JobError('worker-died', WORKER.notStarted({ name: this.#name, why: asSentence(error) }));
    }
    const api = wrap<CancellableApi>(handle);
    const heard = () => {
      worker.loaded = true;
      worker.heard();
    };
    // comlink passes messages in order, so this answer is the first: it says that the worker runs
    const ready = api.attend(proxy(heard)).then(heard, heard);
    const worker: Running = { handle, api, ready, loaded: false, heard: ignore, fail: ignore };
    const died = (event: Event) => void this.#discard(worker, WORKER.failed, 'crashed', event);
    handle.addEventListener('error', died);
    handle.addEventListener('messageerror', died);
    this.#worker = worker;
    return worker;
  }

  /** Discards a worker, and returns the error that its call is told. */
  #discard(worker: Running | null, what: Sentence, reason: string, event: Event | null = null): JobError {
    const detail = event && 'message' in event && event.message;
    const died = { name: this.#name, what };
    const own = detail ? WORKER.diedOf({ ...died, why: String(detail) }) : WORKER.died(died);
    const notice = this.options.deathMessage?.(what, event) ?? own;
    const error = new JobError('worker-died', notice, '', reason);
    if (worker === null || worker !== this.#worker) return error;
    this.#worker = null;
    worker.handle.terminate();
    worker.fail(error);
    this.options.roster?.leave(this.#member);
    return error;
  }
}
