// The predictions of chapter 1, about one noisy step.
import { t } from '@lingui/core/macro';
import { gdpAdvantage } from '../../../../../accounting/closedForm/gaussianDp';
import { numberWords, percentWords } from '../../words';
import type { LessonPrediction } from '../prediction';

export const NEIGHBOUR_PREDICTIONS = [
  {
    id: 'one-step-guess',
    kind: 'value',
    question: t`Somebody sees one noisy step. The gradients of z and z′ are as far apart as clipping allows, and a fair coin has chosen one of the two. How often can the best guess be right?`,
    range: { min: 0.5, max: 1, step: 0.005, start: 0.75 },
    unit: 'share',
    near: 0.01,
    caption: t`This is exact, for one step at the page’s own sampling rate and noise.`,
    answer: ({ scenario: { samplingRate: q, noiseMultiplier: sigma } }) => {
      const value = 0.5 + 0.5 * q * gdpAdvantage(2 / sigma);
      return {
        value,
        words: t`At most ${percentWords(value, 'up')}. With probability 1 − q the batch does not contain the record, and nothing can be seen. In the other steps the noise hides part of it.`,
      };
    },
  },
  {
    id: 'half-the-noise',
    kind: 'choice',
    question: t`Suppose σ is halved and q stays the same. How does the guess’s advantage over a coin change?`,
    choices: {
      more: t`It more than doubles`,
      double: t`It doubles, within 3%`,
      less: t`It grows, but less`,
    },
    caption: t`This is exact, for one step at the page’s own sampling rate.`,
    answer: ({ scenario: { samplingRate: q, noiseMultiplier: sigma } }) => {
      const [now, then] = [gdpAdvantage(2 / sigma), gdpAdvantage(4 / sigma)];
      const ratio = then / now;
      return {
        right: ratio > 1.94 ? 'double' : 'less',
        words: t`It grows from ${percentWords(0.5 * q * now)} to ${percentWords(0.5 * q * then)}. That is ${numberWords(ratio)} times as much. Under much noise it doubles. Where a batch that contains the record is nearly always recognised, less noise adds little, because q decides whether the batch contains it.`,
      };
    },
  },
] satisfies readonly LessonPrediction[];
