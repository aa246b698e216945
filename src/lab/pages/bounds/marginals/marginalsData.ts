// Bounds and attacks on noisy marginals as a chart, for one game and one failure level. Pure.

import { t } from '@lingui/core/macro';
import type { SecretsFrom } from '../../../../addons/risk/marginals/unknownValues';
import { failureText } from '../../../chapters/meaning/many/FailureChoice';
import { axisScale } from '../../../chart/axisScale';
import type { ChartData } from '../../../chart/chartData';
import type { ChartToSave } from '../../../chart/savedChart';
import { deltaText, epsilonText } from '../../../notation/formatNumber';
import { type AttacksRecorded, countAt, type MarginalsReply } from '../measured/recorded';
import { LINES, writeCount } from '../measured/recordedLines';
import { DELTA, EPSILONS, MARGINALS, MARGINALS_GAMES, type MarginalsGame } from '../measured/recordings';

export const MARGINALS_TITLE = t`What noisy marginals give away`;

/** Records whose columns are unknown. */
const TARGETS = Number(MARGINALS.prior.queries[0]?.targets);

const AT = deltaText(DELTA);
const X = axisScale('log', EPSILONS[0] as number, EPSILONS.at(-1) as number);
const Y = axisScale('linear', 0, TARGETS);

/** In the order of EPSILONS. */
export function repliesOf(recorded: AttacksRecorded<MarginalsReply>, game: MarginalsGame): MarginalsReply[] {
  const from = MARGINALS_GAMES.indexOf(game) * EPSILONS.length;
  return recorded.points.slice(from, from + EPSILONS.length).map(({ reply }) => reply);
}

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
    yTitle: t`right of ${TARGETS} records`,
    xColumn: 'epsilon_substitute',
    x: X,
    y: Y,
    xs: EPSILONS,
    lines: [
      {
        id: 'bound',
        name: own
          ? t`bound of values from the prior, but in ${share} of releases`
          : t`bound, exceeded in at most ${share} of releases`,
        ...LINES.bound,
        ys: replies.map(({ bounds }) => countAt(bounds, failure)),
      },
      {
        id: 'bound_of_the_mean',
        name: own ? t`bound of their mean` : t`bound of the mean`,
        ...LINES.boundOfMean,
        ys: replies.map(({ expectedAtMost }) => expectedAtMost),
      },
      {
        id: 'relaxed_projection',
        name: t`relaxed projection, exceeded in at most ${share} of releases`,
        ...LINES.reached,
        ys: replies.map(({ reached }) => countAt(reached, failure)),
      },
      {
        id: 'told_the_rest',
        name: t`each record alone, all others told, on average`,
        ...LINES.mean,
        ys: replies.map(({ toldTheRestMean }) => toldTheRestMean),
      },
      {
        id: 'prior',
        name: own ? t`the prior’s best guesses` : t`the prior’s best guesses, on average`,
        ...LINES.prior,
        ys: replies.map(({ prior }) => (own ? prior.ownRight : prior.expected)),
      },
    ],
    writeX: (epsilon) => epsilonText(epsilon),
    writeY: writeCount,
  };
}

/** `words` are those of the figure. */
export function marginalsToSave(data: ChartData, words: string, from: SecretsFrom): ChartToSave {
  const { id } = MARGINALS[from];
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
