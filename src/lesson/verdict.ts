// What is said of a number that somebody has written as an answer. Pure.
import { parseNumber } from '../scenario';

/** Relative to the size of the right number, or absolute; where both are given the wider counts. */
export interface Tolerance {
  relative?: number;
  absolute?: number;
}

/** True when `given` lies within the tolerance of `right`, ends included. Both finite. */
export function within(given: number, right: number, { relative = 0, absolute = 0 }: Tolerance): boolean {
  // an end that is 0.1 by arithmetic may come out as 0.10000000000000009
  const slack = 4 * Number.EPSILON * Math.abs(right);
  return Math.abs(given - right) <= Math.max(relative * Math.abs(right), absolute) + slack;
}

/** A number that is asked for. One in % is a share: 0.1 for 10 %. */
export interface AskedNumber {
  right: number;
  unit: string;
  tolerance: Tolerance;
}

export type Verdict =
  | { verdict: 'right' }
  /** `given` as it was read, and where it lies; both null where a choice was asked for. */
  | { verdict: 'wrong'; given: number | null; side: 'above' | 'below' | null }
  /** No number; `reason` says what would be one. */
  | { verdict: 'unreadable'; reason: string };

/**
 * Holds a text against the right number: read as {@link parseNumber} does (1/10, 10%, 1e-3), a share in % with its sign or
 * without. A share written as a plain number below 1 may be meant either way, and counts if one of the two is right; as a
 * wrong one it is read in percent, as the box says. Never throws.
 */
export function checkNumber({ right, unit, tolerance }: AskedNumber, text: string): Verdict {
  const parsed = parseNumber(text);
  if (!parsed.ok) return { verdict: 'unreadable', reason: parsed.reason };
  const { value } = parsed;
  const percent = unit === '%' && !text.includes('%') && !text.includes('/') ? value / 100 : value;
  if (within(value, right, tolerance) || within(percent, right, tolerance)) return { verdict: 'right' };
  return { verdict: 'wrong', given: percent, side: percent > right ? 'above' : 'below' };
}
