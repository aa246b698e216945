// Where to look: the tilt, the window of composed losses and the grid step that make a bracket of the wanted width
// likely. Only a plan: whether the width is met is measured afterwards, and every bound holds for any plan.
import { bisectPredicate } from '../../numerics/rootFinding';
import type { Pair } from '../pairs/pair';
import type { OneStep, Segments } from '../types';
import type { CompositionSettings } from './compositionSettings';
import { thinnessOf } from './lossDensity';
import { type LossSamples, logMoment, sampleLosses, tiltedMoments } from './lossSamples';
import { minimumOverScale } from './scaleMinimum';
import { massBeyond, stepLoss } from './stepLaw';
import { wantedWidth } from './wantedWidth';

/** ln of the delta asked for at a given epsilon: constant for epsilon(delta), ln delta - softplus(eps) for groups. */
export type LogTarget = (epsilon: number) => number;

/** What is asked: the epsilon at which delta meets a target, or delta at an epsilon (and what ln delta is guessed to be). */
export type Goal = { target: LogTarget; minimumTilt: number } | { epsilon: number; logDelta?: number };

/** Settings at the Chernoff value of epsilon, and how they were found. */
export interface BracketPlan extends CompositionSettings {
  /** The tilt of the smallest Chernoff bound: how steeply ln delta falls. */
  saddle: number;
  /** ln delta there, as far as known: the Chernoff bound, or the caller's better guess. */
  logDelta: number;
}

/** One segment's loss in samples, and how often it is taken. */
interface SampledSegment {
  samples: LossSamples;
  steps: number;
}

/** ln E e^{tilt L} of all steps. */
function composedLogMoment(segments: readonly SampledSegment[], tilt: number): number {
  let sum = 0;
  for (const { samples, steps } of segments) sum += steps * logMoment(samples, tilt);
  return sum;
}

/**
 * theta ln(theta / (1 + theta)) - ln(1 + theta): (1 - e^{-x})_+ <= e^{kappa} e^{theta x}. The inversion has its own,
 * hockeyStickGain; not shared, so that each can check the other.
 */
export function hockeyExponent(tilt: number): number {
  return -tilt * Math.log1p(1 / tilt) - Math.log1p(tilt);
}

/** The epsilon >= 0 at which budget - tilt * epsilon meets the target, `budget` = T Lambda + kappa. */
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
 * By how much the sum of all losses may fall below 0, but for a probability of about e^logTail: Chernoff's bound, at the
 * next smaller of a few probabilities, with exponents that are fourth roots of powers of two.
 */
function largestFalls(segments: readonly SampledSegment[]): (logTail: number) => number {
  const known = new Map<number, number>();
  const logMoments = new Map<number, number>();
  const logMomentAt = (power: number): number => {
    const value = logMoments.get(power) ?? composedLogMoment(segments, -(2 ** power));
    logMoments.set(power, value);
    return value;
  };
  let near: number | null = null;
  return (logTail) => {
    if (logTail >= 0) return 0;
    const level = -(2 ** Math.ceil(Math.log2(Math.max(1, -logTail))));
    if (level < -64) return Number.POSITIVE_INFINITY;
    let least = known.get(level);
    if (least === undefined) {
      const fall = (power: number) => (logMomentAt(power) - level) / 2 ** power;
      near ??= -Math.round(Math.log2(deviationOf(segments)));
      least = fall(near);
      for (const pace of [1, -1, 0.5, -0.5, 0.25, -0.25]) {
        for (let next = fall(near + pace); next < least; next = fall(near + pace)) {
          [near, least] = [near + pace, next];
        }
      }
      least = Math.max(0, least);
      known.set(level, least);
    }
    return least;
  };
}

/** Of the sum of all losses; at least a millionth of a millionth. */
function deviationOf(segments: readonly SampledSegment[]): number {
  let variance = 0;
  for (const { samples, steps } of segments) variance += steps * tiltedMoments(samples, 0).variance;
  return Math.max(1e-12, Math.sqrt(variance));
}

/**
 * Outcome range. On the side of large losses the rest goes to loss infinity or becomes one far event, which is wrong only
 * where the other losses bring the sum down to epsilon again: by at most e^{epsilon - loss} times the rest's mass, and
 * hardly at all when they would have to fall by more than `fallBut` a small probability. Cut where the error stays under `tail`. On the other
 * side to a mass of about 1e-18.
 */
function outcomeRange(
  pair: Pair,
  step: OneStep,
  steps: number,
  tail: number,
  epsilon: number,
  fallBut: (logTail: number) => number = () => Number.POSITIVE_INFINITY,
): [number, number] {
  const { noiseMultiplier: s } = step;
  const { sign, meanUnderP } = pair;
  const matters = (reach: number) => {
    const excess = stepLoss(pair, step, sign * reach) - epsilon;
    const mass = steps * massBeyond(meanUnderP, step, sign, reach);
    return mass * Math.exp(Math.min(0, -excess)) > tail && excess < fallBut(Math.log(tail / mass));
  };
  const largest = 37 * s + (meanUnderP ?? 0);
  const reach = matters(largest)
    ? largest
    : bisectPredicate(matters, -largest, largest, { absoluteTolerance: 0.01 * s })[1];
  const far = Math.max(reach, -8 * s);
  return sign < 0 ? [-far, 9 * s] : [-9 * s, far];
}

/** Adds, at the outermost loss, the atom in which the upper law keeps the Q-mass of all outcomes beyond. */
function addFarAtom(
  pair: Pair,
  step: OneStep,
  { losses, weights }: LossSamples,
  low: number,
  high: number,
): void {
  const { sign, meanUnderQ } = pair;
  const end = sign < 0 ? 0 : losses.length - 1;
  const beyond = massBeyond(meanUnderQ, step, sign, sign < 0 ? -low : high);
  weights[end] += Math.min(1, Math.exp(losses[end]) * beyond);
}

/** The tilt with the smallest Chernoff bound for the goal, and that bound's epsilon and ln delta. */
interface Located {
  tilt: number;
  epsilon: number;
  logDelta: number;
}

function locate(segments: readonly SampledSegment[], goal: Goal, near?: number): Located {
  if ('epsilon' in goal) {
    const { epsilon } = goal;
    const bound = (t: number) => composedLogMoment(segments, t) + hockeyExponent(t) - t * epsilon;
    const tilt = minimumOverScale(bound, 1e-7, 1e12, near);
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

/** Ranges of outcomes that are tried beyond the first, and by how many nats of delta the one before must have been off. */
const MOST_RANGES = 2;
const MUCH_LESS = 1;

/**
 * @param tolerance wanted width: for a target in epsilon, absolute or relative, whichever is larger; at a given epsilon
 * that of delta, relative
 */
export function planBracket(pair: Pair, run: Segments, goal: Goal, tolerance: number): BracketPlan {
  const sampled = (rangeOf: (step: OneStep, steps: number) => [number, number]) =>
    run.map(({ steps, samplingRate, noiseMultiplier }) => {
      const step = { samplingRate, noiseMultiplier };
      const [low, high] = rangeOf(step, steps);
      return { step, steps, low, high, samples: sampleLosses(pair, step, low, high) };
    });
  const minimumTilt = 'target' in goal ? goal.minimumTilt : 0;
  // a first pass with a generous range, to learn how small a delta the tails must be measured against
  const wide = sampled((step, steps) => outcomeRange(pair, step, steps, 0, 0));
  let rough = locate(wide, goal);
  /** Wanted relative accuracy of delta. */
  const accuracyAt = (tilt: number, e: number) =>
    'target' in goal ? tilt * wantedWidth(tolerance, e) : tolerance;
  const falls = largestFalls(wide);
  const reaching = ({ tilt, epsilon, logDelta }: Located) => {
    const share = Math.min(1e-5, 0.1 * accuracyAt(tilt, epsilon));
    const tail = (Math.exp(logDelta) * share) / run.length;
    const cut = sampled((step, steps) => outcomeRange(pair, step, steps, tail, epsilon, falls));
    for (const { step, samples, low, high } of cut) addFarAtom(pair, step, samples, low, high);
    return { segments: cut, located: locate(cut, goal, tilt) };
  };
  let { segments, located } = reaching(rough);
  // a generous range has far outcomes that bound delta badly, and then too much was cut
  for (let i = 0; i < MOST_RANGES && located.logDelta < rough.logDelta - MUCH_LESS; i++) {
    rough = located;
    ({ segments, located } = reaching(rough));
  }
  const { tilt: saddle, epsilon, logDelta } = located;
  // a smaller tilt costs accuracy (the composed mass at epsilon becomes rarer) but may need a much shorter window,
  // when rare large losses put the saddle next to a wall of the cumulant
  const accuracy = accuracyAt(saddle, epsilon);
  // a Chernoff bound overstates delta, and with it what the window may lose
  const leakShare = 'epsilon' in goal && goal.logDelta !== undefined ? 0.05 : 2e-3;
  /** ln of the Chernoff bound at `tilt` over delta: what is wrong by a share of the tilted mass is so much more of delta. */
  const rarityAt = (tilt: number) =>
    composedLogMoment(segments, tilt) + hockeyExponent(tilt) - tilt * epsilon - logDelta;
  // ... and rounding, about 1e-13 T of the tilted mass, is amplified likewise
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
  const settings = segments.map(({ step, steps, low, high, samples }) => {
    const negligible = negligibleLoss(samples, best.tilt);
    const [smallest, largest] = endsOf(samples);
    const thinness = thinnessOf(samples, saddle);
    const range = largest - Math.max(negligible, smallest);
    return { step, steps, low, high, negligible, thinness, range };
  });
  const lossRange = Math.max(...settings.map(({ range }) => range));
  // a window far narrower than the losses themselves could not be resolved in float64, nor their grid be held
  const margin = Math.max(0.02 * (best.top - best.bottom), 1e-6 * epsilon, 1e-3 * lossRange);
  return {
    segments: settings,
    tilt: best.tilt,
    saddle,
    epsilon,
    logDelta,
    top: Math.max(best.top, epsilon + margin),
    bottom: Math.min(best.bottom, epsilon - margin),
    topExponent: best.topExponent,
    bottomExponent: best.bottomExponent,
  };
}

interface Window {
  top: number;
  bottom: number;
  topExponent: number;
  bottomExponent: number;
}

/** Smallest and largest loss of one step. */
function endsOf({ losses }: LossSamples): [number, number] {
  const [first, last] = [losses[0], losses[losses.length - 1]];
  return first < last ? [first, last] : [last, first];
}

/** Losses of one step below this carry no tilted weight. */
function negligibleLoss(samples: LossSamples, tilt: number): number {
  return (logMoment(samples, tilt) - 45) / tilt;
}

/** Chernoff exponents that are tried for the ends of a window, times the deviation; and where a Gaussian has its best. */
const DEVIATIONS = [0.2, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 8, 12, 18, 30];
const GAUSSIAN = 9;

/** Composed losses outside of which at most about `leak` of the tilted mass lies, by Chernoff bounds on either side. */
function findWindow(segments: readonly SampledSegment[], tilt: number, leak: number): Window {
  let [base, mean, variance, allSteps, least, most] = [0, 0, 0, 0, 0, 0];
  for (const { samples, steps } of segments) {
    const moments = tiltedMoments(samples, tilt);
    const [smallest, largest] = endsOf(samples);
    base += steps * moments.logMoment;
    mean += steps * moments.mean;
    variance += steps * moments.variance;
    allSteps += steps;
    least += steps * Math.max(smallest, negligibleLoss(samples, tilt));
    most += steps * largest;
  }
  const deviation = Math.sqrt(variance) || 1e-12;
  const end = (sign: 1 | -1) => {
    const at = (exponent: number) => {
      const grown = composedLogMoment(segments, tilt + sign * exponent) - base;
      return { exponent, loss: (grown - Math.log(leak)) / exponent };
    };
    let best = { exponent: 1 / deviation, loss: Number.POSITIVE_INFINITY };
    const better = (exponent: number) => {
      const tried = at(exponent);
      if (!(tried.loss < best.loss)) return false;
      best = tried;
      return true;
    };
    // from the best exponent of a Gaussian, down and up as long as the window shrinks
    for (let i = GAUSSIAN; i >= 0 && better(DEVIATIONS[i] / deviation); i--);
    for (let i = GAUSSIAN + 1; i < DEVIATIONS.length && better(DEVIATIONS[i] / deviation); i++);
    if (!Number.isFinite(best.loss)) DEVIATIONS.forEach((k) => void better(k / deviation));
    // downwards, an exponent up to the tilt takes no more than the tilt has given
    if (sign < 0) for (const share of [0.25, 0.5, 1]) better(share * tilt);
    return best;
  };
  const above = end(1);
  const below = end(-1);
  const top = Number.isFinite(above.loss) ? above.loss : mean + 12 * deviation;
  const bottom = Number.isFinite(below.loss) ? -below.loss : mean - 12 * deviation;
  const slack = (allSteps * (top - bottom)) / 256;
  return {
    // no sum leaves [T smallest, T largest], but for the rounding of losses to the grid
    top: Math.min(top, most + slack),
    bottom: Math.max(bottom, least - slack),
    topExponent: above.exponent,
    bottomExponent: below.exponent,
  };
}
