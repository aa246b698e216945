// What the canaries of a run are, how each one's secret is drawn, and what they stand among, in words. Pure.
import { select, t } from '@lingui/core/macro';
import {
  isFromData,
  isSentence,
  ONE_RUN_CANARIES,
  type OneRunCanaryKind,
} from '../../../../addons/oneRun/canaries/kinds';
import { fromCore } from '../../../../base/language/core';
import { percentText } from '../../../notation/formatNumber';
import { LANGUAGE, MOST_RECORDS, secretOf, TAGS } from './plan';

/** What a canary that is a record stands among. */
function recordsText(canary: OneRunCanaryKind): string {
  const { window, words, length } = LANGUAGE;
  if (canary === 'fresh-tokens') {
    return t`They stand beside ${MOST_RECORDS} sentences of speeches, cut to ${length} words. The model sees ${window} tokens and predicts one of ${words} words.`;
  }
  if (isSentence(canary)) {
    return t`They replace as many of ${MOST_RECORDS} sentences of speeches, cut to ${length} words. The model sees ${window} tokens and predicts one of ${words} words.`;
  }
  const { tags } = TAGS;
  return canary === 'trigger-tag'
    ? t`There are ${MOST_RECORDS} digits with 64 features, 10 labels and ${tags} tags. The model is trained on those that are not canaries, too.`
    : t`There are ${MOST_RECORDS} digits with 64 features and 10 labels. The model is trained on those that are not canaries, too.`;
}

/** How each canary's secret is drawn, and what it is compared with. */
export function secretText(canary: OneRunCanaryKind, selfComparison: boolean): string {
  if (selfComparison) {
    const secret = secretOf(canary);
    return select(secret, {
      label:
        'Each is trained with a random label and compared with a second one, which is drawn in the same way and never trained.',
      tag: 'Each is trained with a random tag and compared with a second one, which is drawn in the same way and never trained.',
      other:
        'Each is trained with a random word and compared with a second one, which is drawn in the same way and never trained.',
    });
  }
  const chance = percentText(0.5);
  return t`A fair coin decides for each canary whether it is trained on. Half of the guesses say “in”, and a coin would be right ${chance} of the time.`;
}

/** What its construction is, exactly, and what it stands among. */
export function canaryText(canary: OneRunCanaryKind): string {
  const words = fromCore(ONE_RUN_CANARIES[canary].words);
  return isFromData(canary) ? `${words} ${recordsText(canary)}` : words;
}
