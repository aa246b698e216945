// What the charts of recorded attacks have in common: how each kind of line looks, and how a count is said.
import { decimalText } from '../../../../base/language/numbers';
import { type Rounding, roundTo } from '../../../notation/formatNumber';

/** Bounds in the colour of the adjacency, attacks in that of the audit, what needs no attack in grey. */
export const LINES = {
  bound: { colour: 'var(--substitute)', rounding: 'up' },
  boundOfMean: { colour: 'var(--substitute)', dash: '7 5', rounding: 'up' },
  reached: { colour: 'var(--audit)', marks: true },
  mean: { colour: 'var(--audit)', dash: '2 4' },
  prior: { colour: 'var(--edge)', dash: '1.5 4' },
} as const;

/** Whole counts whole, means to a tenth, and to their safe side where they are bounds. */
export const writeCount = (count: number, rounding: Rounding = 'nearest'): string =>
  decimalText(roundTo(count, 1, rounding), Number.isInteger(count) ? 0 : 1);
