// One worker, one call at a time, each with an AbortSignal. comlink itself has no cancellation, and after
// terminate() its promises stay pending for ever (GoogleChromeLabs/comlink#372, #428); nor does a browser say when
// a worker has closed itself or run out of memory. This class closes these gaps: a worker that dies, or is silent
// for too long, is replaced, and its call is put to the next one. The class depends on no particular API or caller.

import { type Endpoint, type ProxyMarked, proxy, type Remote, wrap } from 'comlink';
import type { Clock } from '../liveness/clock';
import { LOADING_LIMIT, LONGER, WORKING_LIMIT } from '../liveness/limits';
import { SilenceWatch } from '../liveness/silenceWatch';
import { asSentence, said } from '../sentences/plain';
import type { Sentence } from '../sentences/sentence';
import { asJobError, JobError } from './jobError';
import { END, type OneWay, oneWay } from './oneWay';
import type { CancellableApi, WireReply } from './reply';
import type { Member, Roster } from './roster';
import { WORKER } from './sentences';

/** The part of a Worker that the bridge needs. Tests give a MessagePort with a terminate(). */
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
  /** The worker's name in messages, e.g. 'accounting'. No language translates a name given as a text. */
  name: Sentence | string;
  create: () => WorkerHandle;
  /** Milliseconds a worker has to answer an abort before it is replaced. Default 100. */
  grace?: number;
  /** Seconds without a call after which the worker is ended; the next call starts another. Default: it stays. */
  idle?: number;
  /**
   * Limits the workers of several bridges together. A bridge with `idle` loses its resting worker when another bridge needs
   * one. Default: no limit.
   */
  roster?: Roster;
  /** Seconds of silence after which a worker is replaced, while it loads and while it works. Default: LOADING_LIMIT, WORKING_LIMIT. */
  limits?: { loading: number; working: number };
  /**
   * Makes the message of a worker's death from `why` ('gave no sign of life within 20 seconds') and from the event that
   * reported it, null if none did. The default reads 'The accounting worker gave no sign ...'.
   */
  deathMessage?: (why: Sentence, event: object | null) => Sentence;
  clock?: Clock;
}

/** Makes callbacks that a worker can call. They do nothing once the call has ended. */
interface Hearing {
  /** A callback whose calls are answered, so that the worker can wait until its message has been dealt with. */
  answered: <Message>(hear: (message: Message) => void) => ((message: Message) => void) & ProxyMarked;
  /** A callback whose calls are not answered, which takes half as many messages. */
  oneWay: <Message>(hear: (message: Message) => void) => OneWay<Message>;
}

/** Puts the call to a worker. It is called again for each worker that replaces a dead one, whose end is then `lost`. */
export type Send<Api, Value> = (
  api: Remote<Api>,
  hearing: Hearing,
  lost: JobError | null,
) => Promise<WireReply<Value>>;

export interface CallOptions {
  /** Returns how much is finished that a new worker need not do again, as a number that grows. Default: 0 at all times. */
  finished?: () => number;
  /** Whether a worker that dies is replaced and asked again. Default true. */
  replace?: boolean;
}

const ignore = () => {};

/** Reasons of a worker's end after which a fresh worker takes the call. The last one is that of restart(). */
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
   * Sends one call, after the earlier ones. A worker that dies or falls silent is replaced, and the call is put to the new
   * one, with a longer limit: once, or any number of times as long as `finished` has grown in between. At restart() the call
   * under way is put to the fresh worker. Rejects with a JobError: 'aborted' as soon as the signal aborts, 'worker-died' when
   * the replacement has died too or at close(), and 'worker-error' if the worker replies with an error. A call after a death
   * starts a new worker.
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

  /** Puts the call to one worker. The promise settles with the worker's reply, after an abort too, or with the worker's end. */
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
    const heard: OneWay<never>[] = [];
    const hearing: Hearing = {
      answered: (hear) =>
        proxy((message) => {
          if (!settled) hear(message);
        }),
      oneWay: (hear) => {
        const callback = oneWay(hear);
        heard.push(callback);
        return callback;
      },
    };
    try {
      const reply = await new Promise<WireReply<Value>>((resolve, reject) => {
        worker.fail = reject;
        send(worker.api as Remote<Api>, hearing, lost).then(resolve, reject);
      });
      if (reply?.ok === true) return reply.value;
      if (reply?.ok === false) throw JobError.fromWire(reply.error);
      // The message was damaged, or the worker belongs to another build.
      throw this.#discard(worker, WORKER.noReply, 'crashed');
    } catch (error) {
      throw asJobError(error);
    } finally {
      settled = true;
      for (const callback of heard) callback[END]();
      watch.stop();
      signal.removeEventListener('abort', cancel);
      const { idle, roster } = this.options;
      this.#resting = performance.now();
      if (idle !== undefined) this.#rest = setTimeout(() => this.#retire(), 1000 * idle);
      roster?.rested();
    }
  }

  /** Waits until the roster has room. Throws if the call has been aborted or the bridge closed in the meantime. */
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
    // comlink passes messages in order, so this answer is the first one, and it shows that the worker runs.
    const ready = api.attend(proxy(heard)).then(heard, heard);
    const worker: Running = { handle, api, ready, loaded: false, heard: ignore, fail: ignore };
    const died = (event: Event) => void this.#discard(worker, WORKER.failed, 'crashed', event);
    handle.addEventListener('error', died);
    handle.addEventListener('messageerror', died);
    this.#worker = worker;
    return worker;
  }

  /** Ends the worker if it is still the bridge's own, and returns the error with which its call is rejected. */
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
