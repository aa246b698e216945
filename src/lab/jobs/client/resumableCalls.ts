// Calls that take long and are reported while they grow: progress once a frame, and what is finished kept here, so that
// neither a worker's death nor a stop costs it. Knows no particular work.
import type { ProxyMarked, Remote } from 'comlink';
import type { CancellableApi, Reply } from '../../../base/rpc/reply';
import type { WorkerBridge } from '../../../base/rpc/workerBridge';
import { type FrameScheduler, FrameThrottle } from './frameThrottle';
import { KeptWork } from './keptWork';

/** A callback as a worker can call it. */
export type Heard<Message> = ((message: Message) => void) & ProxyMarked;

/** How a call is made on a worker that gets the pieces which earlier calls have finished. */
type Resume<Api, Value, Message, Piece> = (
  api: Remote<Api>,
  tell: Heard<Message>,
  keep: Heard<Piece>,
  kept: readonly Piece[],
) => Promise<Reply<Value>>;

export class ResumableCalls<Api extends CancellableApi, Piece> {
  readonly #bridge: WorkerBridge<Api>;
  readonly #frame: FrameScheduler;
  readonly #kept: KeptWork<Piece>;

  /** `which` says whether a piece adds to those before it or takes their place. */
  constructor(
    bridge: WorkerBridge<Api>,
    frame: FrameScheduler,
    bytesOf: (piece: Piece) => number,
    which: 'all' | 'newest' = 'all',
  ) {
    this.#bridge = bridge;
    this.#frame = frame;
    this.#kept = new KeptWork(bytesOf, which);
  }

  /**
   * Makes one call, after the earlier ones. Under the same key it continues from what a stopped or lost call has finished.
   * `onProgress` is called in order and at most once a frame, and never after the promise has settled or the signal has
   * aborted.
   */
  async run<Value, Message extends { partial: unknown }>(
    signal: AbortSignal,
    key: string,
    onProgress: (progress: Message) => void,
    resume: Resume<Api, Value, Message, Piece>,
  ): Promise<Value> {
    const throttle = new FrameThrottle(onProgress, this.#frame);
    const close = () => throttle.close();
    signal.addEventListener('abort', close, { once: true });
    try {
      const reply = await this.#bridge.call<Value>(
        signal,
        (api, hearing) =>
          resume(
            api,
            hearing((progress: Message) => throttle.push(progress)),
            hearing((piece: Piece) => this.#kept.add(key, piece)),
            this.#kept.of(key),
          ),
        { finished: () => this.#kept.added(key) },
      );
      this.#kept.forget(key);
      return reply;
    } finally {
      close();
      signal.removeEventListener('abort', close);
    }
  }

  restart(): void {
    this.#bridge.restart();
  }

  close(): void {
    this.#bridge.close();
  }
}
