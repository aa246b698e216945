// The predictions of chapter 3, about the page’s attack.
import { t } from '@lingui/core/macro';
import { gdpMu } from '../../../../../accounting/closedForm/gaussianDp';
import { normalCdf } from '../../../../../base/numerics/normal';
import { epsilonWords, numberWords, percentWords } from '../../words';
import { BRACKET, NO_EPSILON } from '../noAnswer';
import type { LessonPrediction } from '../prediction';

/**
 * The number of right guesses in a row after which an attack, read along a Gaussian curve, shows more than `epsilon` at `delta` with
 * the given confidence, between 0 and 1. Infinity if no number suffices.
 */
function guessesToExceed(epsilon: number, delta: number, confidence: number): number {
  const mistaken = normalCdf(-0.5 * gdpMu(epsilon, delta));
  return Math.ceil(Math.log(1 - confidence) / Math.log1p(-mistaken));
}

export const WORST_CASE_PREDICTIONS = [
  {
    id: 'wrong-share',
    kind: 'value',
    question: t`The page’s attack sees the last model and guesses z or z′. How often is it wrong? A coin would be wrong half of the time.`,
    range: { min: 0, max: 0.5, step: 0.005, start: 0.25 },
    unit: 'share',
    near: 0.01,
    caption: t`This is counted in the runs of the page’s attack, at the threshold in the middle.`,
    answer: ({ wrongShare: value }) => {
      if (value === null) return null;
      if (value === 'otherwise')
        return t`The page’s attack draws its batches as you have chosen in the lab, and this chapter counts Poisson batches. Draw Poisson batches, and its share is shown here.`;
      return {
        value,
        words: t`It was wrong in ${percentWords(value)} of its guesses. Everything that this chapter reads off the attack begins with that count.`,
      };
    },
  },
  {
    id: 'right-in-a-row',
    kind: 'choice',
    question: t`Suppose somebody guessed right every time. How many guesses would it take to show more than the page’s ε_AR?`,
    choices: { few: t`Fewer than 20`, some: t`20 to 1,000`, many: t`More than 1,000` },
    caption: t`This holds at the page’s δ and confidence, read along a Gaussian curve.`,
    answer: ({ scenario: { delta, confidence }, known }) => {
      if (known === null) return null;
      if (known.addRemove === null) return BRACKET;
      if (known.addRemove <= 0) return NO_EPSILON;
      const guesses = guessesToExceed(known.addRemove, delta, confidence);
      if (!Number.isFinite(guesses))
        return t`At this ε_AR no number of guesses that can be made would do. Choose more noise.`;
      return {
        right: guesses < 20 ? 'few' : guesses <= 1000 ? 'some' : 'many',
        words: t`It takes ${numberWords(guesses)} to exceed ε_AR = ${epsilonWords(known.addRemove)}. An audit makes many runs because attacks do make mistakes, and their rate has to be known well.`,
      };
    },
  },
] satisfies readonly LessonPrediction[];
