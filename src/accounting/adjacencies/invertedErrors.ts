// Bounds on a trade-off curve f(alpha) by the inversion: the line that is highest at alpha, and from three points
// of a convex profile that no other line is much higher.

import type { ErrorBounds } from '../types';
import { lowerDelta } from './implied/meeting';
import { leastSplit, type Profile } from './implied/split';

/** How far apart the ends may be, as a share of power or of the smaller error, whichever is confirmed first. */
const DROPS = [1e-6, 1e-5, 1e-4, 1e-3, 1e-2];
/** Largest distance of the ends; those farther apart are left to the certificate, whose plan has as much. */
const WIDEST = 2e-5;
/** How far above the least bound on power the one found may lie, as a share of the first of these. */
const ENOUGH = 0.1;
const ROUNDING = 4 * Number.EPSILON;

/**
 * Bounds on f at levels in (0, 1), one after another, for a profile at every real epsilon that is convex in
 * e^epsilon. Null where the profile is not known well enough.
 *
 * `furtherDrops`: shares of power that will do where it is next to 1, by rising size.
 *
 * Power at a level is at most delta(epsilon) + e^epsilon alpha for every epsilon, and the least of these. That is
 * the g of a split whose second change is a test of power alpha, whatever is left to it (implied.ts).
 */
export function invertedErrors(
  profile: Profile,
  furtherDrops: readonly number[] = [],
): (alpha: number) => ErrorBounds | null {
  let start = 0;
  return (alpha) => {
    // a delta of 1 leads to no line
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
