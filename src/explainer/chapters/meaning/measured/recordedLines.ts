// What the charts of recorded attacks have in common: how each kind of line looks, and how a failure level and a count are said.
import { decimalText } from '../../../../language/numbers';

/** Bounds in the colour of the adjacency, attacks in that of the audit, what needs no attack in grey. */
export const LINES = {
  bound: { colour: 'var(--substitute)' },
  boundOfMean: { colour: 'var(--substitute)', dash: '7 5' },
  reached: { colour: 'var(--audit)', marks: true },
  mean: { colour: 'var(--audit)', dash: '2 4' },
  prior: { colour: 'var(--edge)', dash: '1.5 4' },
} as const;

/** Of the releases or runs in which a bound may be exceeded: '5 %'. */
export const failureText = (failure: number): string => `${100 * failure}\u202f%`;

/** Whole counts whole, means to a tenth. */
export const writeCount = (count: number): string => decimalText(count, Number.isInteger(count) ? 0 : 1);
