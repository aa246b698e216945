// Bounds and attacks on noisy marginals as a chart. Pure.

import { t } from '@lingui/core/macro';
import type { SecretsFrom } from '../../../../risk/marginals/unknownValues';
import { failureText } from '../../../chapters/meaning/many/FailureChoice';
import { axisScale } from '../../../chart/axisScale';
import type { ChartData } from '../../../chart/chartData';
import type { ChartToSave } from '../../../chart/savedChart';
import { deltaText, epsilonText } from '../../../notation/formatNumber';
import { linesOver, writeCount } from '../lines';
import { type AttacksRecorded, countAt, type MarginalsReply } from '../measured/recorded';
import {
  type MarginalsGame,
  RECORD_EPSILONS,
  RECORDED_DELTA,
  RECORDED_TARGETS,
  recordingOf,
} from '../measured/recordings';

export const MARGINALS_TITLE = t`What noisy marginals give away`;

const AT = deltaText(RECORDED_DELTA);
const X = axisScale('log', RECORD_EPSILONS[0] as number, RECORD_EPSILONS.at(-1) as number);
const Y = axisScale('linear', 0, RECORDED_TARGETS);

/** The replies for one game, in the order of RECORD_EPSILONS. */
export const repliesOf = (
  { points }: AttacksRecorded<MarginalsReply>,
  game: MarginalsGame,
): MarginalsReply[] =>
  points
    .filter(({ query }) => query.tolerance === game.tolerance && `${query.unknown}` === `${game.unknown}`)
    .map(({ reply }) => reply);

export function marginalsData(
  recorded: AttacksRecorded<MarginalsReply>,
  game: MarginalsGame,
  from: SecretsFrom,
  failure: number,
): ChartData {
  const replies = repliesOf(recorded, game);
  const share = failureText(failure);
  const own = from === 'records';
  return {
    xTitle: t`ε of the release, substitute, at δ = ${AT}`,
    yTitle: t`right of ${RECORDED_TARGETS} records`,
    xColumn: 'epsilon_substitute',
    x: X,
    y: Y,
    xs: RECORD_EPSILONS,
    lines: linesOver(replies, [
      [
        'bound',
        'bound',
        own
          ? t`bound of values from the prior, but in ${share} of releases`
          : t`bound, exceeded in at most ${share} of releases`,
        ({ bounds }) => countAt(bounds, failure),
      ],
      [
        'dashedBound',
        'bound_of_the_mean',
        own ? t`bound of their mean` : t`bound of the mean`,
        ({ expectedAtMost }) => expectedAtMost,
      ],
      [
        'reached',
        'relaxed_projection',
        t`relaxed projection, exceeded in at most ${share} of releases`,
        ({ reached }) => countAt(reached, failure),
      ],
      [
        'mean',
        'told_the_rest',
        t`each record alone, all others told, on average`,
        ({ toldTheRestMean }) => toldTheRestMean,
      ],
      [
        'prior',
        'prior',
        own ? t`the prior’s best guesses` : t`the prior’s best guesses, on average`,
        ({ prior }) => (own ? prior.ownRight : prior.expected),
      ],
    ]),
    writeX: (epsilon) => epsilonText(epsilon, 'up'),
    writeY: writeCount,
  };
}

export function marginalsToSave(
  data: ChartData,
  words: string,
  game: MarginalsGame,
  from: SecretsFrom,
): ChartToSave {
  const { id } = recordingOf(game, from);
  return {
    name: 'noisy-marginals',
    title: MARGINALS_TITLE,
    what: t`the bounds and attacks`,
    box: 'marginals-box',
    words,
    notes: [
      t`recorded, not of the training above, from Gaussian noise on 3-way marginals of the breast-cancer records, and remade by npm run record -- ${id}`,
      t`bound: of values drawn from the prior, a Chow-Liu tree of other records: the count that no attack exceeds but in that share of releases, substitute adjacency of the unknown columns; bound_of_the_mean: the sum of the targets’ bounds`,
      from === 'records'
        ? t`attacked: the records’ own values, of which the bounds need not hold`
        : t`attacked: values drawn from the prior in each release`,
      t`relaxed_projection: the count that the attack exceeds in no larger share of its releases; told_the_rest: mean of attempts at one record, all others told`,
    ],
    recorded: true,
    data,
  };
}
