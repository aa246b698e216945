// Bounds on a trade-off curve f(alpha) by the inversion (the fast method, ../inversion). Every point of the privacy profile is a line
// 1 - delta - e^epsilon alpha below f. The lower bound is the line that is highest at alpha. The upper one follows from three points of
// the profile, which is convex in e^epsilon; they show that no other line is much higher.

import type { ErrorBounds } from '../types';
import { lowerDelta } from './implied/meeting';
import { leastSplit, type Profile } from './implied/split';

/** How far apart the bounds may be, as a share of the smaller of power and beta. The first that can be confirmed is taken. */
const DROPS = [1e-6, 1e-5, 1e-4, 1e-3, 1e-2];
/**
 * Largest distance of the bounds. Where they are farther apart, the certificate (../discretised) answers, whose bounds are planned to be
 * as close.
 */
const WIDEST = 2e-5;
/** How far above the least bound on power the one found may lie, as a share of the first of `DROPS`. */
const ENOUGH = 0.1;
const ROUNDING = 4 * Number.EPSILON;

/**
 * Bounds on f at levels in (0, 1), one after another, for a profile at every real epsilon that is convex in
 * e^epsilon. Null where the profile is not known well enough.
 *
 * `furtherDrops` are shares of power, in rising order, by which the bounds may also differ where power is next to 1.
 *
 * Power at level alpha is the least of delta(epsilon) + e^epsilon alpha over all epsilon. That sum is the function g of
 * implied.ts, with alpha in place of the second change's delta.
 */
export function invertedErrors(
  profile: Profile,
  furtherDrops: readonly number[] = [],
): (alpha: number) => ErrorBounds | null {
  let start = 0;
  return (alpha) => {
    // where delta is 1 at epsilon 0 its slope is 0, and the search for the line cannot start
    if (start === 0 && !(profile(0)?.slope ?? 0)) return null;
    const line = { log: Math.log(alpha), error: ROUNDING, slope: 0 };
    const changes = { first: profile, second: () => line };
    const least = leastSplit(changes, 0, start, ENOUGH * DROPS[0]);
    if (least === null) return null;
    start = least.split;
    const power = Math.exp(least.log);
    const share = Math.min(1, 1 / power - 1);
    const drops = [...DROPS.map((drop) => drop * share), ...furtherDrops].filter(
      (drop) => drop * power < WIDEST,
    );
    const lower = lowerDelta(changes, 0, least, drops);
    if (lower === null) return null;
    const upper = power * (1 + least.error);
    if (!(upper < 1)) return null;
    return { betaLower: 1 - upper, betaUpper: 1 - lower, powerLower: lower, powerUpper: upper };
  };
}
