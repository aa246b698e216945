// Attacks on models that were trained, beside the bounds of the same mechanism, as charts. Pure.

import { t } from '@lingui/core/macro';
import { failureText } from '../../../chapters/meaning/many/FailureChoice';
import { axisScale } from '../../../chart/axisScale';
import type { ChartData } from '../../../chart/chartData';
import { percentTick } from '../../../chart/percentTick';
import { deltaText, epsilonText, rateText } from '../../../notation/formatNumber';
import { linesOver, writeCount } from '../lines';
import { type AttacksRecorded, countAt, type LabelsReply, type SecretsReply } from './recorded';
import { LABEL_ATTACK, RECORDED_DELTA, SECRETS_ATTACK, TRAINED_EPSILONS } from './recordings';

export const SECRETS_TITLE = t`A hundred secrets in a language model`;
export const LABELS_TITLE = t`One record’s label`;

const AT = deltaText(RECORDED_DELTA);
const X = axisScale('log', TRAINED_EPSILONS[0] as number, TRAINED_EPSILONS.at(-1) as number);
const AXIS = {
  xTitle: t`ε of the training, substitute, at δ = ${AT}`,
  xColumn: 'epsilon_substitute',
  x: X,
  xs: TRAINED_EPSILONS,
  writeX: (epsilon: number) => epsilonText(epsilon, 'up'),
};

export const [SECRET_COUNT, CANDIDATES] = [
  Number(SECRETS_ATTACK.queries[0]?.m),
  Number(SECRETS_ATTACK.queries[0]?.k),
];

export const SECRET_RUNS = Number(SECRETS_ATTACK.queries[0]?.repeats);
export const LABEL_MODELS = 2 * Number(LABEL_ATTACK.queries[0]?.runsPerWorld);

export function secretsData(recorded: AttacksRecorded<SecretsReply>, failure: number): ChartData {
  const replies = recorded.points.map(({ reply }) => reply);
  const share = failureText(failure);
  return {
    ...AXIS,
    yTitle: t`right of ${SECRET_COUNT} secrets`,
    y: axisScale('linear', 0, SECRET_COUNT),
    lines: linesOver(replies, [
      [
        'bound',
        'bound',
        t`bound, exceeded in at most ${share} of runs`,
        ({ bounds }) => countAt(bounds, failure),
      ],
      ['dashedBound', 'bound_of_the_mean', t`bound of the mean`, ({ m, successAtMost }) => m * successAtMost],
      [
        'reached',
        'least_loss',
        t`the word that is lost least, exceeded in at most ${share} of runs`,
        ({ reached }) => countAt(reached, failure),
      ],
      ['mean', 'least_loss_mean', t`the same, mean`, ({ rightMean }) => rightMean],
      ['prior', 'prior', t`by chance, on average`, ({ m, k }) => m / k],
    ]),
    writeY: writeCount,
  };
}

export function labelsData(recorded: AttacksRecorded<LabelsReply>): ChartData {
  const replies = recorded.points.map(({ reply }) => reply);
  const last = ({ checkpoints }: LabelsReply) => checkpoints.at(-1) ?? null;
  const lines = linesOver(replies, [
    ['bound', 'bound', t`bound, the label being one of the two`, (reply) => last(reply)?.bound.upper ?? null],
    ['reached', 'S4', t`S4, measured, with its 95% interval`, (reply) => last(reply)?.success ?? null],
    ['prior', 'prior', t`the commoner label every time`, ({ priorAlone }) => priorAlone],
  ]);
  lines[1].ranges = replies.map(last).map((at) => at && [at.lower, at.upper]);
  return {
    ...AXIS,
    yTitle: t`right guesses`,
    y: axisScale('linear', 0.6, 1),
    lines,
    writeY: rateText,
    writeTickY: percentTick,
  };
}
