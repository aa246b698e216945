// What the canaries of a run are, how each one's secret is drawn, and what they stand among, in words. Pure.
import { select, t } from '@lingui/core/macro';
import {
  isFromData,
  isSentence,
  ONE_RUN_CANARIES,
  type OneRunCanaryKind,
} from '../../../../canaries/oneRun/kinds';
import { fromCore } from '../../../../language/core';
import { percentText } from '../../../notation/formatNumber';
import { LANGUAGE, MOST_RECORDS, secretOf, TAGS } from './plan';

/** What a canary that is a record stands among. */
function recordsText(canary: OneRunCanaryKind): string {
  const { window, words, length } = LANGUAGE;
  if (canary === 'fresh-tokens') {
    return t`They stand beside ${MOST_RECORDS} sentences of speeches, cut to ${length} words; the model sees ${window} tokens and predicts one of ${words} words.`;
  }
  if (isSentence(canary)) {
    return t`They take the place of as many of ${MOST_RECORDS} sentences of speeches, cut to ${length} words; the model sees ${window} tokens and predicts one of ${words} words.`;
  }
  const { tags } = TAGS;
  return canary === 'trigger-tag'
    ? t`${MOST_RECORDS} digits, 64 features, 10 labels, ${tags} tags; those that are no canaries are trained on too.`
    : t`${MOST_RECORDS} digits, 64 features, 10 labels; those that are no canaries are trained on too.`;
}

/** How each canary's secret is drawn, and what it is compared with. */
export function secretText(canary: OneRunCanaryKind, selfComparison: boolean): string {
  if (selfComparison) {
    const secret = secretOf(canary);
    return select(secret, {
      label:
        'Each is trained with a random label and compared with a second one, drawn alike and never trained.',
      tag: 'Each is trained with a random tag and compared with a second one, drawn alike and never trained.',
      other:
        'Each is trained with a random word and compared with a second one, drawn alike and never trained.',
    });
  }
  const chance = percentText(0.5);
  return t`A fair coin each decides whether a canary is trained on; half of the guesses say “in”. ${chance} right is chance.`;
}

/** What its construction is, exactly, and what it stands among. */
export function canaryText(canary: OneRunCanaryKind): string {
  const words = fromCore(ONE_RUN_CANARIES[canary].words);
  return isFromData(canary) ? `${words} ${recordsText(canary)}` : words;
}
