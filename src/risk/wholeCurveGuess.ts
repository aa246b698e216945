// Bounds one guess at one secret when the whole privacy profile, delta at every epsilon, is known.

import { delta, searching } from '../accounting/accountant';
import type { Bounds, Mechanism } from '../accounting/types';
import { type NumberRange, requireNumber } from '../base/numerics/errors';
import { convexFloor } from '../base/numerics/minima/convexFloor';
import { minimise, type SmoothMinimum } from '../base/numerics/minima/minimise';
import { remembered } from '../base/numerics/remembered';
import type { RiskAdjacency } from './bound';
import { posterior, posteriorComplement } from './posterior';
import type { GuessBound } from './types';

const PRIOR: NumberRange = { min: 0, max: 1, exclusiveMin: true, exclusiveMax: true };
const KAPPA: NumberRange = { min: 1, max: Number.MAX_VALUE };

/** Relative width of the bound, or of 1 minus the bound, up to which it is shown as a number. */
const CHANCE_SHOWN_AS_NUMBER = 1e-3;
/**
 * Distances below the least bound found at which a lower limit of the true minimum is tried, relative to the smaller
 * of the bound and 1 minus it.
 */
const DROPS = [1e-5, 1e-4, 1e-3];
/** Gain that a further step of the search must promise, as a share of the smallest drop. */
const WORTH_A_STEP = 1e-2;
/** Width to which delta must be known, as a share of the smallest drop. */
const LITTLE = 0.1;
/** Share of the range within which epsilon counts as 0. */
const BESIDE_NOTHING = 1e-6;
/** Distance in epsilon from the minimum at which to evaluate, if the search has not measured the bound's curvature. */
const SOME_WIDTH = 1e-2;
/** Attempts for each drop. Later attempts choose their distance by the curvature that earlier ones measured. */
const LOOKS = 3;
const MOST_EPSILON = 700;

/**
 * The largest probability that one guess at one secret is right, when the best guess has probability `prior` in (0,
 * 1) beforehand and everything else is known: the minimum over epsilon of pi + kappa delta(epsilon) (1 - pi), pi
 * the pure posterior. `profile`: bounds on delta(epsilon) >= 0 for any two values of the secret, at epsilon >= 0,
 * in both directions (a substitution is symmetric); bounds within its second argument of each other will do.
 * `kappa` >= 1 as in {@link Secret}: 1 for an exact match. Throws InputError outside.
 *
 * Each (epsilon, delta) of the curve holds, so the smallest bound does. For one of them: of every answer a, right
 * for the values in S_a with prior success p_a <= p = `prior`, privacy says P_z(a) <= e^epsilon P_z'(a) + d_zz'(a) for z in
 * S_a and z' outside; averaged by the prior and summed over answers, success T is at most e^epsilon p / (1 - p) (1
 * - T) and what the d add, (1 - sum of squared priors) delta / (1 - p) by privacy on the event "z in S_a, z' not",
 * or delta itself where S_a is one value. In l = e^epsilon the bound is 1 - (1 - kappa delta)(1 - p) / (1 - p + l
 * p), a concave function over a linear one, so it falls and then rises; it is at least s wherever the convex
 * function kappa delta + l (1 - s) p / (1 - p) is. For kappa = 1 the same number solves s = h((1 - s) p / (1 - p)),
 * h the largest power of a test at each level. Derived here.
 */
export function wholeCurveGuess(prior: number, profile: Profile, kappa = 1): GuessBound {
  const { upper, least, deltaAt } = leastOverCurve(prior, profile, kappa);
  const lower = Math.max(prior, floorBelow(prior, kappa, upper, least, deltaAt));
  const number = upper - lower <= CHANCE_SHOWN_AS_NUMBER * Math.min(upper, 1 - upper);
  return { value: number ? upper : null, lower: Math.min(lower, upper), upper };
}

/** The bound on a guess for callers who ask many times. At most 1, and valid wherever the search ended. */
export function guessAtMost(prior: number, profile: Profile, kappa: number): number {
  return leastOverCurve(prior, profile, kappa).upper;
}

type Profile = (epsilon: number, room?: number) => Bounds;

/** The least of the bound over a curve, with the place where the bound's log odds are least. */
function leastOverCurve(prior: number, profile: Profile, kappa: number) {
  requireNumber('prior', prior, PRIOR);
  requireNumber('kappa', kappa, KAPPA);
  /** Scale of widths: the smaller of the least bound so far and 1 minus it. The bounds hold whatever it is. */
  let stake = Math.min(prior, 1 - prior);
  let lowest = 1;
  const deltaAt = mirrored((epsilon) => profile(epsilon, (LITTLE * DROPS[0] * stake) / kappa));
  const upperAt = (epsilon: number, delta: number): number =>
    posterior(prior, epsilon) + kappa * delta * posteriorComplement(prior, epsilon);
  // the curve along log odds is as smooth next to 0 and 1 as between them
  const logOddsAt = (epsilon: number): number => {
    const delta = Math.min(1, deltaAt(epsilon).upper);
    const upper = upperAt(epsilon, delta);
    const lacking = (1 - kappa * delta) * posteriorComplement(prior, epsilon);
    if (upper < lowest) {
      lowest = upper;
      stake = Math.min(upper, Math.max(lacking, Number.EPSILON));
    }
    return lacking > 0 ? Math.log(upper / lacking) : Infinity;
  };
  let begin = { at: 0, value: logOddsAt(0) };
  const start = upperAt(0, Math.min(1, deltaAt(0).upper));

  // beyond these ends the bound at 0 is better, because pi alone or delta alone exceeds it
  const room = Math.max(1 - start, Number.EPSILON);
  const high = Math.min(MOST_EPSILON, Math.log(start / room) - Math.log(prior / (1 - prior)));
  const low = prior > 0.5 ? Math.max(-MOST_EPSILON, Math.log(room)) : (-high * prior) / (1 - prior);
  // next to 0 kappa delta may be 1 or more, which says nothing, so the search begins where it is less
  if (begin.value === Infinity) {
    for (let at = high; at > BESIDE_NOTHING * high; at /= 2) {
      const value = logOddsAt(at);
      if (value === Infinity) break;
      begin = { at, value };
    }
  }
  const least = minimise(logOddsAt, begin, low, high, WORTH_A_STEP * DROPS[0]);
  const { upper } = deltaAt(least.at);
  return { upper: Math.min(1, upperAt(least.at, Math.min(1, upper))), least, deltaAt };
}

/** The profile at any real epsilon. Below 0 it comes from exchanging the two values. */
export function mirrored(profile: (epsilon: number) => Bounds): (epsilon: number) => Bounds {
  const known = remembered(profile);
  return (epsilon) => {
    const there = known(Math.abs(epsilon));
    if (epsilon >= 0) return there;
    const moved = (d: number) => 1 - Math.exp(epsilon) * (1 - d);
    return { lower: moved(there.lower), upper: moved(there.upper) };
  };
}

/** The largest of a few numbers slightly below `upper` that provably bounds the minimum from below; 0 if none does. */
function floorBelow(
  prior: number,
  kappa: number,
  upper: number,
  { at: best, bend }: SmoothMinimum,
  deltaAt: (epsilon: number) => Bounds,
): number {
  // the bound's curvature is that of its log odds times this factor
  const share = upper * (1 - upper);
  let bending = bend * share;
  for (const drop of DROPS) {
    const least = upper - drop * Math.min(upper, 1 - upper);
    // bounds on delta that lie further apart than this prove nothing
    const there = deltaAt(best);
    if (kappa * (there.upper - there.lower) > 0.2 * (upper - least)) continue;
    const slope = ((1 - least) * prior) / (1 - prior);
    for (let look = 0; look < LOOKS; look++) {
      // wide enough for the bound to have risen by half the drop
      const width = bending > 0 ? Math.sqrt((upper - least) / bending) : SOME_WIDTH;
      const [left, middle, right] = [best - width, best, best + width].map((epsilon) => {
        const at = Math.exp(epsilon);
        const { lower, upper: above } = deltaAt(epsilon);
        return { at, lower: kappa * lower + slope * at, upper: kappa * above + slope * at };
      });
      if (convexFloor(left, middle, right) >= least) return least;
      // rise in units of the bound itself, of which `slope` and delta make (1 + at p / (1 - p)) times as much
      const rise = left.upper + right.upper - 2 * middle.upper;
      const seen = rise / (width * width * (1 + (middle.at * prior) / (1 - prior)));
      if (Math.abs(seen - bending) < 0.2 * bending) break;
      bending = seen;
    }
  }
  return 0;
}

/** {@link wholeCurveGuess} under a mechanism's profile of an adjacency. Throws InputError outside the accounting domain. */
export const mechanismGuess = (adjacency: RiskAdjacency, prior: number, mechanism: Mechanism): GuessBound =>
  searching(() => wholeCurveGuess(prior, (epsilon, room) => delta(adjacency, mechanism, epsilon, room)));
