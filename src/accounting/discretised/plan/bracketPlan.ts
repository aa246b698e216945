// A bracket's plan: the tilt, the window of composed losses and the grid step that make a bracket of the wanted width
// likely. Every bound holds for any plan.
import { remembered } from '../../../base/numerics/remembered';
import type { CompositionSettings } from '../compositionSettings';
import type { RangeQuery, Release } from '../gridStep';
import {
  composedLogMoment,
  type LogTarget,
  likelyEpsilon,
  type SampledSegment,
  tiltedMoments,
} from './likelyEpsilon';
import { endsOf, findWindow, negligibleLoss, thinnessOf } from './lossWindow';
import { minimumOverScale } from './scaleMinimum';

/** The epsilon below which the wanted width is relative to epsilon instead of absolute. */
export const TINY = 1e-2;
/** The wanted width relative to an epsilon below TINY, in units of the tolerance. */
const TINY_SHARE = 10;
/** The least absolute width that is wanted, in units of the tolerance. */
const LEAST_SHARE = 1e-2;

/** The wanted width of a bracket of epsilon: absolute, but relative where epsilon is above 1 or below {@link TINY}. */
export function wantedWidth(tolerance: number, epsilon: number): number {
  if (epsilon < TINY) return tolerance * Math.max(LEAST_SHARE, TINY_SHARE * epsilon);
  return tolerance * Math.max(1, epsilon);
}

/** The quantity to bracket: the epsilon at which delta meets a target, or delta at an epsilon (with a guess of ln delta). */
export type BracketGoal = Target | Aim;

interface Target {
  target: LogTarget;
  /** The tilts that are tried are larger than this. */
  minimumTilt: number;
  /** Aims at Chernoff's epsilon instead of the probable epsilon, for a profile that is wanted at smaller deltas too. */
  atMost?: boolean;
}

/** The epsilon to aim at, with a guess of ln delta there, if there is one. */
interface Aim {
  epsilon: number;
  logDelta?: number;
  minimumTilt?: number;
}

/** Settings around the epsilon where delta probably meets a target, or around one that is given, and how they were found. */
export interface BracketPlan extends CompositionSettings {
  /** The tilt of the smallest Chernoff bound, which is about how steeply ln delta falls in epsilon. */
  saddle: number;
  /** Chernoff's epsilon, which `epsilon` is probably less than. */
  mostEpsilon: number;
  /** ln delta at the aim, from the target, the Chernoff bound, or the caller's better guess. */
  logDelta: number;
}

/** Grid points at which the second-order error should meet a width of epsilon. */
export function plannedSize({ segments, saddle, top, bottom }: BracketPlan, width: number): number {
  const steps = segments.reduce((sum, segment) => sum + segment.steps, 0);
  const spacing = Math.sqrt((5 * width) / (steps * (1 + saddle)));
  return 2 ** Math.ceil(Math.log2((top - bottom) / spacing));
}

/**
 * The smallest kappa with (1 - e^{-x})_+ <= e^{kappa} e^{theta x} for every x, where theta is the tilt. The inversion
 * (../../inversion) has a function of its own for it, hockeyStickGain, so that each can check the other.
 */
export function hockeyExponent(tilt: number): number {
  return -tilt * Math.log1p(1 / tilt) - Math.log1p(tilt);
}

/**
 * The epsilon >= 0 at which budget - tilt * epsilon meets the target. `budget` is T Lambda + kappa, Lambda being ln of the moment
 * generating function of one step's loss at the tilt, and kappa {@link hockeyExponent}.
 */
function chernoffEpsilon(budget: number, tilt: number, target: LogTarget): number {
  const atZero = target(0);
  if (budget <= atZero) return 0;
  const straight = (budget - atZero) / tilt;
  if (target(straight) === atZero) return straight;
  let low = 0;
  let high = 1;
  const above = (epsilon: number) => budget - tilt * epsilon > target(epsilon);
  while (above(high)) {
    high *= 2;
    if (high > 1e12) return high;
  }
  for (let i = 0; i < 50 && high - low > 1e-9 * high; i++) {
    const middle = 0.5 * (low + high);
    if (above(middle)) low = middle;
    else high = middle;
  }
  return high;
}

/**
 * How much the sum of all losses may fall below 0, except with a probability of about e^logTail. This is Chernoff's bound
 * at the next smaller of a few probabilities, with exponents that are powers of the fourth root of two.
 */
function largestFalls(segments: readonly SampledSegment[]): (logTail: number) => number {
  const logMomentAt = remembered((power: number) => composedLogMoment(segments, -(2 ** power)));
  let near: number | null = null;
  const leastFall = remembered((level: number): number => {
    const fall = (power: number) => (logMomentAt(power) - level) / 2 ** power;
    near ??= -Math.round(Math.log2(deviationOf(segments)));
    let least = fall(near);
    for (const pace of [1, -1, 0.5, -0.5, 0.25, -0.25]) {
      for (let next = fall(near + pace); next < least; next = fall(near + pace)) {
        [near, least] = [near + pace, next];
      }
    }
    return Math.max(0, least);
  });
  return (logTail) => {
    if (logTail >= 0) return 0;
    const level = -(2 ** Math.ceil(Math.log2(Math.max(1, -logTail))));
    return level < -64 ? Number.POSITIVE_INFINITY : leastFall(level);
  };
}

/** Standard deviation of the sum of losses, at least 1e-12. */
function deviationOf(segments: readonly SampledSegment[]): number {
  let variance = 0;
  for (const { samples, steps } of segments) variance += steps * tiltedMoments(samples, 0).variance;
  return Math.max(1e-12, Math.sqrt(variance));
}

/** The tilt with the smallest Chernoff bound for the goal, and that bound's epsilon and ln delta. */
interface Located {
  tilt: number;
  epsilon: number;
  logDelta: number;
}

function locate(segments: readonly SampledSegment[], goal: BracketGoal, near?: number): Located {
  if ('epsilon' in goal) {
    const { epsilon, minimumTilt = 0 } = goal;
    const bound = (t: number) => composedLogMoment(segments, t) + hockeyExponent(t) - t * epsilon;
    const shift = minimumOverScale(
      (t) => bound(minimumTilt + t),
      1e-7,
      1e12,
      near && Math.max(1e-7, near - minimumTilt),
    );
    const tilt = minimumTilt + shift;
    return { tilt, epsilon, logDelta: Math.min(bound(tilt), goal.logDelta ?? 0) };
  }
  const { target, minimumTilt } = goal;
  const budget = (t: number) =>
    composedLogMoment(segments, minimumTilt + t) + hockeyExponent(minimumTilt + t);
  const epsilonAt = (t: number) => chernoffEpsilon(budget(t), minimumTilt + t, target);
  let shift = minimumOverScale(epsilonAt, 1e-7, 1e9, near && Math.max(1e-7, near - minimumTilt));
  if (epsilonAt(shift) === 0) shift = minimumOverScale(budget, 1e-7, 1e9);
  const epsilon = epsilonAt(shift);
  return { tilt: minimumTilt + shift, epsilon, logDelta: target(epsilon) };
}

function aimedAt(
  segments: readonly SampledSegment[],
  { target, minimumTilt }: Target,
  { tilt, epsilon }: Located,
): Aim {
  const likely = likelyEpsilon(segments, target, tilt, epsilon);
  return { epsilon: likely, logDelta: target(likely), minimumTilt };
}

/** The delta at the goal, either given or guessed; 0 if nothing is known. */
function leastDelta(goal: BracketGoal): number {
  if ('target' in goal) return goal.minimumTilt === 0 ? Math.exp(goal.target(0)) : 0;
  return goal.logDelta === undefined ? 0 : Math.exp(goal.logDelta);
}

/** The slope of delta = e^logDelta in epsilon, relative to delta, as far as it comes from single steps that exceed epsilon alone. */
function steepnessOfOne(run: readonly Release[], epsilon: number, logDelta: number): number {
  let [delta, slope] = [0, 0];
  for (const { step, steps } of run) {
    const { value, weightedSlope } = step.below.call(epsilon);
    delta += steps * value;
    slope += steps * weightedSlope;
  }
  const steepness = Math.exp(Math.log(slope) - Math.max(Math.log(delta), logDelta));
  return steepness < Infinity ? steepness : 0;
}

/** The share of delta that the first range may leave out. */
const FIRST_SHARE = 1e-8;
/** The number of nats of delta by which the probable epsilon may be too low. */
const FARTHER = 3;

/** The most ranges of outcomes that are tried after the first. */
const MOST_RANGES = 2;
/** A further range is tried if the one before was off by so many nats of delta. */
const MUCH_LESS = 1;

/** The most releases that are planned one by one. Of more releases, those that follow each other share a plan. */
const MOST_PLANNED = 48;

/**
 * Plans the bracket of a goal for a run.
 *
 * @param tolerance wanted width, for epsilon absolute or relative, whichever is larger, and for delta relative
 */
export function planBracket(run: readonly Release[], goal: BracketGoal, tolerance: number): BracketPlan {
  if (run.length <= MOST_PLANNED) return planReleases(run, goal, tolerance);
  const groups = Array.from({ length: MOST_PLANNED }, (_, i) =>
    run.slice(Math.floor((i * run.length) / MOST_PLANNED), Math.floor(((i + 1) * run.length) / MOST_PLANNED)),
  );
  // each group is planned as its middle step, taken as often as all its steps; this affects the plan only, not the bounds
  const pooled = groups.map((group) => ({
    step: (group[group.length >> 1] as Release).step,
    steps: group.reduce((sum, { steps }) => sum + steps, 0),
  }));
  const plan = planReleases(pooled, goal, tolerance);
  const segments = plan.segments.flatMap((settings, i) =>
    (groups[i] as Release[]).map((release) => ({ ...settings, ...release })),
  );
  return { ...plan, segments };
}

function planReleases(given: readonly Release[], goal: BracketGoal, tolerance: number): BracketPlan {
  const run = given.map(({ step, steps }) => ({ step: step.rough ?? step, steps }));
  const sampled = (query: Omit<RangeQuery, 'steps'>, far: boolean) =>
    run.map(({ step, steps }) => {
      const [low, high] = step.outcomeRange({ steps, ...query });
      return { step, steps, low, high, samples: step.samples(low, high, far) };
    });
  const { minimumTilt = 0 } = goal;
  // a first pass, to learn how small a delta the tails must be measured against
  const hardly = FIRST_SHARE * leastDelta(goal);
  const anything = () => Number.POSITIVE_INFINITY;
  const wide = sampled({ tail: hardly, epsilon: 0, fallBut: anything }, false);
  let rough = locate(wide, goal);
  const accuracyAt = (tilt: number, e: number) =>
    'target' in goal ? tilt * wantedWidth(tolerance, e) : tolerance;
  const falls = largestFalls(wide);
  const reaching = ({ tilt, epsilon, logDelta }: Located, sought: BracketGoal, farther = 0) => {
    const share = Math.min(1e-5, 0.1 * accuracyAt(tilt, epsilon));
    const tail = (Math.exp(logDelta) * share) / run.length;
    // a target that falls with epsilon needs more room, because the mass that a grid leaves at infinity does not fall with it
    const least = minimumTilt > 0 ? 0 : steepnessOfOne(run, epsilon, logDelta);
    const reach = farther / Math.max(tilt, least);
    const cut = sampled({ tail, epsilon: epsilon + reach, fallBut: falls }, true);
    return { segments: cut, located: locate(cut, sought, tilt) };
  };
  let { segments, located } = reaching(rough, goal);
  // far outcomes make the bound on delta loose if the range is generous, so that too much was cut
  for (let i = 0; i < MOST_RANGES && located.logDelta < rough.logDelta - MUCH_LESS; i++) {
    rough = located;
    ({ segments, located } = reaching(rough, goal));
  }
  // the range is chosen again for the epsilon where delta probably lies, and a little beyond, because outcomes that are cut
  // make larger epsilons wrong
  const mostEpsilon = located.epsilon;
  const aim = 'target' in goal && !goal.atMost ? aimedAt(segments, goal, located) : goal;
  if (aim !== goal) ({ segments, located } = reaching(locate(segments, aim, located.tilt), aim, FARTHER));
  const { tilt: saddle, epsilon, logDelta } = located;
  // a smaller tilt costs accuracy (the composed mass at epsilon becomes rarer) but may need a much shorter window,
  // when rare large losses let the cumulant rise steeply just beyond the saddle
  const accuracy = accuracyAt(saddle, epsilon);
  // a Chernoff bound overstates delta, and with it what the window may lose
  const leakShare = 'epsilon' in aim && aim.logDelta !== undefined ? 0.05 : 2e-3;
  /** ln of the Chernoff bound at `tilt` divided by delta. An error of the tilted mass is larger by this factor in delta. */
  const rarityAt = (tilt: number) =>
    composedLogMoment(segments, tilt) + hockeyExponent(tilt) - tilt * epsilon - logDelta;
  // rounding, about 1e-13 T of the tilted mass, is larger in delta by the same factor
  const allSteps = run.reduce((sum, { steps }) => sum + steps, 0);
  const rarest = Math.min(12, Math.log((1e-2 * accuracy) / (allSteps * 1e-13)));
  const windowAt = (tilt: number) => {
    const leak = Math.min(1e-5, Math.max(1e-14, leakShare * accuracy * Math.exp(-rarityAt(tilt))));
    return { ...findWindow(segments, tilt, leak), tilt };
  };
  let best = windowAt(saddle);
  let gainless = 0;
  for (const factor of [0.85, 0.7, 0.55, 0.4, 0.3, 0.2, 0.13]) {
    const tilt = minimumTilt + factor * (saddle - minimumTilt);
    if (rarityAt(tilt) > rarest) break;
    const window = windowAt(tilt);
    if (window.top - window.bottom < 0.9 * (best.top - best.bottom)) {
      best = window;
      gainless = 0;
    } else if (++gainless === 2) break;
  }
  const settings = segments.map(({ steps, low, high, samples }, i) => {
    const { step } = given[i];
    const negligible = negligibleLoss(samples, best.tilt);
    const [smallest, largest] = endsOf(samples);
    const thinness = thinnessOf(samples, saddle, epsilon, steps);
    const range = largest - Math.max(negligible, smallest);
    return { step: step.near?.(saddle, epsilon) ?? step, steps, low, high, negligible, thinness, range };
  });
  const lossRange = Math.max(...settings.map(({ range }) => range));
  // float64 could not resolve the grid of a window far narrower than the losses themselves, and memory could not hold it
  const margin = Math.max(0.02 * (best.top - best.bottom), 1e-6 * epsilon, 1e-3 * lossRange);
  return {
    segments: settings,
    tilt: best.tilt,
    saddle,
    epsilon,
    mostEpsilon,
    logDelta,
    top: Math.max(best.top, epsilon + margin),
    bottom: Math.min(best.bottom, epsilon - margin),
    topExponent: best.topExponent,
    bottomExponent: best.bottomExponent,
  };
}
