// What each guarantee allows beside the ε that it has, of one mechanism at a time. While a slider is held the curves and the bounds
// on guesses come at different moments, and an ε of one setting beside the limit of another would be false. Pure.
import { keyOfData } from '../../../../work';
import { Recent } from '../../../../work/client/recent';
import type { Allowed, Played, PrintedEpsilons } from './allowed';

export interface Limits {
  mechanism: Played;
  allowed: Allowed;
  printed: PrintedEpsilons | null;
}

interface Known extends Pick<Limits, 'mechanism' | 'printed'> {
  /** What a report of the attack on this mechanism says; null where none has come. */
  reported: Allowed | null;
  /** What was computed last, of whichever mechanism; null before the first. */
  computed: Pick<Limits, 'mechanism' | 'allowed'> | null;
  /** Whether nothing more will come for this mechanism. */
  failed: boolean;
}

/** Settings whose ε are remembered until their limits come. */
const REMEMBERED = 16;
export const UNKNOWN: Allowed = { addRemove: null, substitute: null };

export class PairedLimits {
  readonly #printed = new Recent<PrintedEpsilons>(REMEMBERED);
  #last: Limits | null = null;

  /** Limits of the newest mechanism that has both, and of `mechanism` as far as it is known where there is none. */
  newest({ mechanism, printed, reported, computed, failed }: Known): Limits {
    const own = keyOfData(mechanism);
    if (printed !== null) this.#printed.set(own, printed);
    if (reported !== null) return this.#keep({ mechanism, allowed: reported, printed });
    if (computed !== null) {
      const key = keyOfData(computed.mechanism);
      const beside = key === own ? printed : (this.#printed.get(key) ?? null);
      if (key === own || beside !== null) return this.#keep({ ...computed, printed: beside });
    }
    return failed || this.#last === null ? { mechanism, allowed: UNKNOWN, printed } : this.#last;
  }

  #keep(limits: Limits): Limits {
    this.#last = limits;
    return limits;
  }
}
