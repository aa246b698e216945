// The clock by which silences are counted, which a test can replace by its own.

export interface Clock {
  /** Calls `tick` at this interval until the returned function is called. */
  every(milliseconds: number, tick: () => void): () => void;
  /** Whether the page is out of sight: browsers then hold back timers, and give workers little time. */
  hidden(): boolean;
}

/** The clock of this thread's own timers. A worker cannot see the page and counts as visible; its owner watches over it. */
export const ownClock: Clock = {
  every(milliseconds, tick) {
    const timer = setInterval(tick, milliseconds);
    return () => clearInterval(timer);
  },
  hidden() {
    const { document } = globalThis as { document?: { visibilityState?: string } };
    return document?.visibilityState === 'hidden';
  },
};
