// The lines and numbers that the charts of this page have in common.
import { decimalText } from '../../../base/language/numbers';
import type { ChartLine } from '../../chart/chartData';
import { type Rounding, roundTo } from '../../notation/formatNumber';

/**
 * Looks of lines. A bound of one adjacency has its colour, and a bound of the smaller of both, like a published one, the colour of text.
 * What a single pair says and what the prior alone gives is grey. Attacks have the colour of the audit.
 */
const LOOKS = {
  bound: { colour: 'var(--substitute)', rounding: 'up' },
  dashedBound: { colour: 'var(--substitute)', dash: '7 5', rounding: 'up' },
  removed: { colour: 'var(--add-remove)', dash: '12 4', rounding: 'up' },
  whole: { colour: 'var(--ink)', rounding: 'up' },
  wholeMedian: { colour: 'var(--ink)', dash: '2 4', rounding: 'up' },
  wholeEpsilon: { colour: 'var(--ink)' },
  bare: { colour: 'var(--soft)', dash: '7 5', rounding: 'up' },
  bareEpsilon: { colour: 'var(--soft)', dash: '7 5' },
  pureEpsilon: { colour: 'var(--soft)', dash: '1.5 4' },
  published: { colour: 'var(--ink)', marks: true, rounding: 'up' },
  reached: { colour: 'var(--audit)', marks: true },
  mean: { colour: 'var(--audit)', dash: '2 4' },
  prior: { colour: 'var(--edge)', dash: '1.5 4' },
} as const satisfies Record<string, Partial<ChartLine>>;

type Line<Of> = readonly [look: keyof typeof LOOKS, id: string, name: string, y: (one: Of) => number | null];

export const linesOver = <Of>(all: readonly Of[], lines: readonly Line<Of>[]): ChartLine[] =>
  lines.map(([look, id, name, y]) => ({ id, name, ...LOOKS[look], ys: all.map((one) => y(one)) }));

/** A count, without decimals where it is whole and with one otherwise. `rounding` is up or down for a bound. */
export const writeCount = (count: number, rounding: Rounding = 'nearest'): string =>
  decimalText(roundTo(count, 1, rounding), Number.isInteger(count) ? 0 : 1);
