// One kind of reply that follows its newest request, as an external store. A request under way that a newer one has
// overtaken may still finish and be shown, as not current, unless it has taken longer than `patience`; so something
// moves during a drag, and the newest request is never far behind. Framework-free; knows no particular request.
import { asJobError, isAborted, type JobError } from './jobError';

export interface RequestState<Request, Reply> {
  status: 'idle' | 'running' | 'done' | 'stopped' | 'failed';
  /** The newest reply, perhaps partial, and the request it belongs to: draw them together. */
  reply: Reply | null;
  request: Request | null;
  /** `reply` is that of the newest request; partial while status is 'running' or 'stopped'. */
  current: boolean;
  /** Null unless status is 'failed'. */
  error: JobError | null;
}

export interface LatestRequestOptions<Request, Reply> {
  ask: (signal: AbortSignal, request: Request, onPartial: (partial: Reply) => void) => Promise<Reply>;
  /** Requests with the same key have the same reply. */
  keyOf: (request: Request) => string;
  /** Milliseconds. Default 150. */
  patience?: number;
}

interface UnderWay<Request> {
  request: Request;
  key: string;
  controller: AbortController;
  since: number;
}

/** The key of plain data with typed arrays in it. */
export function keyOfData(request: object): string {
  return JSON.stringify(request, (_, value) =>
    ArrayBuffer.isView(value) ? Array.from(value as Float64Array) : value,
  );
}

export class LatestRequest<Request, Reply> {
  readonly #options: LatestRequestOptions<Request, Reply>;
  readonly #listeners = new Set<() => void>();
  #slot: RequestState<Request, Reply> = {
    status: 'idle',
    reply: null,
    request: null,
    current: false,
    error: null,
  };
  #wish: { request: Request; key: string } | null = null;
  /** Of a complete reply in the slot. */
  #replyKey: string | null = null;
  #underWay: UnderWay<Request> | null = null;

  constructor(options: LatestRequestOptions<Request, Reply>) {
    this.#options = options;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly getSlot = (): RequestState<Request, Reply> => this.#slot;

  /** Asks for the reply to this request, unless it is there or on its way. */
  want(request: Request): void {
    const key = this.#options.keyOf(request);
    if (this.#wish?.key === key && this.#slot.status !== 'stopped' && this.#slot.status !== 'failed') return;
    this.#wish = { request, key };
    if (key === this.#replyKey) {
      this.#callOff();
      this.#put({ status: 'done', current: true, error: null });
      return;
    }
    this.#put({ status: 'running', current: false, error: null });
    const patience = this.#options.patience ?? 150;
    if (this.#underWay === null || performance.now() - this.#underWay.since > patience) this.#start();
  }

  /** Asks again for what failed. */
  retry(): void {
    if (this.#slot.status !== 'failed') return;
    this.#put({ status: 'running', error: null });
    this.#start();
  }

  /** Stops what is under way and keeps what there is. */
  stop(): void {
    if (this.#slot.status !== 'running') return;
    this.#callOff();
    this.#put({ status: 'stopped' });
  }

  #put(change: Partial<RequestState<Request, Reply>>): void {
    this.#slot = { ...this.#slot, ...change };
    for (const listener of this.#listeners) listener();
  }

  #callOff(): void {
    this.#underWay?.controller.abort();
    this.#underWay = null;
  }

  #start(): void {
    const wish = this.#wish;
    if (wish === null) return;
    this.#callOff();
    const controller = new AbortController();
    const underWay = { ...wish, controller, since: performance.now() };
    this.#underWay = underWay;
    const show = (reply: Reply, complete: boolean) => {
      const current = this.#wish?.key === wish.key;
      this.#replyKey = complete ? wish.key : null;
      const status = complete && current ? 'done' : 'running';
      this.#put({ status, reply, request: wish.request, current, error: null });
    };
    this.#options
      .ask(controller.signal, wish.request, (partial) => {
        if (this.#underWay === underWay) show(partial, false);
      })
      .then(
        (reply) => this.#end(underWay, () => show(reply, true)),
        (error: unknown) => this.#end(underWay, () => this.#fail(wish.key, error)),
      );
  }

  #fail(key: string, error: unknown): void {
    if (this.#wish?.key !== key) return;
    const named = asJobError(error);
    if (isAborted(named)) this.#put({ status: 'stopped' });
    else this.#put({ status: 'failed', error: named });
  }

  #end(underWay: UnderWay<Request>, settle: () => void): void {
    if (this.#underWay !== underWay) return; // called off meanwhile
    this.#underWay = null;
    settle();
    if (this.#wish !== null && this.#wish.key !== underWay.key) this.#start();
  }
}
