// The verdict on a number that somebody has written as an answer.
import type { Rounding } from '../../../base/numerics/safeSide';
import { readingsOf } from './readings';

/** The accepted distance from the right number, relative to its size or absolute; if both are given, the wider one counts. */
export interface Tolerance {
  relative?: number;
  absolute?: number;
}

/** The rounding error allowed at the ends of a range, where 0.1 may come out as 0.10000000000000009. */
const slackOf = (right: number): number => 4 * Number.EPSILON * Math.abs(right);

/** Whether `given` lies within the tolerance of `right`, ends included. Both must be finite. */
export function within(given: number, right: number, { relative = 0, absolute = 0 }: Tolerance): boolean {
  return Math.abs(given - right) <= Math.max(relative * Math.abs(right), absolute) + slackOf(right);
}

/** A number that is asked for. One in % is a share: 0.1 for 10%. */
export interface AskedNumber {
  right: number;
  unit: string;
  tolerance: Tolerance;
  /**
   * The safe side of a bound. An upper bound stays true when it is rounded up ('up'). A lower bound, such as the ε that an attack shows, or
   * a largest allowed value, such as the most steps that a budget pays for, stays true when it is rounded down ('down'). The tolerance
   * then extends to that side alone. By default it extends to both sides.
   */
  rounding?: Rounding;
}

/** How a text was read: as which number, whether a share in percent may have been meant otherwise, and all that it may mean. */
interface Given {
  given: number;
  unsure: boolean;
  readings: readonly number[];
}

export type Verdict =
  | { verdict: 'right' }
  /** A wrong answer: a number, with the side on which it lies, or a choice, for which `given` and `side` are null. */
  | ({ verdict: 'wrong'; side: 'above' | 'below' } & Given)
  | { verdict: 'wrong'; given: null; side: null }
  /** A number within the tolerance, but on the side of the bound where the statement is false. */
  | ({ verdict: 'unsafe'; side: 'above' | 'below' } & Given)
  /** A text that is no number; `reason` says what would be one. */
  | { verdict: 'unreadable'; reason: string };

/** The relative rounding error of a stored answer, which has about five digits. */
const STORED = 1e-4;

/**
 * The range of numbers that count as right, ends included. It extends to both sides of `right`, or for a bound to its safe side, and on the
 * other side by no more than the rounding error of a stored answer.
 */
export function acceptedRange({ right, tolerance, rounding = 'nearest' }: Omit<AskedNumber, 'unit'>): {
  low: number;
  high: number;
} {
  const size = Math.abs(right);
  const room = Math.max((tolerance.relative ?? 0) * size, tolerance.absolute ?? 0);
  const stored = Math.min(STORED * size, room);
  return {
    low: right - (rounding === 'up' ? stored : room),
    high: right + (rounding === 'down' ? stored : room),
  };
}

/** The distance of a reading from the right number: the size of the logarithm of their ratio, or infinity if both are 0. */
const apart = (reading: number, right: number): number => {
  const distance = Math.abs(Math.log(Math.abs(reading) / Math.abs(right)));
  return Number.isNaN(distance) ? Number.POSITIVE_INFINITY : distance;
};

/**
 * Compares a text with the right number, in every way in which the text can be read ({@link readingsOf}). It is right if one reading
 * is right. Otherwise the side is that of the likely reading that comes nearest. Never throws.
 */
export function checkNumber(asked: AskedNumber, text: string): Verdict {
  const { right, unit, tolerance } = asked;
  const read = readingsOf(text, unit);
  if (!read.ok) return { verdict: 'unreadable', reason: read.reason };
  const { low, high } = acceptedRange(asked);
  const slack = slackOf(right);
  if (read.all.some((value) => value >= low - slack && value <= high + slack)) return { verdict: 'right' };
  const near = read.all.filter((value) => within(value, right, tolerance));
  const [given] = [...near, ...[...read.likely].sort((a, b) => apart(a, right) - apart(b, right))];
  return {
    verdict: near.length > 0 ? 'unsafe' : 'wrong',
    given,
    unsure: read.unsure,
    readings: read.all,
    side: given > right ? 'above' : 'below',
  };
}
