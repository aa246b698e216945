// Certified brackets: lower <= the true epsilon (or delta) <= upper, by construction. They are the independent check of the fast
// method, the numerical inversion of a Laplace transform (../inversion), and its fallback. The grid is refined until the bracket is
// as narrow as asked.
import { requireNumber } from '../../base/numerics/errors';
import { checkDelta, checkRun, DOMAIN } from '../domain';
import { PAIRS, type PairName } from '../pairs';
import { isAllPoisson, segmentsOf } from '../segments';
import type { AnyRun } from '../types';
import { ceilingBracket, logComplementOf } from './ceilingBracket';
import { type ComposedProfile, composeProfile } from './composedProfile';
import { lossCeiling, type Release } from './gridStep';
import {
  type BracketGoal,
  type BracketPlan,
  planBracket,
  plannedSize,
  TINY,
  wantedWidth,
} from './plan/bracketPlan';
import type { LogTarget } from './plan/likelyEpsilon';
import { releasesOf } from './releases';

/** Two numbers that certainly enclose an epsilon or a delta. */
export interface Bracket {
  lower: number;
  upper: number;
}

export interface BracketOptions {
  /**
   * Wanted width. For an epsilon of 1e-2 or more it is absolute or relative, whichever is larger. For a smaller one it is ten times
   * this number, relative to epsilon, or a hundredth of it, absolutely, whichever is larger. For delta it is relative. Default 1e-4.
   */
  tolerance?: number;
  /** Size of the finest grid, a power of two. Default 2^18, or 2^22 where that takes hardly longer. */
  maximumSize?: number;
  /** A delta below this counts as nothing, so no fine grid is spent on it. Default 0. */
  negligible?: number;
  /** An absolute width of delta that will do, if it is more than the tolerance allows. Default 0. */
  room?: number;
}

/** The relative rounding error of a sum of steps' ceilings. */
const CEILING_ROUNDING = 1e-12;
const EVERYTHING: Bracket = { lower: 0, upper: Number.POSITIVE_INFINITY };
const SMALLEST_SIZE = 2 ** 10;
const LARGEST_SIZE = 2 ** 18;
const LARGEST_QUICK = 2 ** 22;
const MODERATE_SIZE = 2 ** 14;
/** Largest first grids, before anything is known of how the bracket narrows: for an epsilon, for one below TINY, and for a delta. */
const LARGEST_FIRST = 2 ** 16;
const LARGEST_FIRST_OF_TINY = 2 ** 12;
const LARGEST_FIRST_OF_DELTA = 2 ** 13;
const NEGLIGIBLE_SIZE = 2 ** 13;
const MOST_AIMS = 5;
/** Largest factor by which a grid is made finer at once; the first gain says whether a finer one is worth its time. */
const LARGEST_STRIDE = 8;
/** How many finer grids in a row may leave the bracket almost as wide as it was. */
const MOST_IDLE = 2;
const LEAST_GAIN = 0.99;
/** A plan that was off by so many nats of delta is made again. */
const OFF_TARGET = 1;

/**
 * The last place where ln delta passes the target: the last epsilon at which ln delta is above the target, and the first at
 * which it is not. ln delta may pass the target more than once.
 */
function lastCrossing(
  logDelta: (epsilon: number) => number,
  target: LogTarget,
  bottom: number,
  top: number,
): Bracket {
  const above = (epsilon: number) => logDelta(epsilon) > target(epsilon);
  let [lower, upper] = [top, top];
  if (above(top)) {
    for (upper = 2 * Math.max(top, 1e-9); above(upper); upper *= 2) {
      if (upper > 1e15) return { lower, upper: Number.POSITIVE_INFINITY };
      lower = upper;
    }
  } else {
    const count = 64;
    let i = count - 1;
    while (i >= 0 && !above(bottom + ((top - bottom) * i) / count)) i--;
    if (i < 0 && !above(0)) return { lower: 0, upper: 0 };
    lower = i < 0 ? 0 : bottom + ((top - bottom) * i) / count;
    upper = bottom + ((top - bottom) * (i + 1)) / count;
  }
  for (let i = 0; i < 60 && upper - lower > 1e-13 * upper; i++) {
    const middle = 0.5 * (lower + upper);
    if (above(middle)) lower = middle;
    else upper = middle;
  }
  return { lower, upper };
}

/**
 * The bracket of epsilon from a profile. The search goes up to the plan's epsilon, or to the first larger one that meets
 * the target, because at still larger ones a target that falls with epsilon may be less than the mass that the grid leaves at
 * infinity.
 */
function solve(profile: ComposedProfile, target: LogTarget, { epsilon, saddle }: BracketPlan): Bracket {
  const top = Math.max(profile.top, profile.spacing);
  const bottom = Math.max(0, profile.bottom);
  const crossing = (logDelta: (epsilon: number) => number) => {
    let near = Math.min(top, Math.max(epsilon, bottom) + profile.spacing);
    for (let more = 1 / saddle; near < top && logDelta(near) > target(near); more *= 2) {
      near = Math.min(top, near + more);
    }
    return lastCrossing(logDelta, target, bottom, near);
  };
  const { upper } = crossing(profile.logUpper);
  return { lower: Math.min(crossing(profile.logLower).lower, upper), upper };
}

function intersect(a: Bracket, b: Bracket): Bracket {
  return { lower: Math.max(a.lower, b.lower), upper: Math.min(a.upper, b.upper) };
}

interface Question {
  goal: BracketGoal;
  read: (profile: ComposedProfile, plan: BracketPlan) => Bracket;
  /** Bracket width divided by the requested width; done at 1 or less. */
  excessOf: (bracket: Bracket) => number;
  /** Whether a bracket wider than wanted will do, on a moderate grid. */
  enough?: (bracket: Bracket) => boolean;
  /** The place for which to plan again; null unless the bracket shows that the plan's Chernoff bound was far off. */
  aimAgain: (bracket: Bracket, plan: BracketPlan) => { epsilon: number; logDelta: number } | null;
  /** The relative width of delta to which the tolerance corresponds. */
  deltaTolerance: (plan: BracketPlan) => number;
}

/**
 * Whether grids up to `maximumSize` promise little, if the width goes on shrinking as between the last two grids. If
 * events are rare, it does not shrink with the spacing's square.
 */
function hopeless(before: Tried, now: Tried, maximumSize: number): boolean {
  const order = Math.log(before.excess / now.excess) / Math.log(now.size / before.size);
  const gain = (maximumSize / now.size) ** Math.max(0, order);
  return gain < 8 && now.excess / gain > 4;
}

interface Tried {
  size: number;
  excess: number;
}

/** The width, over the one wanted, up to which a step that is known best for one tilt is good enough (GridStep.near). */
const GOOD_ENOUGH = 1.9;

/** The bracket by the steps as they are known best for one tilt, and, where that is too wide, by what is known of them everywhere. */
function refine(
  run: readonly Release[],
  question: Question,
  options: BracketOptions,
  known: Bracket,
): Bracket {
  const bracket = refineBy(run, question, options, known);
  const isNarrow = question.excessOf(bracket) <= GOOD_ENOUGH;
  if (isNarrow || run.every(({ step }) => step.near === undefined)) return bracket;
  const whole = run.map(({ step: { near, ...step }, steps }) => ({ step, steps }));
  return refineBy(whole, question, options, bracket);
}

/** Refines the bracket until it is narrow enough, the grid is as fine as allowed, or a finer one would not help. */
function refineBy(
  run: readonly Release[],
  { goal, read, excessOf, enough, aimAgain, deltaTolerance }: Question,
  { tolerance = 1e-4, maximumSize, negligible = 0 }: BracketOptions,
  known: Bracket,
): Bracket {
  const isNegligible = ({ upper }: Bracket, size: number) => upper <= negligible && size >= NEGLIGIBLE_SIZE;
  let bracket = known;
  if (excessOf(bracket) <= 1) return bracket;
  let plan = planBracket(run, goal, tolerance);
  const largestFirst = (epsilon: number) => {
    if (!('target' in goal)) return LARGEST_FIRST_OF_DELTA;
    return epsilon < TINY ? LARGEST_FIRST_OF_TINY : LARGEST_FIRST;
  };
  const firstSize = () => {
    const planned = plannedSize(plan, wantedWidth(tolerance, plan.epsilon));
    return Math.min(
      maximumSize ?? LARGEST_SIZE,
      largestFirst(plan.epsilon),
      Math.max(SMALLEST_SIZE, planned),
    );
  };
  let size = firstSize();
  let before: Tried | null = null;
  let idle = 0;
  for (let aims = 0; ; ) {
    // losses so large that no window was found
    if (!Number.isFinite(plan.top - plan.bottom)) return bracket;
    const profile = composeProfile(plan, size);
    bracket = intersect(bracket, read(profile, plan));
    const excess = excessOf(bracket);
    if (!(excess > 1)) return bracket;
    const closer = aims++ < MOST_AIMS ? aimAgain(bracket, plan) : null;
    if (closer !== null) {
      plan = planBracket(run, closer, deltaTolerance(plan));
      size = firstSize();
      before = null;
      continue;
    }
    const largest = maximumSize ?? (profile.isQuick ? LARGEST_QUICK : LARGEST_SIZE);
    if (size >= largest || isNegligible(bracket, size)) return bracket;
    if (enough?.(bracket)) {
      if (size >= MODERATE_SIZE) return bracket;
      before = null;
    }
    if (before !== null) {
      // the width falls slowly while cells are wider than most losses, and fast from there on
      if (!profile.isQuick && hopeless(before, { size, excess }, largest)) return bracket;
      idle = excess > LEAST_GAIN * before.excess ? idle + 1 : 0;
      if (idle === MOST_IDLE) return bracket;
    }
    before = { size, excess };
    const factor = 2 ** Math.ceil(0.5 * Math.log2(Math.min(excess, LARGEST_STRIDE ** 2)));
    size = Math.min(largest, size * Math.max(2, factor));
  }
}

const singleStep = (run: readonly Release[]) => (run.length === 1 && run[0].steps === 1 ? run[0].step : null);

function epsilonBracket(
  name: PairName,
  given: AnyRun,
  goal: BracketGoal & { target: LogTarget },
  options: BracketOptions,
): Bracket {
  const { target } = goal;
  const run = releasesOf(PAIRS[name], given);
  const single = singleStep(run);
  if (single !== null) {
    const end = (which: 'lower' | 'upper') => lastCrossing((e) => single.logDelta(e)[which], target, 0, 1);
    return { lower: end('lower').lower, upper: end('upper').upper };
  }
  const { tolerance = 1e-4 } = options;
  const ceiling = lossCeiling(run);
  const known = isAllPoisson(given)
    ? ceiling < Infinity
      ? ceilingBracket(segmentsOf(given), ceiling, target)
      : EVERYTHING
    : { lower: 0, upper: ceiling * (1 + CEILING_ROUNDING) };
  return refine(
    run,
    {
      goal,
      read: (profile, plan) => solve(profile, target, plan),
      excessOf: ({ lower, upper }) => {
        if (upper === Number.POSITIVE_INFINITY) return upper;
        const excess = (upper - lower) / (tolerance * Math.max(1, upper));
        return excess > 1 ? excess : (upper - lower) / wantedWidth(tolerance, upper);
      },
      // a tiny epsilon to its third digit is worth a grid, but not a very large one
      enough: ({ lower, upper }) => upper - lower <= tolerance * Math.max(1, upper),
      deltaTolerance: ({ saddle, epsilon }) => saddle * wantedWidth(tolerance, epsilon),
      aimAgain: ({ lower, upper }, { saddle, epsilon }) => {
        const isOff = saddle * (epsilon - upper) > OFF_TARGET || saddle * (lower - epsilon) > OFF_TARGET;
        return isOff && upper < Infinity ? { epsilon: upper, logDelta: target(upper) } : null;
      },
    },
    options,
    known,
  );
}

/**
 * Certified epsilon(delta) of one dominating pair (../pairs): lower <= epsilon <= upper.
 *
 * @param run a mechanism within the ranges of ../types, or several of them, composed
 * @param delta [1e-15, 0.5]
 * @throws InputError naming the field that is out of range
 */
export function bracketEpsilon(
  name: PairName,
  run: AnyRun,
  delta: number,
  options: BracketOptions = {},
): Bracket {
  checkRun(run);
  checkDelta(delta);
  const logDelta = Math.log(delta);
  return epsilonBracket(name, run, { target: () => logDelta, minimumTilt: 0 }, options);
}

/** ln(1 + e^x). It is a copy, because this folder, the certificate, shares no formula with the inversion that it checks. */
function softplus(x: number): number {
  return x > 0 ? x + Math.log1p(Math.exp(-x)) : Math.log1p(Math.exp(x));
}

/** A certified bracket of 2 x, where x is the largest that solves (1 + e^x) delta(x) = `delta`, and delta(x) is the profile of one pair. */
export function bracketPairGroupEpsilon(
  name: PairName,
  run: AnyRun,
  delta: number,
  options: BracketOptions = {},
): Bracket {
  checkRun(run);
  checkDelta(delta);
  const logDelta = Math.log(delta);
  const target: LogTarget = (epsilon) => logDelta - softplus(epsilon);
  const { lower, upper } = epsilonBracket(name, run, { target, minimumTilt: 1 }, options);
  return { lower: 2 * lower, upper: 2 * upper };
}

/**
 * Certified substitute guarantee by group privacy: the larger of {@link bracketPairGroupEpsilon} of add and remove
 * (Theorem 4.1 of Pradhan, Jälkö, Zanella-Béguelin, Honkela, "Beyond Membership", 2026).
 */
export function bracketGroupEpsilon(run: AnyRun, delta: number, options: BracketOptions = {}): Bracket {
  const remove = bracketPairGroupEpsilon('remove', run, delta, options);
  if (2 * lossCeiling(releasesOf(PAIRS.add, run)) <= remove.lower) return remove;
  const add = bracketPairGroupEpsilon('add', run, delta, options);
  return { lower: Math.max(add.lower, remove.lower), upper: Math.max(add.upper, remove.upper) };
}

/** Bracket of delta at epsilon >= 0. `tolerance` is the wanted relative width, `room` an absolute width that will do. */
export function bracketDelta(
  name: PairName,
  run: AnyRun,
  epsilon: number,
  options: BracketOptions = {},
): Bracket {
  checkRun(run);
  requireNumber('epsilon', epsilon, DOMAIN.epsilon);
  const releases = releasesOf(PAIRS[name], run);
  if (epsilon >= lossCeiling(releases)) return { lower: 0, upper: 0 };
  const single = singleStep(releases);
  if (single !== null) {
    const { lower, upper } = single.logDelta(epsilon);
    return { lower: Math.exp(lower), upper: Math.min(1, Math.exp(upper)) };
  }
  const { tolerance = 1e-4, room = 0 } = options;
  return refine(
    releases,
    {
      goal: { epsilon },
      read: (profile) => ({
        lower: Math.exp(profile.logLower(epsilon)),
        upper: Math.exp(profile.logUpper(epsilon)),
      }),
      excessOf: ({ lower, upper }) => (upper - lower) / Math.max(room, tolerance * upper),
      deltaTolerance: () => tolerance,
      aimAgain: ({ upper }, { logDelta }) =>
        Math.log(upper) < logDelta - OFF_TARGET ? { epsilon, logDelta: Math.log(upper) } : null,
    },
    options,
    { lower: -Math.expm1(logComplementOf(releases)(epsilon)), upper: 1 },
  );
}
