// What one guess at one secret can reach when the whole privacy profile is known, not one (epsilon, delta) of it. Not a
// bound for several secrets at once.
import { delta } from '../accounting';
import type { Mechanism } from '../accounting/types';
import { convexFloor } from '../numerics/convexFloor';
import { type NumberRange, requireNumber } from '../numerics/errors';
import { goldenSection } from '../numerics/goldenSection';
import { posterior, posteriorComplement } from './posterior';
import type { DeltaBounds, GuessBound } from './types';

const PRIOR: NumberRange = { min: 0, max: 1, exclusiveMin: true, exclusiveMax: true };
const KAPPA: NumberRange = { min: 1, max: Number.MAX_VALUE };

/** Relative width, of the bound or of what it lacks to 1, up to which it is a number. */
const CHANCE_SHOWN_AS_NUMBER = 1e-3;
const DROPS = [1e-5, 1e-4, 1e-3];
const WIDTHS = [1e-2, 3e-3, 3e-2, 0.1, 0.3];
const MOST_EPSILON = 700;

/**
 * The largest probability that one guess at one secret is right, when the best guess has probability `prior` in (0, 1)
 * beforehand and everything else is known: the minimum over epsilon of pi + kappa delta(epsilon) (1 - pi), pi the pure
 * posterior. `profile`: delta(epsilon) >= 0 for any two values of the secret, at epsilon >= 0, in both directions (a
 * substitution is symmetric). `kappa` >= 1 as in {@link Secret}: 1 for an exact match. Throws InputError outside.
 *
 * Each (epsilon, delta) of the curve holds, so the smallest bound does. For one of them: of every answer a, right for the values
 * in S_a with prior success p_a <= p, privacy says P_z(a) <= e^epsilon P_z'(a) + d_zz'(a) for z in S_a and z' outside;
 * averaged by the prior and summed over answers, success T is at most e^epsilon p / (1 - p) (1 - T) and what the d add,
 * (1 - sum of squared priors) delta / (1 - p) by privacy on the event "z in S_a, z' not", or delta itself where S_a is one value.
 * In l = e^epsilon the bound is 1 - (1 - kappa delta)(1 - p) / (1 - p + l p), a concave function over a linear one, so it
 * falls and then rises; it is at least s wherever the convex function kappa delta + l (1 - s) p / (1 - p) is. For kappa = 1
 * the same number solves s = h((1 - s) p / (1 - p)), h the largest power of a test at each level. Derived here.
 */
export function wholeCurveGuess(
  prior: number,
  profile: (epsilon: number) => DeltaBounds,
  kappa = 1,
): GuessBound {
  const { upper, best, deltaAt } = leastOverCurve(prior, profile, kappa);
  const lower = Math.max(prior, floorBelow(prior, kappa, upper, best, deltaAt));
  const number = upper - lower <= CHANCE_SHOWN_AS_NUMBER * Math.min(upper, 1 - upper);
  return { value: number ? upper : null, lower: Math.min(lower, upper), upper };
}

/** The bound of {@link wholeCurveGuess} alone, for whoever asks many times: at most 1, valid wherever the search ended. */
export function guessAtMost(prior: number, profile: (epsilon: number) => DeltaBounds, kappa: number): number {
  return leastOverCurve(prior, profile, kappa).upper;
}

interface Least {
  upper: number;
  /** The epsilon it was found at. */
  best: number;
  deltaAt: (epsilon: number) => DeltaBounds;
}

function leastOverCurve(prior: number, profile: (epsilon: number) => DeltaBounds, kappa: number): Least {
  requireNumber('prior', prior, PRIOR);
  requireNumber('kappa', kappa, KAPPA);
  const deltaAt = mirrored(profile);
  const upperAt = (epsilon: number): number =>
    posterior(prior, epsilon) +
    kappa * Math.min(1, deltaAt(epsilon).upper) * posteriorComplement(prior, epsilon);

  // beyond these ends the bound at 0 is better: pi alone exceeds it, or delta does
  const start = upperAt(0);
  const room = Math.max(1 - start, Number.EPSILON);
  const high = Math.min(MOST_EPSILON, Math.log(start / room) - Math.log(prior / (1 - prior)));
  const low = prior <= 0.5 ? 0 : Math.max(-MOST_EPSILON, Math.log(room));
  const { at: best, value } = goldenSection(upperAt, low, high, 1e-4);
  return { upper: Math.min(1, start, value), best, deltaAt };
}

/** A symmetric profile at every real epsilon, each asked for once: below 0 by exchanging the two values. */
export function mirrored(profile: (epsilon: number) => DeltaBounds): (epsilon: number) => DeltaBounds {
  const known = new Map<number, DeltaBounds>();
  return (epsilon) => {
    const at = Math.abs(epsilon);
    const there = known.get(at) ?? profile(at);
    known.set(at, there);
    if (epsilon >= 0) return there;
    const moved = (d: number) => 1 - Math.exp(epsilon) * (1 - d);
    return { lower: moved(there.lower), upper: moved(there.upper) };
  };
}

/** The largest of a few numbers a little below `upper` that the bound certainly does not fall below; 0 for none. */
function floorBelow(
  prior: number,
  kappa: number,
  upper: number,
  best: number,
  deltaAt: (epsilon: number) => DeltaBounds,
): number {
  for (const drop of DROPS) {
    const least = upper - drop * Math.min(upper, 1 - upper);
    const slope = ((1 - least) * prior) / (1 - prior);
    for (const width of WIDTHS) {
      const [left, middle, right] = [best - width, best, best + width].map((epsilon) => {
        const at = Math.exp(epsilon);
        const { lower, upper: above } = deltaAt(epsilon);
        return { at, lower: kappa * lower + slope * at, upper: kappa * above + slope * at };
      });
      if (convexFloor(left, middle, right) >= least) return least;
    }
  }
  return 0;
}

/** {@link wholeCurveGuess} under the substitute profile of a mechanism. Throws InputError outside the accounting domain. */
export const substituteGuess = (prior: number, mechanism: Mechanism): GuessBound =>
  wholeCurveGuess(prior, (epsilon) => delta('substitute', mechanism, epsilon));
