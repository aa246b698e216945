// What is said of a number that somebody has written as an answer.

import { withPoint } from '../../../base/language/numbers';
import { say } from '../../../base/language/say';
import { parseNumber } from '../../../scenario';

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

/** A number that is asked for. One in % is a share: 0.1 for 10%. */
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

/** How far a reading is from the right number, by order of magnitude. */
const apart = (reading: number, right: number): number => {
  const distance = Math.abs(Math.log(Math.abs(reading) / Math.abs(right)));
  return Number.isNaN(distance) ? Number.POSITIVE_INFINITY : distance;
};

/**
 * Holds a text against the right number: read as {@link parseNumber} does (1/10, 10%, 1e-3). Where a share is asked
 * for in %, a number without the sign may be meant either way and is read as what comes nearer, so 10 and 0.1 both
 * are a tenth. Never throws.
 */
export function checkNumber({ right, unit, tolerance }: AskedNumber, text: string): Verdict {
  const parsed = parseNumber(withPoint(text));
  if (!parsed.ok) return { verdict: 'unreadable', reason: say(parsed.reason) };
  const { value } = parsed;
  const plain = unit === '%' && !text.includes('%') && !text.includes('/');
  const given = plain && apart(value / 100, right) < apart(value, right) ? value / 100 : value;
  if (within(given, right, tolerance)) return { verdict: 'right' };
  return { verdict: 'wrong', given, side: given > right ? 'above' : 'below' };
}
