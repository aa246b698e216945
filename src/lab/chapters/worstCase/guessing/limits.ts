// The printed ε of each guarantee paired with the share of right guesses that it allows, both of one mechanism. While a
// slider is held they are computed at different moments, and an ε of one setting beside a limit of another would be false.
// Pure.
import { keyOfData } from '../../../../work';
import { Recent } from '../../../../work/client/recent';
import type { Allowed, Played, PrintedEpsilons } from './allowed';

export interface Limits {
  mechanism: Played;
  allowed: Allowed;
  printed: PrintedEpsilons | null;
}

interface Known extends Pick<Limits, 'mechanism' | 'printed'> {
  /** The limits in the reply of an attack on this mechanism; null if there is none. */
  reported: Allowed | null;
  /** The limits that were computed last, on any mechanism; null before the first. */
  computed: Pick<Limits, 'mechanism' | 'allowed'> | null;
  /** Whether the computation for this mechanism failed, so that no limits will come. */
  failed: boolean;
}

/** Number of settings whose printed ε are remembered until their limits come. */
const REMEMBERED = 16;
export const UNKNOWN: Allowed = { addRemove: null, substitute: null };

/** Remembers the printed ε of recent mechanisms and pairs them with limits that come later. */
export class PairedLimits {
  readonly #printed = new Recent<PrintedEpsilons>(REMEMBERED);
  #last: Limits | null = null;

  /** The pair of the newest mechanism that has both, or the known part of `mechanism`'s if none has or its limits failed. */
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
