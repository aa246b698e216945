// Certified bounds on a pair's whole privacy profile over a range of epsilon: a few compositions, each tilted to
// its own part of the range. Not for one epsilon at full precision (bracket.ts).

import type { DominatingPair } from '../pairs';
import { segmentsOf, withOneGaussian } from '../segments';
import type { OneStep, Run } from '../types';
import { type BracketPlan, type Goal, planBracket } from './bracketPlan';
import { type ComposedProfile, composeProfile } from './composedProfile';
import { logComplementBounds } from './deltaComplementBound';
import { callPoint } from './oneStep';
import type { CertifiedProfile } from './profileBounds';
import { CLOSED_FORM_ERROR, singleStep } from './singleStep';

/** ln(1 - delta) from which on a lower bound of delta needs no composition. */
const AS_GOOD_AS_ONE = -18;
const SMALLEST_SIZE = 2 ** 11;
const LARGEST_SIZE = 2 ** 15;

/** Relative accuracy of delta that the tails of a profile near one epsilon are planned for. */
const PLANNED_DELTA = 3e-4;

/** A {@link certifyProfile} of one composition, narrow for epsilon near the one at which a goal is met, wide elsewhere. */
export function certifyProfileNear(
  pair: DominatingPair,
  run: Run,
  goal: Goal,
  tolerance: number,
): CertifiedProfile {
  const given = segmentsOf(run);
  const single = singleStep(pair, given);
  if (single !== null) return closedFormProfile(single);
  const plan = planBracket(pair, withOneGaussian(given), goal, 'target' in goal ? tolerance : PLANNED_DELTA);
  const width = tolerance * Math.max(1, plan.epsilon);
  return outOf([composePlanned(pair, plan, width)], logComplementBounds(pair, given));
}

/**
 * @param largestEpsilon bounds hold everywhere, but are narrow on [0, largestEpsilon]
 * @param smallestDelta smaller deltas are of no interest; keeps the range from reaching where delta has vanished
 * @param tolerance wanted accuracy in epsilon, absolute or relative, as a plan for the grid
 * @param room or in delta, absolute: whichever asks for less
 */
export function certifyProfile(
  pair: DominatingPair,
  run: Run,
  largestEpsilon: number,
  smallestDelta: number,
  tolerance = 1e-4,
  room = 0,
): CertifiedProfile {
  const given = segmentsOf(run);
  const single = singleStep(pair, given);
  if (single !== null) return closedFormProfile(single);
  const logDelta = Math.log(smallestDelta);
  const segments = withOneGaussian(given);
  const goal = { target: () => logDelta, minimumTilt: 0 };
  const end = Math.min(planBracket(pair, segments, goal, tolerance).mostEpsilon, largestEpsilon);
  // no composition where delta is as good as 1 already
  const complement = logComplementBounds(pair, given);
  const wanted = [0, 0.4, 1].filter((share) => complement(share * end) > AS_GOOD_AS_ONE);
  const profiles = wanted.map((share) => {
    const plan = planBracket(pair, segments, { epsilon: share * end }, tolerance);
    // what delta may be off by at most, by its Chernoff bound and that bound's slope, as a width of epsilon
    const wide = room > 0 ? room / (plan.saddle * Math.exp(plan.logDelta)) : 0;
    const width = Math.max(tolerance * Math.max(1, share * end), wide);
    return composePlanned(pair, plan, width);
  });
  return outOf(profiles, complement);
}

function closedFormProfile({ pair, step }: { pair: DominatingPair; step: OneStep }): CertifiedProfile {
  const value = (epsilon: number) => callPoint(pair, step, epsilon).value;
  return {
    lower: (epsilon) => value(epsilon) * (1 - CLOSED_FORM_ERROR),
    upper: (epsilon) => Math.min(1, value(epsilon) * (1 + CLOSED_FORM_ERROR)),
  };
}

/** On a grid as fine as a width of epsilon asks for. */
function composePlanned(pair: DominatingPair, plan: BracketPlan, width: number): ComposedProfile {
  const steps = plan.segments.reduce((sum, segment) => sum + segment.steps, 0);
  const spacing = Math.sqrt((5 * width) / (steps * (1 + plan.saddle)));
  const size = 2 ** Math.ceil(Math.log2((plan.top - plan.bottom) / spacing));
  return composeProfile(pair, plan, Math.min(LARGEST_SIZE, Math.max(SMALLEST_SIZE, size)));
}

/** The best of what some compositions say, and the complement's bound. */
function outOf(
  profiles: readonly ComposedProfile[],
  complement: (epsilon: number) => number,
): CertifiedProfile {
  return {
    lower: (epsilon) =>
      Math.max(
        -Math.expm1(complement(epsilon)),
        Math.exp(Math.max(...profiles.map((profile) => profile.logLower(epsilon)))),
      ),
    upper: (epsilon) => Math.exp(Math.min(0, ...profiles.map((profile) => profile.logUpper(epsilon)))),
  };
}
