// The results as the stage draws them: a move of a control together with its curves, where these come soon enough. It has the
// interface of the store behind it, so that React renders in the task that brings the curves and not a frame later.
import { Listeners, type ResultsSnapshot } from '../../work';

/**
 * Milliseconds that a move waits for its curves before it is drawn without them. With the wait a move of σ took
 * 14.1 ms of processor time on the main thread, without it 15.4 (traced at 1280 px, means of four drags each, whose
 * own times differ by 4 ms).
 */
const WAIT = 60;

export class WithCurves {
  readonly #listeners = new Listeners(
    () => {
      this.#leave = this.store.subscribe(() => this.#changed());
      this.#show();
    },
    () => {
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.#leave();
    },
  );
  #shown: ResultsSnapshot;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #leave = () => {};

  constructor(
    private readonly store: {
      subscribe(listener: () => void): () => void;
      getSnapshot(): ResultsSnapshot;
    },
  ) {
    this.#shown = store.getSnapshot();
  }

  readonly read = (): ResultsSnapshot => this.#shown;

  readonly subscribe = this.#listeners.subscribe;

  #changed(): void {
    const { status, reply } = this.store.getSnapshot().curves;
    if (status === 'running' && reply !== null && reply === this.#shown.curves.reply) {
      this.#timer ??= setTimeout(() => this.#show(), WAIT);
    } else this.#show();
  }

  #show(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const newest = this.store.getSnapshot();
    if (newest === this.#shown) return;
    this.#shown = newest;
    this.#listeners.tell();
  }
}
