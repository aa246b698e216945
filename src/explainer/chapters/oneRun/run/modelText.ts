// What was trained, how, and what the model is good for, in words. Pure.
import type { OneRunDesign, OneRunFindings } from '../../../../jobs';
import { countText, parameterText, percentText } from '../../../notation/formatNumber';

export function modelText({ canary, tag, language, hidden, dimension, classes }: OneRunDesign): string {
  if (language) {
    const start = language.start === 'public' ? 'public sentences' : 'zero';
    return `A model of ${dimension} tokens before the next one, ${hidden} ReLU units and ${countText(classes)} words, from ${start}`;
  }
  if (tag) {
    return `Two linear softmax heads from zero, for the digit and for one of ${tag.tags} tags with weight λ = ${parameterText(tag.lambda)}`;
  }
  const start = canary === 'poisoned-initialisation' ? 'the attacker’s weights' : 'zero';
  return `Linear softmax model from ${start}`;
}

export const batchText = (samplingRate: number): string =>
  samplingRate === 1 ? 'full batches' : `Poisson batches with q = ${parameterText(samplingRate)}`;

/** What the audited model does on records that it was not trained on; '' where it was trained on canaries alone. */
export function utilityText(
  { testAccuracy, evaluationLoss }: OneRunFindings,
  { canary, classes, m, tag }: OneRunDesign,
): string {
  if (testAccuracy !== null) {
    const right = `Of the digits it was not trained on, the model labels ${percentText(Number(testAccuracy.toFixed(3)))} right`;
    return tag
      ? `${right}: the use of it, beside the power of the audit. λ trades one for the other.`
      : `${right}.`;
  }
  if (evaluationLoss === null) return '';
  // a canary's own token can be predicted too
  const tokens = classes + (canary === 'new-token' ? m : 0);
  return `On sentences it was not trained on, the model loses ${evaluationLoss.toFixed(2)} nats a token; with all ${countText(tokens)} alike it would be ${Math.log(tokens).toFixed(2)}.`;
}
