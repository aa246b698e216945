// The curves of chapter 2 as charts: privacy profiles, and trade-off curves. Pure.
import { t } from '@lingui/core/macro';
import type { ProfileCurves, TradeoffReply } from '../../../work';
import { axisScale } from '../../chart/axisScale';
import type { ChartData, ChartLine } from '../../chart/chartData';
import { linearTicks } from '../../figure/ticks';
import { type Rounding, toText, typesetSignificant } from '../../notation/formatNumber';
import { QUANTITIES } from '../../notation/quantities';
import { QUANTITY_SYMBOLS } from '../../notation/table';

/** Number of powers of ten below the page's δ down to which the profile is drawn. */
const BELOW = 2;
const SHARES = axisScale('linear', 0, 1);
const QUARTERS = [0, 0.25, 0.5, 0.75, 1];

const written = (value: number, rounding?: Rounding): string =>
  toText(typesetSignificant(value, 3, rounding));

/** A line of the chart. A null or NaN among `values` is an unverified value, and `rounding` is the safe side of the bound. */
function line(
  id: 'addRemove' | 'substitute' | 'implied' | 'group',
  values: ArrayLike<number | null>,
  rounding: 'up' | 'down',
): ChartLine {
  const { label, colour, dash } = QUANTITIES[id];
  return {
    id,
    name: label,
    colour,
    ...(dash && { dash }),
    symbol: QUANTITY_SYMBOLS[id],
    rounding,
    ys: Array.from(values, (value) => (value === null || Number.isNaN(value) ? null : value)),
  };
}

/**
 * The chart of δ over ε. The axis of δ is logarithmic, from 1 down to the power of ten that lies two to three decades below the page's own
 * δ.
 */
export function profileData(profile: ProfileCurves, delta: number): ChartData {
  const xs = Array.from(profile.epsilons);
  const lowest = Math.floor(Math.log10(delta)) - BELOW;
  return {
    xTitle: 'ε',
    yTitle: 'δ',
    ySymbol: 'delta',
    xColumn: 'epsilon',
    x: axisScale('linear', 0, xs[xs.length - 1]),
    y: axisScale('log', 10 ** lowest, 1),
    xs,
    xTicks: linearTicks(xs[xs.length - 1], 5),
    lines: [
      line('addRemove', profile.addRemove.value, 'up'),
      line('substitute', profile.substitute.value, 'up'),
      line('implied', profile.implied.value, 'up'),
    ],
    writeX: written,
    writeY: written,
  };
}

/** The chart as it is drawn: a line that leaves the plot at its lower end is cut there, between two of its values. */
export const withinPlot = (chart: ChartData): ChartData => ({
  ...chart,
  lines: chart.lines.map((one) => {
    const { xs, y } = chart;
    const out = one.ys.findIndex((value) => value !== null && value < y.low);
    const [before, beyond] = [one.ys[out - 1] ?? null, one.ys[out] ?? null];
    if (before === null || beyond === null) return one;
    const part = beyond === 0 ? 1 : Math.log(y.low / before) / Math.log(beyond / before);
    const end = xs[out - 1] + part * (xs[out] - xs[out - 1]);
    return { ...one, xs: [...xs.slice(0, out), end], ys: [...one.ys.slice(0, out), y.low] };
  }),
});

export function tradeoffData({ alphas, ...curves }: TradeoffReply): ChartData {
  const of = (id: keyof typeof curves) =>
    line(
      id,
      curves[id].map(({ beta }) => beta.value),
      'down',
    );
  return {
    xTitle: t`false alarms`,
    yTitle: t`misses`,
    xColumn: 'false_alarms',
    x: SHARES,
    y: SHARES,
    xs: Array.from(alphas),
    xTicks: QUARTERS,
    yTicks: QUARTERS,
    lines: [of('addRemove'), of('substitute'), of('implied'), of('group')],
    writeX: written,
    writeY: written,
  };
}
