// Counts how long something that should be heard from has been silent, and says so once. A silence is counted in
// ticks of the watcher's own thread: a tick that comes late counts once, so a laptop that slept, a tab whose timers
// are held back and a debugger take nothing from the watched one's time.
import { type Clock, ownClock } from './clock';
import { beat } from './pulse';

const TICK_MILLISECONDS = 1000;

/** A tick out of sight counts for so much less: background threads get little processor time. */
const HIDDEN_SHARE = 0.25;

export interface SilenceOptions {
  /** Seconds of silence, counted as above, until `onSilent` is called. */
  limit: number;
  onSilent: (limit: number) => void;
  clock?: Clock;
}

/** A watch over one silence. It ends by itself when it has told of one. */
export class SilenceWatch {
  readonly #clock: Clock;
  readonly #onSilent: (limit: number) => void;
  readonly #end: () => void;
  #limit: number;
  #silent = 0;

  constructor({ limit, onSilent, clock = ownClock }: SilenceOptions) {
    this.#limit = limit;
    this.#onSilent = onSilent;
    this.#clock = clock;
    this.#end = clock.every(TICK_MILLISECONDS, () => this.#tick());
  }

  /** The count starts again, against another limit if one is given. */
  heard(limit = this.#limit): void {
    this.#limit = limit;
    this.#silent = 0;
  }

  stop(): void {
    this.#end();
  }

  #tick(): void {
    // the wait of this thread, not for ever, is no silence of its own
    beat();
    this.#silent += this.#clock.hidden() ? HIDDEN_SHARE : 1;
    if (this.#silent < this.#limit) return;
    this.#end();
    this.#onSilent(this.#limit);
  }
}
