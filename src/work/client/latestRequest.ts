// A store of one kind of reply that follows the newest request, as React's useSyncExternalStore asks for it.
//
// Cancelling every request that a drag has overtaken would show nothing until the pointer rests, whenever a reply
// takes longer than a frame. So a request under way may finish and be shown, as not current, unless it has already
// taken longer than `patience`; then it is cancelled for the newest. Requests in between are skipped.
//
// With `complete`, a reply is shown at once, and the part that it lacks is asked for when no newer request is waiting.
// A newer request cancels this second call at once, however short it has taken.
import { asJobError, isAborted, type JobError } from '../../base/rpc/jobError';
import { Listeners } from './listeners';

export interface RequestState<Request, Reply> {
  status: 'idle' | 'running' | 'stopped' | 'done' | 'failed';
  /** The newest request; null before the first. */
  wanted: Request | null;
  /** The newest reply, which stays while a newer one is on its way; null before the first. */
  reply: Reply | null;
  /** The request that `reply` belongs to: draw them together, never a reply with a newer request. */
  request: Request | null;
  /** Whether `reply` belongs to `wanted`. Such a reply may be partial while status is 'running' or 'stopped'. */
  current: boolean;
  /** Why the newest request failed; null unless status is 'failed'. */
  error: JobError | null;
}

export const NO_REQUEST = {
  status: 'idle',
  wanted: null,
  reply: null,
  request: null,
  current: false,
  error: null,
} as const;

export interface LatestRequestOptions<Request, Reply> {
  /** Asks for a reply. `onPartial` gets a part of it, or a whole one that lacks only what takes much longer. */
  ask: (signal: AbortSignal, request: Request, onPartial: (partial: Reply) => void) => Promise<Reply>;
  /** Asks for the part of the reply that takes much longer to compute. Null if the reply lacks nothing. */
  complete?: (signal: AbortSignal, request: Request, reply: Reply) => Promise<Reply> | null;
  /** Requests with the same key have the same reply. */
  keyOf: (request: Request) => string;
  /** Milliseconds that an overtaken request may take. Default 150. */
  patience?: number;
}

interface Wish<Request> {
  request: Request;
  key: string;
}

interface UnderWay<Request> extends Wish<Request> {
  /** Whether the reply has been shown and is being completed. */
  completing: boolean;
  controller: AbortController;
  since: number;
}

export const keyOfData = (request: object): string =>
  JSON.stringify(request, (_, value) =>
    ArrayBuffer.isView(value) ? Array.from(value as Float64Array) : value,
  );

export class LatestRequest<Request, Reply> {
  readonly #listeners = new Listeners();
  #state: RequestState<Request, Reply> = NO_REQUEST;
  /** The key of the reply in the state, if that reply is complete. */
  #replyKey: string | null = null;
  #initial: { key: string; reply: Reply } | null = null;
  #wish: Wish<Request> | null = null;
  #underWay: UnderWay<Request> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: LatestRequestOptions<Request, Reply>) {}

  readonly subscribe = this.#listeners.subscribe;

  readonly getState = (): RequestState<Request, Reply> => this.#state;

  /** Gives a recorded reply, to be shown for its request while that one is asked for. */
  showInitially(request: Request, reply: Reply): void {
    this.#initial = { key: this.options.keyOf(request), reply };
  }

  /**
   * Asks for the reply to this request, unless it is there or on its way. With `rest`, it waits until no other
   * request has come for that many milliseconds, and cancels the request under way at once.
   */
  want(request: Request, rest = 0): void {
    const wish = { request, key: this.options.keyOf(request) };
    const same = this.#wish?.key === wish.key;
    this.#wish = wish;
    if (wish.key === this.#replyKey) {
      this.#callOff();
      this.#put({ status: 'done', wanted: request, request, current: true, error: null });
    } else if (same && this.#state.status === 'running') {
      if (this.#underWay?.key === wish.key) this.#underWay.request = request;
      this.#put({ wanted: request, ...(this.#state.current && { request }) });
    } else this.#pursue(wish, rest);
  }

  /** Asks again for a request that failed, or for one under way whose worker is being replaced. */
  retry(): void {
    if (this.#wish === null || (this.#state.status !== 'failed' && this.#underWay === null)) return;
    this.#callOff();
    this.#pursue(this.#wish, 0);
  }

  /** Cancels the request under way and keeps its partial reply. */
  stop(): void {
    if (this.#state.status !== 'running') return;
    this.#callOff();
    this.#put({ status: 'stopped' });
  }

  /** Cancels the newest request and forgets its reply. */
  clear(): void {
    if (this.#wish === null) return;
    this.#callOff();
    this.#wish = null;
    this.#replyKey = null;
    this.#put(NO_REQUEST);
  }

  /** Ends the request under way without telling its callers. */
  close(): void {
    this.#callOff();
  }

  #pursue(wish: Wish<Request>, rest: number): void {
    const { request, key } = wish;
    const initial = this.#initial?.key === key ? { reply: this.#initial.reply, request } : null;
    const shown = initial ? { ...initial, current: true } : { current: false };
    this.#put({ status: 'running', wanted: request, error: null, ...shown });
    if (this.#underWay?.key === key) {
      this.#underWay.request = request;
    } else if (rest > 0) {
      this.#callOff();
      this.#timer = setTimeout(() => this.#start(this.#wish ?? wish), rest);
    } else if (this.#underWay === null || this.#givesWay(this.#underWay)) {
      this.#start(wish);
    }
  }

  #put(change: Partial<RequestState<Request, Reply>>): void {
    this.#state = { ...this.#state, ...change };
    this.#listeners.tell();
  }

  #givesWay({ completing, since }: UnderWay<Request>): boolean {
    return completing || performance.now() - since > (this.options.patience ?? 150);
  }

  #callOff(): void {
    clearTimeout(this.#timer);
    this.#underWay?.controller.abort();
    this.#underWay = null;
  }

  #start(wish: Wish<Request>): void {
    this.#callOff();
    const controller = new AbortController();
    const underWay = { ...wish, completing: false, controller, since: performance.now() };
    this.#underWay = underWay;
    const { signal } = controller;
    this.options
      .ask(signal, wish.request, (partial) => {
        if (this.#underWay === underWay) this.#show(underWay, partial, false);
      })
      .then((reply) => this.#completed(underWay, signal, reply))
      .then(
        ({ reply, complete }) => this.#end(underWay, () => this.#show(underWay, reply, complete)),
        (error: unknown) => this.#end(underWay, () => this.#fail(underWay, error)),
      );
  }

  async #completed(
    underWay: UnderWay<Request>,
    signal: AbortSignal,
    reply: Reply,
  ): Promise<{ reply: Reply; complete: boolean }> {
    if (this.#underWay !== underWay || !this.options.complete) return { reply, complete: true };
    const wanted = this.#wish?.key === underWay.key;
    const rest = wanted ? this.options.complete(signal, underWay.request, reply) : null;
    if (rest === null) return { reply, complete: wanted };
    underWay.completing = true;
    // an initial reply, which is complete, stays until this one is complete
    if (!this.#state.current) this.#show(underWay, reply, false);
    return { reply: await rest, complete: true };
  }

  #show({ key, request }: UnderWay<Request>, reply: Reply, complete: boolean): void {
    const current = this.#wish?.key === key;
    this.#replyKey = complete ? key : null;
    this.#put({ status: complete && current ? 'done' : 'running', reply, request, current, error: null });
  }

  #fail({ key }: UnderWay<Request>, error: unknown): void {
    if (this.#wish?.key !== key) return; // the newest is still to be asked
    const named = asJobError(error);
    if (isAborted(named)) this.#put({ status: 'stopped' });
    else this.#put({ status: 'failed', error: named });
  }

  #end(underWay: UnderWay<Request>, settle: () => void): void {
    if (this.#underWay !== underWay) return; // called off meanwhile
    this.#underWay = null;
    settle();
    if (this.#wish === null) return;
    if (this.#wish.key !== underWay.key) this.#start(this.#wish);
  }
}
