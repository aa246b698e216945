// Builds and combines verified values. This file decides by the width of bounds whether they count as a number. No epsilon or delta is
// computed here.
import type { Bounds, Method, Verified } from './types';

/** A bracket of epsilon counts as a number if it is this narrow, absolutely or relative to the value, whichever is wider. */
const EPSILON_SHOWN_AS_NUMBER = 2e-4;
/** A bracket of delta counts as a number if it is this narrow relatively, near 1 as anywhere else. */
const DELTA_SHOWN_AS_NUMBER = 1e-3;
/** A bracket of delta also counts as a number if it is this narrow absolutely: a thousandth of the domain's smallest delta. */
export const DELTA_NEGLIGIBLE = 1e-18;
/** Bounds on an error rate count as a number if they are this narrow, which no chart shows, and which is far below an audit's noise. */
const ERROR_SHOWN_AS_NUMBER = 2e-4;
/**
 * Relative rounding error of closed forms of epsilon and delta. Their roots and differences of tails lose digits that
 * errors of a test keep. Compared with 60 digits, delta was within 2e-12, and epsilon within 4e-11, except for one
 * epsilon of 4e-7 (1.06e-10).
 */
const CLOSED_FORM_ROUNDING = 2e-10;
/** Relative rounding error of the errors of a test, which are sums of tails and keep nearly all digits (measured: 2e-14). */
const TAIL_ROUNDING = 1e-12;
/** Absolute rounding error of those errors, from the level of the threshold, which is rounded as numbers near 1 are. */
const LEVEL_ROUNDING = 2 * Number.EPSILON;

/** A value with its error, cut off at 0 and at `ceiling`. */
export function verifiedWithin(value: number, error: number, method: Method, ceiling = Infinity): Verified {
  const inside = Math.min(ceiling, Math.max(0, value));
  return {
    verified: true,
    value: inside,
    lower: Math.max(0, Math.min(inside, value - error)),
    upper: Math.max(inside, Math.min(ceiling, value + error)),
    method,
  };
}

/**
 * A number that is known by a closed form. A zero is exact, as where delta is met at epsilon 0. A value that is too small to be
 * told from 0 is {@link verifiedUnderflow}.
 */
export function verifiedExactly(value: number, ceiling = Infinity): Verified {
  const error = value > 0 ? CLOSED_FORM_ROUNDING * value + Number.MIN_VALUE : 0;
  return verifiedWithin(value, error, 'closed-form', ceiling);
}

/** A value that a closed form puts below the smallest float64. */
export const verifiedUnderflow = (): Verified => verifiedWithin(0, Number.MIN_VALUE, 'closed-form');

/** An error rate or a power, in [0, 1], that a closed form gives. */
export const exactError = (value: number): Verified =>
  verifiedWithin(value, TAIL_ROUNDING * value + LEVEL_ROUNDING, 'closed-form', 1);

/** The midpoint of bounds that are narrow, otherwise only the bounds. */
export const boundedBy = ({ lower, upper }: Bounds, method: Method, areNarrow: boolean): Verified =>
  areNarrow
    ? { verified: true, value: 0.5 * (lower + upper), lower, upper, method }
    : { verified: false, value: null, lower, upper, method };

export const fromErrorBounds = (lower: number, upper: number, method: Method): Verified =>
  boundedBy({ lower, upper }, method, upper - lower <= ERROR_SHOWN_AS_NUMBER);

export function fromEpsilonBracket(bracket: Bounds, method: Method = 'discretised-bracket'): Verified {
  const { lower, upper } = bracket;
  const widest = EPSILON_SHOWN_AS_NUMBER * Math.max(1, 0.5 * (lower + upper));
  return boundedBy(bracket, method, upper < Infinity && upper - lower <= widest);
}

/** The number 1 to float precision, proven by 1 - value <= complement. */
export const verifiedNearOne = (complement: number): Verified =>
  verifiedWithin(1, complement, 'closed-form', 1);

/** Bounds that certainly hold but are too wide to be a number. */
export const onlyBounds = (bounds: Bounds): Verified => boundedBy(bounds, 'closed-form', false);

/** A bracket of delta, as a number if it is narrow. Its width counts relatively, until delta is too small to matter. */
export function fromDeltaBracket(bracket: Bounds): Verified {
  const { lower, upper } = bracket;
  const widest = Math.max(DELTA_SHOWN_AS_NUMBER * 0.5 * (lower + upper), DELTA_NEGLIGIBLE);
  return boundedBy(bracket, 'discretised-bracket', upper - lower <= widest);
}

/** The larger of two results. It is a number also if only one of them is, and the other cannot be the larger. */
export function largerOf(a: Verified, b: Verified): Verified {
  const lower = Math.max(a.lower, b.lower);
  const upper = Math.max(a.upper, b.upper);
  if (a.verified && b.verified) return { ...(a.value >= b.value ? a : b), lower, upper };
  if (a.verified && b.upper <= a.lower) return a;
  if (b.verified && a.upper <= b.lower) return b;
  const { method } = a.verified ? b : a;
  return { verified: false, value: null, lower, upper, method };
}

/** The result of an increasing function of what is known. */
export function mapVerified(result: Verified, f: (x: number) => number): Verified {
  const lower = f(result.lower);
  const upper = f(result.upper);
  return result.verified ? { ...result, value: f(result.value), lower, upper } : { ...result, lower, upper };
}
