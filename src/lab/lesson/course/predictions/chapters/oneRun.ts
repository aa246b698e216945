// What chapter 5 lets its readers predict of its own run: how many of its surest guesses are right. Pure.
import { t } from '@lingui/core/macro';
import { countText } from '../../../../../base/language/numbers';
import type { ValuePrediction } from '../prediction';

export interface CountedGuesses {
  canaries: number;
  /** Those that the audit counts, an even number. */
  guesses: number;
  /** Null while the run is under way. */
  right: number | null;
}

export function surestGuesses({ canaries, guesses, right }: CountedGuesses): ValuePrediction {
  const [coins, surest, half] = [canaries, guesses, guesses / 2].map(countText);
  return {
    id: 'surest-guesses',
    kind: 'value',
    question: t`The attacker guesses ${coins} coins from one model, and the audit counts the ${surest} guesses that are surest. How many of them are right?`,
    range: { min: guesses / 2, max: guesses, step: 1, start: Math.round(0.75 * guesses) },
    unit: 'count',
    near: Math.max(1, Math.round(0.02 * guesses)),
    caption: t`This is counted in the run of this chapter’s figure.`,
    answer: () => {
      if (right === null) return null;
      const counted = countText(right);
      return {
        value: right,
        words: t`${counted} of the ${surest} are right, and a coin would have been right about ${half} times. The audit turns this count into its bound on ε.`,
      };
    },
  };
}
