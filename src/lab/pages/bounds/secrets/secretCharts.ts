// Charts of secrets: advantage over epsilon, epsilon over the prior, and three bounds beside each other. Pure.
import { t } from '@lingui/core/macro';
import { successByTests } from '../../../../addons/risk/byTests';
import { guessByTable, powerByTable, tabulatedCurve } from '../../../../addons/risk/profileTable';
import { chanceText } from '../../../chapters/frame/chanceText';
import { drawnMembers } from '../../../chapters/meaning/drawnMembers';
import {
  bareAdvantage,
  bareEpsilonFor,
  wholeAdvantage,
  wholeEpsilonFor,
} from '../../../chapters/meaning/family';
import { alongAxis, axisScale } from '../../../chart/axisScale';
import type { ChartData, ChartLine } from '../../../chart/chartData';
import { percentTick } from '../../../chart/percentTick';
import type { RiskFamily, RiskProfiles } from '../../../jobs';
import { epsilonText, rateText } from '../../../notation/formatNumber';
import { isCertain, type SecretKind } from './secretKinds';

const WHOLE = 'var(--ink)';
const BARE = 'var(--soft)';

/** After Figure 2a of the paper; null before two members are known, and of a secret that is certain beforehand. */
export function advantageChart(
  family: RiskFamily | null,
  delta: number,
  secret: SecretKind,
): ChartData | null {
  const members = drawnMembers(family ?? []);
  if (members.length < 2 || isCertain(secret)) return null;
  const { heaviest, median } = secret;
  const ends = [members[0].epsilon, members[members.length - 1].epsilon] as const;
  const lines: ChartLine[] = [
    {
      id: 'bare_substitute',
      name: t`likeliest value, from a single pair (substitute)`,
      colour: BARE,
      dash: '7 5',
      rounding: 'up',
      ys: members.map(({ epsilon }) => bareAdvantage(epsilon, delta, heaviest)),
    },
    {
      id: 'whole_curves',
      name: t`likeliest value, by whole curves (the smaller of both adjacencies)`,
      colour: WHOLE,
      rounding: 'up',
      ys: members.map((member) => wholeAdvantage(member, heaviest)),
    },
  ];
  if (median < heaviest) {
    lines.push({
      id: 'whole_curves_median',
      name: t`a value as rare as the median one, by whole curves`,
      colour: WHOLE,
      dash: '2 4',
      rounding: 'up',
      ys: members.map((member) => wholeAdvantage(member, median)),
    });
  }
  return {
    xTitle: t`substitute ε of the training run`,
    yTitle: t`advantage, at most`,
    xColumn: 'epsilon_substitute',
    x: axisScale('log', ...ends),
    y: axisScale('linear', 0, 1),
    xs: members.map(({ epsilon }) => epsilon),
    lines,
    writeX: (epsilon) => epsilonText(epsilon, 'up'),
    writeY: rateText,
    writeTickY: percentTick,
  };
}

const PRIORS = axisScale('odds', 1e-9, 0.9);

/** After Figure 2b: the epsilon at which an advantage is reached, by the prior. */
export function neededChart(family: RiskFamily | null, delta: number, advantage: number): ChartData {
  const members = drawnMembers(family ?? []);
  const xs = alongAxis(PRIORS, 65);
  const bare = xs.map((prior) => bareEpsilonFor(prior, advantage, delta));
  const pure = xs.map((prior) => bareEpsilonFor(prior, advantage, 0));
  const whole = xs.map((prior) => wholeEpsilonFor(members, prior, advantage));
  const all = [...bare, ...pure, ...whole].filter((value): value is number => value !== null && value > 0);
  return {
    xTitle: t`right without the model, p`,
    yTitle: t`largest substitute ε`,
    xColumn: 'prior',
    x: PRIORS,
    y: axisScale('log', Math.min(0.1, ...all), Math.max(10, ...all) * 1.05),
    xs,
    lines: [
      { id: 'pure', name: t`from a single pair with δ = 0`, colour: BARE, dash: '1.5 4', ys: pure },
      { id: 'bare_substitute', name: t`from a single pair, substitute`, colour: BARE, dash: '7 5', ys: bare },
      {
        id: 'whole_curves',
        name: t`by whole curves, read between the computed noises`,
        colour: WHOLE,
        ys: whole,
      },
    ],
    writeX: chanceText,
    writeY: (epsilon) => epsilonText(epsilon, 'down'),
  };
}

const UNIFORM = [2, 3, 4, 5, 6, 8, 10, 15, 20, 50];

/** After Figure 1: this bound, 1 - f(p) of Kulynych et al., and that of Mahloujifar et al. at uniform priors. */
export function comparisonChart(profiles: RiskProfiles | null): ChartData | null {
  if (profiles === null) return null;
  const { substitute, addRemove } = profiles;
  const curve = tabulatedCurve(substitute);
  const uniform = new Set(UNIFORM.map((k) => 1 / k));
  const even = Array.from({ length: 49 }, (_, i) => 0.01 + (0.98 * i) / 48);
  const xs = [...new Set([...even, ...uniform])].sort((a, b) => a - b);
  return {
    xTitle: t`right without the model, p`,
    yTitle: t`right with it, at most`,
    xColumn: 'prior',
    x: axisScale('linear', 0, 1),
    y: axisScale('linear', 0, 1),
    xs,
    lines: [
      { id: 'without', name: t`without the model`, colour: 'var(--edge)', dash: '1.5 4', ys: xs },
      {
        id: 'power_substitute',
        name: t`1 − f(p), substitute, against a fixed other value`,
        colour: 'var(--substitute)',
        dash: '7 5',
        rounding: 'up',
        ys: xs.map((prior) => powerByTable(substitute, prior)),
      },
      {
        id: 'power_add_remove',
        name: t`1 − f(p), add/remove, against a removed record`,
        colour: 'var(--add-remove)',
        dash: '12 4',
        rounding: 'up',
        ys: xs.map((prior) => powerByTable(addRemove, prior)),
      },
      {
        id: 'exchange_substitute',
        name: t`by exchange, substitute`,
        colour: 'var(--substitute)',
        rounding: 'up',
        ys: xs.map((prior) => guessByTable(substitute, prior)),
      },
      {
        id: 'uniform_substitute',
        name: t`published bound for equally likely values (Mahloujifar et al.), substitute`,
        colour: 'var(--ink)',
        marks: true,
        rounding: 'up',
        ys: xs.map((prior) => (uniform.has(prior) ? successByTests(curve, prior).bound : null)),
      },
    ],
    writeX: (prior) => rateText(prior, 'nearest'),
    writeY: rateText,
    writeTickY: percentTick,
  };
}
