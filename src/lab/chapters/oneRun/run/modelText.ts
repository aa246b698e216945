// What was trained, how, and what the model is good for, in words. Pure.
import { t } from '@lingui/core/macro';
import { decimalText } from '../../../../base/language/numbers';
import type { OneRunDesign, OneRunFindings } from '../../../jobs';
import { countText, parameterText, percentText } from '../../../notation/formatNumber';

export function modelText({ canary, tag, language, hidden, dimension, classes }: OneRunDesign): string {
  if (language) {
    const units = hidden ?? 0;
    const words = countText(classes);
    return language.start === 'public'
      ? t`A model of ${dimension} tokens before the next one, ${units} ReLU units and ${words} words, from public sentences`
      : t`A model of ${dimension} tokens before the next one, ${units} ReLU units and ${words} words, from zero`;
  }
  if (tag) {
    const { tags } = tag;
    const weight = parameterText(tag.lambda);
    return t`Two linear softmax heads from zero, for the digit and for one of ${tags} tags with weight λ = ${weight}`;
  }
  return canary === 'poisoned-initialisation'
    ? t`Linear softmax model from the attacker’s weights`
    : t`Linear softmax model from zero`;
}

export function batchText(samplingRate: number): string {
  if (samplingRate === 1) return t`full batches`;
  const rate = parameterText(samplingRate);
  return t`Poisson batches with q = ${rate}`;
}

/** What the audited model does on records that it was not trained on; '' where it was trained on canaries alone. */
export function utilityText(
  { testAccuracy, evaluationLoss }: OneRunFindings,
  { canary, classes, m, tag }: OneRunDesign,
): string {
  if (testAccuracy !== null) {
    const share = percentText(Number(testAccuracy.toFixed(3)));
    return tag
      ? t`The model labels ${share} of the digits right that it was not trained on. That is how useful it is, and λ trades it against the power of the audit.`
      : t`The model labels ${share} of the digits right that it was not trained on.`;
  }
  if (evaluationLoss === null) return '';
  // a canary's own token can be predicted too
  const tokens = classes + (canary === 'new-token' ? m : 0);
  const loss = decimalText(evaluationLoss, 2);
  const count = countText(tokens);
  const uniform = decimalText(Math.log(tokens), 2);
  return t`On sentences it was not trained on, the model loses ${loss} nats a token. A model that finds all ${count} words equally likely would lose ${uniform}.`;
}
