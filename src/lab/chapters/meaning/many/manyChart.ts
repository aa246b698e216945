// The chart of how many of a hundred records can be guessed right, over epsilon. Pure.
import { t } from '@lingui/core/macro';
import type { RecordsAttackReply, RecordsFamily } from '../../../../work';
import { axisScale } from '../../../chart/axisScale';
import type { ChartData, ChartLine } from '../../../chart/chartData';
import { percentTick } from '../../../chart/percentTick';
import { epsilonText, percentText, rateText } from '../../../notation/formatNumber';
import { drawnMembers } from '../drawnMembers';

export interface MeasuredAttack {
  name: string;
  /** Substitute epsilon of the attacked training at the page's delta. */
  epsilon: number;
  /** Number of right guesses in each attacked model. */
  right: readonly number[];
}

/** The measured attack on made-up records whose labels are the secrets (oneRun/training/recordsAttacked.ts); empty before its reply. */
export function attackOnLabels(reply: RecordsAttackReply | null, epsilon: number | null): MeasuredAttack[] {
  if (reply === null || epsilon === null || reply.right.length === 0) return [];
  return [{ name: t`measured (labels guessed from trained models)`, epsilon, right: reply.right }];
}

/** The median; of an even number of counts the lower of the two in the middle. */
export const medianOf = (counts: readonly number[]): number =>
  [...counts].sort((a, b) => a - b)[Math.floor((counts.length - 1) / 2)];

/** Number of records whose secrets are guessed. */
export const MANY_TARGETS = 100;
/** Number of equally likely values of each secret. */
export const VALUES = 10;
/** Failure levels: probabilities with which the bound may be exceeded. */
export const MANY_FAILURES = [0.05, 0.5, 0.95] as const;

const share = (count: number): number => count / MANY_TARGETS;

/** The chart at one of MANY_FAILURES, given by its index. Null until two training runs are known. */
export function manyChart(
  family: RecordsFamily | null,
  measured: readonly MeasuredAttack[],
  level: number,
): ChartData | null {
  const members = drawnMembers(family ?? []);
  if (members.length < 2) return null;
  const xs = [
    ...new Set([...members.map(({ epsilon }) => epsilon), ...measured.map(({ epsilon }) => epsilon)]),
  ].sort((a, b) => a - b);
  const at = (read: (member: (typeof members)[number]) => number | null | undefined) =>
    xs.map((x) => {
      const member = members.find(({ epsilon }) => epsilon === x);
      const count = member && read(member);
      return count === null || count === undefined ? null : share(count);
    });
  const failure = MANY_FAILURES[level] ?? MANY_FAILURES[0];
  const trainings = percentText(failure);
  const ofLevel: ChartLine[] = [
    {
      id: `bound_${failure}`,
      name: t`no attack, except in ${trainings} of training runs (whole curve, substitute)`,
      colour: 'var(--substitute)',
      ys: at(({ whole }) => whole[level]),
    },
    {
      id: `idealised_${failure}`,
      name: t`idealised attack, except in ${trainings} of training runs`,
      colour: 'var(--audit)',
      dash: '7 5',
      ys: at(({ ideal }) => ideal?.[level]),
    },
  ];
  return {
    xTitle: t`substitute ε of the training run`,
    yTitle: t`right of ${MANY_TARGETS}, at most`,
    xColumn: 'epsilon_substitute',
    x: axisScale('log', xs[0], xs[xs.length - 1]),
    y: axisScale('linear', 0, 1),
    xs,
    lines: [
      {
        id: 'by_chance',
        name: t`without the model, on average`,
        colour: 'var(--edge)',
        dash: '1.5 4',
        ys: xs.map(() => 1 / VALUES),
      },
      ...ofLevel.filter(({ ys }) => ys.some((y) => y !== null)),
      {
        id: 'mean_at_most',
        name: t`no attack on average (the smaller of both adjacencies)`,
        colour: 'var(--add-remove)',
        dash: '12 4',
        rounding: 'up',
        ys: at(({ meanAtMost }) => meanAtMost),
      },
      ...measured.map(
        ({ name, epsilon, right }, i): ChartLine => ({
          id: `measured_${i + 1}`,
          name,
          colour: 'var(--ink)',
          marks: true,
          ys: xs.map((x) => (x === epsilon ? share(medianOf(right)) : null)),
          ranges: xs.map((x) =>
            x === epsilon ? [share(Math.min(...right)), share(Math.max(...right))] : null,
          ),
        }),
      ),
    ],
    writeX: (epsilon) => epsilonText(epsilon, 'up'),
    writeY: rateText,
    writeTickY: percentTick,
  };
}
