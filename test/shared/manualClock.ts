// A clock that a test moves by hand.
import type { Clock } from '../../src/base/liveness/clock';

export class ManualClock implements Clock {
  isHidden = false;
  readonly #timers = new Set<{ every: number; due: number; tick: () => void }>();

  every(milliseconds: number, tick: () => void): () => void {
    const timer = { every: milliseconds, due: milliseconds, tick };
    this.#timers.add(timer);
    return () => {
      this.#timers.delete(timer);
    };
  }

  hidden(): boolean {
    return this.isHidden;
  }

  /** Number of timers that have not been cancelled. */
  get running(): number {
    return this.#timers.size;
  }

  /** Lets time pass while the machine is awake: each timer is called as often as it is due. */
  pass(seconds: number): void {
    for (const timer of [...this.#timers]) {
      timer.due -= 1000 * seconds;
      while (timer.due <= 0 && this.#timers.has(timer)) {
        timer.due += timer.every;
        timer.tick();
      }
    }
  }

  /** Lets time pass while the machine sleeps: each timer is called once, however long that is. */
  sleep(): void {
    for (const timer of [...this.#timers]) if (this.#timers.has(timer)) timer.tick();
  }
}
