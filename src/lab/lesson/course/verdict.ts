// What is said of a number that somebody has written as an answer.
import type { Rounding } from '../../../base/numerics/safeSide';
import { readingsOf } from './readings';

/** Relative to the size of the right number, or absolute; where both are given the wider counts. */
export interface Tolerance {
  relative?: number;
  absolute?: number;
}

/** What an end that is 0.1 may come out as by arithmetic, 0.10000000000000009, is still that end. */
const slackOf = (right: number): number => 4 * Number.EPSILON * Math.abs(right);

/** True when `given` lies within the tolerance of `right`, ends included. Both finite. */
export function within(given: number, right: number, { relative = 0, absolute = 0 }: Tolerance): boolean {
  return Math.abs(given - right) <= Math.max(relative * Math.abs(right), absolute) + slackOf(right);
}

/** A number that is asked for. One in % is a share: 0.1 for 10%. */
export interface AskedNumber {
  right: number;
  unit: string;
  tolerance: Tolerance;
  /**
   * The safe side of a bound: an "at most" holds of what lies above it ('up'), and what an attack shows, or a last moment, of
   * what lies below ('down'). The tolerance then reaches to that side alone. By default any number as near will do.
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
  /** Where it lies; `given` is null where a choice was asked for. */
  | ({ verdict: 'wrong'; side: 'above' | 'below' } & Given)
  | { verdict: 'wrong'; given: null; side: null }
  /** As near as asked for, but on the side of a bound where it is false. */
  | ({ verdict: 'unsafe'; side: 'above' | 'below' } & Given)
  /** No number; `reason` says what would be one. */
  | { verdict: 'unreadable'; reason: string };

/** Stored answers have five digits, and so may lie this share of themselves beyond what the core computes. */
const STORED = 1e-4;

/** The numbers that are right, ends included: to both sides of `right`, or of a bound to its safe side. */
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

/** How far a reading is from the right number, by order of magnitude. */
const apart = (reading: number, right: number): number => {
  const distance = Math.abs(Math.log(Math.abs(reading) / Math.abs(right)));
  return Number.isNaN(distance) ? Number.POSITIVE_INFINITY : distance;
};

/**
 * Holds a text against the right number, in every way in which it can be read ({@link readingsOf}). It is right if one reading is.
 * Where none is, the side is that of the likely reading that comes nearest. Never throws.
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
