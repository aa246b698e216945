// The prediction of chapter 5: how many of the surest guesses of its run are right. Pure.
import { t } from '@lingui/core/macro';
import { countText } from '../../../../../base/language/numbers';
import type { ValuePrediction } from '../prediction';

export interface CountedGuesses {
  canaries: number;
  /** Number of guesses that the audit counts, which is even. */
  guesses: number;
  /** How many of these guesses are right; null while the run goes on. */
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
