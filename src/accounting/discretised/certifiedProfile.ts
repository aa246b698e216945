// Certified bounds on a pair's whole privacy profile over a range of epsilon: a few compositions, each tilted to
// its own part of the range.
import type { DominatingPair } from '../pairs';
import type { AnyRun } from '../types';
import { logComplementOf } from './ceilingBracket';
import { type ComposedProfile, composeProfile } from './composedProfile';
import type { GridStep } from './gridStep';
import { type BracketGoal, type BracketPlan, planBracket, plannedSize } from './plan/bracketPlan';
import { releasesOf } from './releases';

/** lower(eps) <= delta(eps) <= upper(eps) for every eps >= 0; both non-increasing, up to rounding. */
export interface CertifiedProfile {
  lower: (epsilon: number) => number;
  upper: (epsilon: number) => number;
}

export function largerProfile(a: CertifiedProfile, b: CertifiedProfile): CertifiedProfile {
  return {
    lower: (epsilon) => Math.max(a.lower(epsilon), b.lower(epsilon)),
    upper: (epsilon) => Math.max(a.upper(epsilon), b.upper(epsilon)),
  };
}

/** An ln(1 - delta) below which a lower bound of delta needs no composition. */
const AS_GOOD_AS_ONE = -18;
const SMALLEST_SIZE = 2 ** 11;
const LARGEST_SIZE = 2 ** 15;
/** Relative accuracy of delta that tails are planned for. */
const PLANNED_DELTA = 3e-4;

/** A certified profile from one composition, narrow for epsilon near the one at which a goal is met, wide elsewhere. */
export function certifyProfileNear(
  pair: DominatingPair,
  run: AnyRun,
  goal: BracketGoal,
  tolerance: number,
): CertifiedProfile {
  const releases = releasesOf(pair, run);
  const [only, other] = releases;
  if (other === undefined && only.steps === 1) return ofOneStep(only.step);
  const plan = planBracket(releases, goal, 'target' in goal ? tolerance : PLANNED_DELTA);
  const width = tolerance * Math.max(1, plan.epsilon);
  return outOf([composePlanned(plan, width)], logComplementOf(releases));
}

/**
 * A certified profile from up to three compositions. It holds at every epsilon, and is narrow on [0, largestEpsilon].
 *
 * @param largestEpsilon end of the range on which the bounds are narrow
 * @param smallestDelta least delta of interest, which keeps that range from reaching where delta has vanished
 * @param tolerance wanted accuracy in epsilon, absolute or relative, for which the grid is planned
 * @param room wanted accuracy in delta, absolute; of the two accuracies the coarser one counts
 */
export function certifyProfile(
  pair: DominatingPair,
  run: AnyRun,
  largestEpsilon: number,
  smallestDelta: number,
  tolerance = 1e-4,
  room = 0,
): CertifiedProfile {
  const releases = releasesOf(pair, run);
  const [only, other] = releases;
  if (other === undefined && only.steps === 1) return ofOneStep(only.step);
  const logDelta = Math.log(smallestDelta);
  const goal = { target: () => logDelta, minimumTilt: 0 };
  const end = Math.min(planBracket(releases, goal, tolerance).mostEpsilon, largestEpsilon);
  const complement = logComplementOf(releases);
  const wanted = [0, 0.4, 1].filter((share) => complement(share * end) > AS_GOOD_AS_ONE);
  const profiles = wanted.map((share) => {
    const plan = planBracket(releases, { epsilon: share * end }, tolerance);
    // `room` as a width of epsilon, by the Chernoff bound on delta and the slope of that bound
    const wide = room > 0 ? room / (plan.saddle * Math.exp(plan.logDelta)) : 0;
    const width = Math.max(tolerance * Math.max(1, share * end), wide);
    return composePlanned(plan, width);
  });
  return outOf(profiles, complement);
}

const ofOneStep = (step: GridStep): CertifiedProfile => ({
  lower: (epsilon) => Math.exp(step.logDelta(epsilon).lower),
  upper: (epsilon) => Math.min(1, Math.exp(step.logDelta(epsilon).upper)),
});

const composePlanned = (plan: BracketPlan, width: number): ComposedProfile =>
  composeProfile(plan, Math.min(LARGEST_SIZE, Math.max(SMALLEST_SIZE, plannedSize(plan, width))));

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
