// Words on the watched run: its settings, its picture for screen readers, and its progress.
import { select, t } from '@lingui/core/macro';
import { decimalText } from '../../../../base/language/numbers';
import { say } from '../../../../base/language/say';
import {
  isFromData,
  isSentence,
  ONE_RUN_CANARIES,
  type OneRunCanaryKind,
} from '../../../../oneRun/canaries/kinds';
import type { OneRunDesign, OneRunFindings, OneRunReply, RankedMoment } from '../../../../work';
import { countText, epsilonText, parameterText, percentText } from '../../../notation/formatNumber';
import { LANGUAGE_MODEL, MOST_TRAINING_RECORDS, RUN_STEPS, secretOf, TAGS } from './plan';

type Trained = Pick<OneRunFindings, 'backend'>;

const TRAINED = {
  simd: t`Trained on the processor by the SIMD kernel in float32`,
  reference: t`Trained on the processor by the reference in float64`,
} as const;

export const trainedText = ({ backend }: Trained): string => TRAINED[backend];

export function backendText({ backend }: Trained): string {
  const processor = backend === 'simd' ? t`SIMD kernel, float32` : t`TypeScript, float64`;
  return t`${processor}, in a worker of the browser`;
}

export function runModelText({ canary, tag, language, hidden, dimension, classes }: OneRunDesign): string {
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

export function runBatchText(samplingRate: number): string {
  if (samplingRate === 1) return t`full batches`;
  const rate = parameterText(samplingRate);
  return t`Poisson batches with q = ${rate}`;
}

/** A sentence on how useful the model is; '' if it was trained on canaries alone. */
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
  // Canaries of this kind add tokens of their own to those that the model can predict.
  const tokens = classes + (canary === 'new-token' ? m : 0);
  const loss = decimalText(evaluationLoss, 2);
  const count = countText(tokens);
  const uniform = decimalText(Math.log(tokens), 2);
  return t`On sentences it was not trained on, the model loses ${loss} nats a token. A model that finds all ${count} words equally likely would lose ${uniform}.`;
}

function recordsText(canary: OneRunCanaryKind): string {
  const { window, words, length } = LANGUAGE_MODEL;
  if (canary === 'fresh-tokens') {
    return t`They stand beside ${MOST_TRAINING_RECORDS} sentences of speeches, cut to ${length} words. The model sees ${window} tokens and predicts one of ${words} words.`;
  }
  if (isSentence(canary)) {
    return t`They replace as many of ${MOST_TRAINING_RECORDS} sentences of speeches, cut to ${length} words. The model sees ${window} tokens and predicts one of ${words} words.`;
  }
  const { tags } = TAGS;
  return canary === 'trigger-tag'
    ? t`There are ${MOST_TRAINING_RECORDS} digits with 64 features, 10 labels and ${tags} tags. The model is trained on those that are not canaries, too.`
    : t`There are ${MOST_TRAINING_RECORDS} digits with 64 features and 10 labels. The model is trained on those that are not canaries, too.`;
}

export function secretText(canary: OneRunCanaryKind, selfComparison: boolean): string {
  if (selfComparison) {
    const secret = secretOf(canary);
    return t`Each is trained with a random ${select(secret, { label: 'label', tag: 'tag', other: 'word' })} and compared with a second one, which is drawn in the same way and never trained.`;
  }
  const chance = percentText(0.5);
  return t`A fair coin decides for each canary whether it is trained on. Half of the guesses say “in”, and a coin would be right ${chance} of the time.`;
}

export function canaryText(canary: OneRunCanaryKind): string {
  const words = say(ONE_RUN_CANARIES[canary].words);
  return isFromData(canary) ? `${words} ${recordsText(canary)}` : words;
}

export function boundWords({ report }: OneRunFindings, explored: boolean): string {
  const right = countText(report.v);
  const guesses = countText(report.r);
  const epsilon = epsilonText(report.epsilon, 'down');
  const { adjacency } = report;
  const sure = explored ? 'no' : 'yes';
  return t`${right} of ${guesses} guesses right. Epsilon at least ${epsilon} for ${select(adjacency, {
    substitute: 'substitute',
    other: 'add-remove',
  })} adjacency${select(sure, { no: ', explored, so without confidence', other: '' })}.`;
}

/** The picture in words. `bound` is the bound in words; before that is known, what is said of a recorded step, or ''. */
export function pictureWords({ done, total, guesses }: RankedMoment, m: number, bound: string): string {
  const canaries = countText(m);
  const right = countText(guesses.right.reduce((sum, one) => sum + one, 0));
  return t`${canaries} canaries of one run after step ${done} of ${total}, of which ${right} are guessed right. ${bound}`;
}

/** The progress of a run in words. `reply` is the newest report of that run, or null before the first. */
export function runProgressText(running: boolean, reply: OneRunReply | null): string {
  if (running) {
    if (reply === null) return t`Getting ready to train`;
    if (reply.moment === null) {
      const share = percentText(Math.floor(100 * reply.prepared) / 100);
      return t`Getting ready to train: ${share}`;
    }
    const { done } = reply.moment;
    return t`Step ${done} of ${RUN_STEPS}`;
  }
  if (!reply?.findings) return '';
  const { seconds } = reply;
  const took = seconds < 10 ? decimalText(seconds, 1) : Math.round(seconds);
  return t`${RUN_STEPS} steps in ${took} s in this tab, on the processor`;
}

/** A sentence on a recorded first step, for as long as this tab's own run has made none. */
export const recordedStepText = (running: boolean): string =>
  running
    ? t`This first step was recorded, and this tab is training the same run.`
    : t`This first step was recorded.`;
