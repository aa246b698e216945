// What was trained, how, and what the model is good for, in words. Pure.
import { t } from '@lingui/core/macro';
import type { OneRunDesign, OneRunFindings } from '../../../../jobs';
import { countText, parameterText, percentText } from '../../../notation/formatNumber';

export function modelText({ canary, tag, language, hidden, dimension, classes }: OneRunDesign): string {
  if (language) {
    const start = language.start === 'public' ? t`public sentences` : 'zero';
    return t`A model of ${dimension} tokens before the next one, ${hidden ?? 0} ReLU units and ${countText(classes)} words, from ${start}`;
  }
  if (tag) {
    return t`Two linear softmax heads from zero, for the digit and for one of ${tag.tags} tags with weight λ = ${parameterText(tag.lambda)}`;
  }
  const start = canary === 'poisoned-initialisation' ? t`the attacker’s weights` : 'zero';
  return t`Linear softmax model from ${start}`;
}

export const batchText = (samplingRate: number): string =>
  samplingRate === 1 ? t`full batches` : t`Poisson batches with q = ${parameterText(samplingRate)}`;

/** What the audited model does on records that it was not trained on; '' where it was trained on canaries alone. */
export function utilityText(
  { testAccuracy, evaluationLoss }: OneRunFindings,
  { canary, classes, m, tag }: OneRunDesign,
): string {
  if (testAccuracy !== null) {
    const right = t`Of the digits it was not trained on, the model labels ${percentText(Number(testAccuracy.toFixed(3)))} right`;
    return tag
      ? t`${right}: the use of it, beside the power of the audit. λ trades one for the other.`
      : `${right}.`;
  }
  if (evaluationLoss === null) return '';
  // a canary's own token can be predicted too
  const tokens = classes + (canary === 'new-token' ? m : 0);
  return t`On sentences it was not trained on, the model loses ${evaluationLoss.toFixed(2)} nats a token; with all ${countText(tokens)} alike it would be ${Math.log(tokens).toFixed(2)}.`;
}
