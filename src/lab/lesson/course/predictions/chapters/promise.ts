// The predictions of chapter 2, about the add/remove and the substitute curve.
import { t } from '@lingui/core/macro';
import { epsilonWords, percentWords } from '../../words';
import { BRACKET } from '../noAnswer';
import type { LessonPrediction } from '../prediction';

export const PROMISE_PREDICTIONS = [
  {
    id: 'draw-ratio',
    kind: 'curve',
    question: t`How many times as large as ε_AR is ε_S? Draw the curve that you expect.`,
    caption: t`The axis is that of the figure at the top, and all other settings are the page’s. Drag the seven handles up and down, or use the arrow keys.`,
  },
  {
    id: 'closed-gap',
    kind: 'choice',
    question: t`Group privacy, the textbook rule, uses one point of the add/remove curve and gives a bound above ε_S. How much of that gap closes if we use the whole curves of add and remove?`,
    choices: {
      little: t`Less than a third`,
      half: t`A third to two thirds`,
      most: t`More than two thirds`,
    },
    caption: t`These are upper bounds on the substitute ε at the page’s own settings.`,
    answer: ({ known }) => {
      if (known === null) return null;
      const { group, implied, substitute } = known;
      if (group === null || implied === null || substitute === null) return BRACKET;
      const gap = group - substitute;
      if (!(gap > 1e-3 * substitute)) return t`Here group privacy already gives ε_S, so there is no gap.`;
      const share = (group - implied) / gap;
      return {
        right: share < 1 / 3 ? 'little' : share <= 2 / 3 ? 'half' : 'most',
        words: t`${percentWords(share)} of it closes. The bound falls from ${epsilonWords(group)} to ${epsilonWords(implied)}. ε_S is ${epsilonWords(substitute)}, and only an analysis of the training itself gets there.`,
      };
    },
  },
] satisfies readonly LessonPrediction[];
