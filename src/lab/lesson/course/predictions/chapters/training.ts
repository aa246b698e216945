// The predictions of chapter 4, about the steps of training and the limit of the attack.
import { t } from '@lingui/core/macro';
import { epsilonWords, numberWords, percentWords } from '../../words';
import { BRACKET, NO_EPSILON } from '../noAnswer';
import { type LessonPrediction, meets, valueAt } from '../prediction';

export const TRAINING_PREDICTIONS = [
  {
    id: 'half-way',
    kind: 'choice',
    question: t`How much of the training has passed when ε_S has come half of its way?`,
    choices: {
      early: t`Less than a fifth of the steps`,
      third: t`A fifth to two fifths`,
      half: t`More, about half`,
    },
    caption: t`This is the guarantee along the page’s own steps.`,
    answer: ({ scenario: { steps }, overSteps }) => {
      if (overSteps === null) return null;
      const end = valueAt(overSteps, steps);
      if (!Number.isFinite(end)) return BRACKET;
      if (end <= 0) return NO_EPSILON;
      const at = meets(overSteps, end / 2);
      if (at === null) return t`Already the first step costs half of it. Choose more steps.`;
      const share = at / steps;
      return {
        right: share < 0.2 ? 'early' : share <= 0.4 ? 'third' : 'half',
        words: t`About ${numberWords(Math.round(at))} of ${numberWords(steps)} steps have passed, or ${percentWords(share)}. ε_S is then ${epsilonWords(end / 2, 'nearest')}, and at the end it is ${epsilonWords(end)}. Noise partly cancels over the steps, so ε grows roughly like the root of their number. A curve of exactly that shape would be half way after a quarter of the steps.`,
      };
    },
  },
  {
    id: 'limit-share',
    kind: 'value',
    question: t`S1 sees the last model alone, with all other records silent. With unlimited models, what part of ε_S could it show?`,
    range: { min: 0, max: 1, step: 0.01, start: 0.5 },
    unit: 'share',
    near: 0.02,
    caption: t`This is the attack’s limit divided by the guarantee, at the page’s own settings.`,
    answer: ({ known }) => {
      if (known === null) return null;
      const { hiddenState, substitute } = known;
      if (hiddenState === null || substitute === null) return BRACKET;
      if (substitute <= 0) return NO_EPSILON;
      return {
        value: hiddenState / substitute,
        words: t`It could show ${percentWords(hiddenState / substitute)} of it. Its limit is ${epsilonWords(hiddenState)}, and ε_S is ${epsilonWords(substitute)}. Another attack on the last model may do better.`,
      };
    },
  },
] satisfies readonly LessonPrediction[];
