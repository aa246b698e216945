// The predictions of chapter 6, about bounds on one guess. They are asked before the curves of the chapter are computed. Pure.
import { t } from '@lingui/core/macro';
import type { ChoicePrediction } from '../prediction';

/** Chances that a password is guessed, as the chapter writes them. */
export interface MovedDelta {
  /** Chance by the smaller of the bounds of both whole curves. */
  whole: string;
  /**
   * Chances by the bare pair at δ = 10⁻⁵ and at the δ asked about, a thousand times as large; null where the tabulated profile has no such
   * small δ.
   */
  bare: readonly (string | null)[];
}

/** The prediction on a larger δ. `found` is null while the chances are computed. */
export const movedDelta = (found: MovedDelta | null): ChoicePrediction => ({
  id: 'moved-delta',
  kind: 'choice',
  question: t`The same training run is now reported at a thousand times the δ, 1/100. How does the chance change that someone guesses a password, one of a million?`,
  choices: {
    more: t`It grows, because δ is a probability of failure`,
    less: t`It shrinks, because ε becomes smaller`,
    same: t`It stays`,
  },
  caption: t`Upper bounds at the page’s own settings.`,
  answer: () => {
    if (found === null) return null;
    const { whole: most } = found;
    const [first, second] = found.bare.map((chance) => chance ?? t`unknown`);
    return {
      right: 'same',
      words: t`It stays at most ${most} by the whole curves, because nothing was trained anew. A bare pair, though, says at most ${first} at the one δ and ${second} at the other.`,
    };
  },
});

export interface SmallerGuess {
  /** The comparison with the smaller bound, or 'same' if the two agree to a hundredth. */
  by: 'exchange' | 'removal' | 'same';
  /** Chances as the chapter writes them. */
  exchanged: string;
  removed: string;
}

/** The prediction on the smaller of two bounds. `found` is null while they are computed. */
export const smallerBound = (found: SmallerGuess | null): ChoicePrediction => ({
  id: 'smaller-bound',
  kind: 'choice',
  question: t`Everyone knows that someone is in the data, with one of ten digits. Which comparison gives the smaller bound on a guess at the digit?`,
  choices: {
    exchange: t`With another digit in the same record`,
    removal: t`With the record left out`,
    same: t`Both say the same`,
  },
  caption: t`Upper bounds at the page’s own settings, by the whole curve of each adjacency.`,
  answer: () => {
    if (found === null) return null;
    const { exchanged, removed } = found;
    return {
      right: found.by,
      words: t`With another digit in the record (substitute), the guess is right at most ${exchanged} of the time. With the record left out (add/remove), it is right at most ${removed}. Both bounds hold for the same guess.`,
    };
  },
});
