// The chart of bounds on one guess over the prior. Pure.
import { t } from '@lingui/core/macro';
import type { RiskProfiles } from '../../../../work';
import { alongAxis, axisScale } from '../../../chart/axisScale';
import type { ChartData } from '../../../chart/chartData';
import { percentTick } from '../../../chart/percentTick';
import type { ChartToSave } from '../../../chart/savedChart';
import { chanceText } from '../../frame/chanceText';
import { guessText } from '../guessText';
import { type BarePair, boundsAtPrior } from './boundsAtPrior';

export const POSTERIOR_TITLE = t`From prior to posterior`;

const X = axisScale('odds', 1e-9, 0.9);
const Y = axisScale('odds', 1e-9, 0.999);
/** Number of priors at which bounds are computed. */
const POINTS = 73;

export function posteriorData(profiles: RiskProfiles | null, pair: BarePair | null): ChartData | null {
  if (profiles === null) return null;
  const xs = alongAxis(X, POINTS);
  const all = xs.map((prior) => boundsAtPrior(profiles, prior, pair));
  return {
    xTitle: t`right without the model, p`,
    yTitle: t`right with it, at most`,
    xColumn: 'prior',
    x: X,
    y: Y,
    xs,
    lines: [
      { id: 'without', name: t`without the model`, colour: 'var(--edge)', dash: '1.5 4', ys: xs },
      {
        id: 'bare_substitute',
        name: t`from a single pair, substitute`,
        colour: 'var(--hidden-state)',
        dash: '7 5',
        ys: all.map(({ bare }) => bare),
      },
      {
        id: 'exchange_substitute',
        name: t`by exchange, the whole substitute curve`,
        colour: 'var(--substitute)',
        ys: all.map(({ exchange }) => exchange),
      },
      {
        id: 'removal_add_remove',
        name: t`by removal, the whole add/remove curve`,
        colour: 'var(--add-remove)',
        dash: '12 4',
        ys: all.map(({ removal }) => removal),
      },
    ],
    writeX: chanceText,
    writeY: (chance) => guessText(chance),
    writeTickY: percentTick,
  };
}

const ofThePair = ({ epsilon, delta }: BarePair): string =>
  t`bare_substitute: by (${epsilon}, ${delta})-DP for substitution alone`;

export const posteriorToSave = (data: ChartData, words: string, pair: BarePair | null): ChartToSave => ({
  name: 'prior-to-posterior',
  title: POSTERIOR_TITLE,
  what: t`the bounds`,
  box: 'posterior-box',
  words,
  notes: [
    t`Upper bounds on the chance that one guess is exactly right, at a secret of a record that everyone knows is there. The prior is that of the likeliest value.`,
    t`exchange_substitute: the smallest bound over the certified substitute profile; removal_add_remove: 1 - f(prior), by the certified add/remove profile`,
    ...(pair ? [ofThePair(pair)] : []),
  ],
  every: 8,
  data,
});
