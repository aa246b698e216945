// Progress at the rate of the display: the newest of many messages, once a frame.

/** Calls back before the next frame is drawn. */
export type FrameScheduler = (callback: () => void) => void;

/** The display's frames where there are any and the page is visible, else a timer of 16 ms. */
export const nextFrame: FrameScheduler = (callback) => {
  // a hidden page draws no frames; its progress must still arrive
  const visible = typeof document !== 'undefined' && document.visibilityState === 'visible';
  if (visible && typeof requestAnimationFrame === 'function') requestAnimationFrame(callback);
  else setTimeout(callback, 16);
};

/** Passes on the newest of many progress messages once a frame; a partial report is not lost to a later bare count. */
export class FrameThrottle<Message extends { partial: unknown }> {
  readonly #deliver: (message: Message) => void;
  readonly #frame: FrameScheduler;
  #waiting: Message | null = null;
  #open = true;

  constructor(deliver: (message: Message) => void, frame: FrameScheduler) {
    this.#deliver = deliver;
    this.#frame = frame;
  }

  push(progress: Message): void {
    const waiting = this.#waiting;
    this.#waiting = { ...progress, partial: progress.partial ?? waiting?.partial ?? null };
    if (waiting === null) this.#frame(() => this.#pass());
  }

  /** From now on no value is passed on. */
  close(): void {
    this.#open = false;
  }

  #pass(): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting !== null && this.#open) this.#deliver(waiting);
  }
}
