// Charts of secrets. Pure.
import { t } from '@lingui/core/macro';
import { gdpDelta } from '../../../../accounting/closedForm/gaussianDp';
import { successByTests } from '../../../../risk/byTests';
import { guessByTable, type ProfileTable, powerByTable, tabulatedCurve } from '../../../../risk/profileTable';
import type { RiskFamily, RiskProfiles } from '../../../../work';
import { chanceText } from '../../../chapters/frame/chanceText';
import { drawnMembers } from '../../../chapters/meaning/drawnMembers';
import {
  bareAdvantage,
  bareEpsilonFor,
  wholeAdvantage,
  wholeEpsilonFor,
} from '../../../chapters/meaning/family';
import { alongAxis, axisScale } from '../../../chart/axisScale';
import type { ChartData } from '../../../chart/chartData';
import { percentTick } from '../../../chart/percentTick';
import { epsilonText, parameterText, rateText } from '../../../notation/formatNumber';
import { linesOver } from '../lines';
import { isCertain, type SecretKind } from './secretKinds';

/** Advantage over ε, after Figure 2a of the paper; null before two members of the family are known. */
export function advantageChart(
  family: RiskFamily | null,
  delta: number,
  secret: SecretKind,
): ChartData | null {
  const members = drawnMembers(family ?? []);
  if (members.length < 2 || isCertain(secret)) return null;
  const { heaviest, median } = secret;
  const ends = [members[0].epsilon, members[members.length - 1].epsilon] as const;
  const lines = linesOver(members, [
    [
      'bare',
      'bare_substitute',
      t`likeliest value, from a single pair (substitute)`,
      ({ epsilon }) => bareAdvantage(epsilon, delta, heaviest),
    ],
    [
      'whole',
      'whole_curves',
      t`likeliest value, by whole curves (the smaller of both adjacencies)`,
      (member) => wholeAdvantage(member, heaviest),
    ],
    [
      'wholeMedian',
      'whole_curves_median',
      t`a value as rare as the median one, by whole curves`,
      (member) => wholeAdvantage(member, median),
    ],
  ]);
  return {
    xTitle: t`substitute ε of the training run`,
    yTitle: t`advantage, at most`,
    xColumn: 'epsilon_substitute',
    x: axisScale('log', ...ends),
    y: axisScale('linear', 0, 1),
    xs: members.map(({ epsilon }) => epsilon),
    lines: median < heaviest ? lines : lines.slice(0, -1),
    writeX: (epsilon) => epsilonText(epsilon, 'up'),
    writeY: rateText,
    writeTickY: percentTick,
  };
}

const PRIORS = axisScale('odds', 1e-9, 0.9);

/** The ε that limits the attacker to an advantage, over the prior, after Figure 2b of the paper. */
export function neededChart(family: RiskFamily | null, delta: number, advantage: number): ChartData {
  const members = drawnMembers(family ?? []);
  const xs = alongAxis(PRIORS, 65);
  const lines = linesOver(xs, [
    ['pureEpsilon', 'pure', t`from a single pair with δ = 0`, (prior) => bareEpsilonFor(prior, advantage, 0)],
    [
      'bareEpsilon',
      'bare_substitute',
      t`from a single pair, substitute`,
      (prior) => bareEpsilonFor(prior, advantage, delta),
    ],
    [
      'wholeEpsilon',
      'whole_curves',
      t`by whole curves, read between the computed noises`,
      (prior) => wholeEpsilonFor(members, prior, advantage),
    ],
  ]);
  const all = lines.flatMap(({ ys }) => ys.filter((value) => value !== null && value > 0) as number[]);
  return {
    xTitle: t`right without the model, p`,
    yTitle: t`largest substitute ε`,
    xColumn: 'prior',
    x: PRIORS,
    y: axisScale('log', Math.min(0.1, ...all), Math.max(10, ...all) * 1.05),
    xs,
    lines,
    writeX: chanceText,
    writeY: (epsilon) => epsilonText(epsilon, 'down'),
  };
}

const UNIFORM = [2, 3, 4, 5, 6, 8, 10, 15, 20, 50].map((k) => 1 / k);
const EVEN = Array.from({ length: 49 }, (_, i) => 0.01 + (0.98 * i) / 48);
const CHANCES = [...new Set([...EVEN, ...UNIFORM])].sort((a, b) => a - b);

function comparison(substitute: ProfileTable, addRemove: ProfileTable | null): ChartData {
  const curve = tabulatedCurve(substitute);
  const uniform = new Set(UNIFORM);
  return {
    xTitle: t`right without the model, p`,
    yTitle: t`right with it, at most`,
    xColumn: 'prior',
    x: axisScale('linear', 0, 1),
    y: axisScale('linear', 0, 1),
    xs: CHANCES,
    lines: linesOver(CHANCES, [
      ['prior', 'without', t`without the model`, (prior) => prior],
      [
        'dashedBound',
        'power_substitute',
        t`1 − f(p), substitute, against a fixed other value`,
        (prior) => powerByTable(substitute, prior),
      ],
      ...(addRemove === null
        ? []
        : ([
            [
              'removed',
              'power_add_remove',
              t`1 − f(p), add/remove, against a removed record`,
              (prior: number) => powerByTable(addRemove, prior),
            ],
          ] as const)),
      [
        'bound',
        'exchange_substitute',
        t`by exchange, substitute`,
        (prior) => guessByTable(substitute, prior),
      ],
      [
        'published',
        'uniform_substitute',
        t`published bound for equally likely values (Mahloujifar et al.), substitute`,
        (prior) => (uniform.has(prior) ? successByTests(curve, prior).bound : null),
      ],
    ]),
    writeX: (prior) => rateText(prior, 'nearest'),
    writeY: rateText,
    writeTickY: percentTick,
  };
}

/** Three bounds on the chance of a right guess over the prior, after Figure 1 of the paper; null while no profile is known. */
export const comparisonChart = (profiles: RiskProfiles | null): ChartData | null =>
  profiles && comparison(profiles.substitute, profiles.addRemove);

/** Privacy profile of randomised response. δ is linear in e^ε, so its two end points determine it. */
const pureProfile = (epsilon: number): ProfileTable => ({
  adjacency: 'substitute',
  epsilons: Float64Array.of(0, epsilon),
  deltas: Float64Array.of(Math.tanh(epsilon / 2), 0),
});

/** Largest ε of the table, beyond which the bounds do not change, and its number of points, which are denser at small ε. */
const [LAST_EPSILON, POINTS] = [15, 300];

function gaussianProfile(mu: number): ProfileTable {
  const epsilons = Float64Array.from({ length: POINTS + 1 }, (_, i) => LAST_EPSILON * (i / POINTS) ** 1.4);
  return { adjacency: 'substitute', epsilons, deltas: epsilons.map((epsilon) => gdpDelta(mu, epsilon)) };
}

/** Panels after those of Figure 1 of the paper, for values of ε and μ of our own choice. */
export function guaranteePanels(): ChartData[] {
  const pure = [1, 4].map((epsilon) => ({ title: `ε = ${epsilon}, δ = 0`, profile: pureProfile(epsilon) }));
  const curves = [0.5, 1].map((mu) => ({ title: `μ = ${parameterText(mu)}`, profile: gaussianProfile(mu) }));
  return [...pure, ...curves].map(({ title, profile }) => ({ title, ...comparison(profile, null) }));
}
