// Counts how long something that should be heard from has been silent, and reports it once. A silence is counted in ticks
// of the watcher's own thread. A tick that comes late counts once, so that a laptop that slept, a tab with delayed timers
// and a debugger do not make the silence look longer.
import { type Clock, ownClock } from './clock';
import { beat } from './pulse';

const TICK_MILLISECONDS = 1000;

/** What a tick counts for while the page is hidden, since background threads get little processor time. */
const HIDDEN_SHARE = 0.25;

export interface SilenceOptions {
  /** Seconds of silence, counted as above, until `onSilent` is called. */
  limit: number;
  onSilent: (limit: number) => void;
  clock?: Clock;
}

/** A watch for one silence. It ends by itself when it has reported one. */
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

  /** A sign of life: the count starts again, with another limit if one is given. */
  heard(limit = this.#limit): void {
    this.#limit = limit;
    this.#silent = 0;
  }

  stop(): void {
    this.#end();
  }

  #tick(): void {
    // the thread waits here, but not for ever, so it gives a sign of life to its own owner
    beat();
    this.#silent += this.#clock.hidden() ? HIDDEN_SHARE : 1;
    if (this.#silent < this.#limit) return;
    this.#end();
    this.#onSilent(this.#limit);
  }
}
