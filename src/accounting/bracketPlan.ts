// Where to look: the tilt, the window of composed losses and the grid step that make a bracket of the wanted width
// likely. Only a plan: whether the width is met is measured afterwards, and every bound holds for any plan.
import { normalTail } from '../numerics/normal';
import { bisectPredicate } from '../numerics/rootFinding';
import { type LossSamples, logMoment, sampleLosses, stepLoss, tiltedMoments } from './lossSamples';
import type { Step } from './oneStepProfile';
import type { Direction, Mechanism } from './types';

/** ln of the delta asked for at a given epsilon: constant for epsilon(delta), ln delta - softplus(eps) for groups. */
export type LogTarget = (epsilon: number) => number;

/** What is asked: the epsilon at which delta meets a target, or delta at an epsilon. */
export type Goal = { target: LogTarget; minimumTilt: number } | { epsilon: number };

export interface BracketPlan {
  step: Step;
  steps: number;
  /** Outcomes that the per-step laws cover. */
  low: number;
  high: number;
  tilt: number;
  /** The tilt of the smallest Chernoff bound: how steeply ln delta falls. */
  saddle: number;
  /** Losses of one step below this carry no tilted weight. */
  negligible: number;
  /** The Chernoff value of epsilon at `tilt`. */
  epsilon: number;
  /** Composed losses outside [bottom, top] carry little tilted mass. */
  bottom: number;
  top: number;
  /** Exponents of the Chernoff bounds for the window's ends. */
  topExponent: number;
  bottomExponent: number;
}

/** theta ln(theta / (1 + theta)) - ln(1 + theta): (1 - e^{-x})_+ <= e^{kappa} e^{theta x}. */
export function hockeyExponent(tilt: number): number {
  return -tilt * Math.log1p(1 / tilt) - Math.log1p(tilt);
}

/** Golden-section minimum of f over ln t, started from a scan in factors of four. */
function minimiseOverScale(f: (t: number) => number, from: number, to: number): number {
  let best = from;
  let bestValue = Number.POSITIVE_INFINITY;
  for (let t = from; t <= to; t *= 4) {
    const value = f(t);
    if (value < bestValue) [best, bestValue] = [t, value];
  }
  const ratio = (Math.sqrt(5) - 1) / 2;
  let a = Math.log(Math.max(from, best / 4));
  let b = Math.log(Math.min(to, best * 4));
  let c = b - ratio * (b - a);
  let d = a + ratio * (b - a);
  let fc = f(Math.exp(c));
  let fd = f(Math.exp(d));
  for (let i = 0; i < 12; i++) {
    if (fc < fd) {
      [b, d, fd] = [d, c, fc];
      c = b - ratio * (b - a);
      fc = f(Math.exp(c));
    } else {
      [a, c, fc] = [c, d, fd];
      d = a + ratio * (b - a);
      fd = f(Math.exp(d));
    }
  }
  return Math.exp(0.5 * (a + b));
}

/** The epsilon >= 0 at which budget - tilt * epsilon meets the target, `budget` = T Lambda + kappa. */
function chernoffEpsilon(budget: number, tilt: number, target: LogTarget): number {
  if (budget <= target(0)) return 0;
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

/** P-mass of the outcomes beyond `reach` on the side of large losses. */
function farMass(direction: Direction, { samplingRate: q, noiseMultiplier: s }: Step, reach: number): number {
  if (direction === 'add') return normalTail(reach / s);
  return (1 - q) * normalTail(reach / s) + q * normalTail((reach - 1) / s);
}

/**
 * Outcome range. On the side of large losses the rest goes to loss infinity, which overstates delta(epsilon) by at most
 * e^{epsilon - loss} times its mass: cut where that falls under `tail`. On the other side to a mass of about 1e-18.
 */
function outcomeRange(
  direction: Direction,
  step: Step,
  steps: number,
  tail: number,
  epsilon: number,
): [number, number] {
  const { noiseMultiplier: s } = step;
  const side = direction === 'add' ? -1 : 1;
  const matters = (reach: number) =>
    steps *
      farMass(direction, step, reach) *
      Math.exp(Math.min(0, epsilon - stepLoss(direction, step, side * reach))) >
    tail;
  const largest = 37 * s + (direction === 'add' ? 0 : 1);
  const reach = matters(largest)
    ? largest
    : bisectPredicate(matters, -largest, largest, { absoluteTolerance: 0.01 * s })[1];
  return direction === 'add' ? [-Math.max(reach, -8 * s), 9 * s] : [-9 * s, Math.max(reach, -8 * s)];
}

/** The tilt with the smallest Chernoff bound for the goal, and that bound's epsilon and ln delta. */
function locate(
  samples: LossSamples,
  steps: number,
  goal: Goal,
): { tilt: number; epsilon: number; logDelta: number } {
  if ('epsilon' in goal) {
    const { epsilon } = goal;
    const bound = (t: number) => steps * logMoment(samples, t) + hockeyExponent(t) - t * epsilon;
    const tilt = minimiseOverScale(bound, 1e-7, 1e9);
    return { tilt, epsilon, logDelta: bound(tilt) };
  }
  const { target, minimumTilt } = goal;
  const budget = (t: number) => steps * logMoment(samples, minimumTilt + t) + hockeyExponent(minimumTilt + t);
  const epsilonAt = (t: number) => chernoffEpsilon(budget(t), minimumTilt + t, target);
  let shift = minimiseOverScale(epsilonAt, 1e-7, 1e9);
  if (epsilonAt(shift) === 0) shift = minimiseOverScale(budget, 1e-7, 1e9);
  const epsilon = epsilonAt(shift);
  return { tilt: minimumTilt + shift, epsilon, logDelta: target(epsilon) };
}

/**
 * @param tolerance wanted width in epsilon, absolute or relative, whichever is larger
 */
export function planBracket(
  direction: Direction,
  mechanism: Mechanism,
  goal: Goal,
  tolerance: number,
): BracketPlan {
  const { steps, samplingRate, noiseMultiplier } = mechanism;
  const step = { samplingRate, noiseMultiplier };
  const minimumTilt = 'target' in goal ? goal.minimumTilt : 0;
  // a first pass with a generous range, to learn how small a delta the tails must be measured against
  const wide = sampleLosses(direction, step, ...outcomeRange(direction, step, steps, 0, 0));
  const rough = locate(wide, steps, goal);
  const share = Math.min(1e-5, 0.1 * rough.tilt * tolerance);
  const [low, high] = outcomeRange(direction, step, steps, Math.exp(rough.logDelta) * share, rough.epsilon);
  const samples = sampleLosses(direction, step, low, high);
  const { tilt: saddle, epsilon, logDelta } = locate(samples, steps, goal);
  // a smaller tilt costs accuracy (the composed mass at epsilon becomes rarer) but may need a much shorter window,
  // when rare large losses put the saddle next to a wall of the cumulant
  const wanted = 2e-4 * saddle * tolerance * Math.max(1, epsilon);
  // ... and rounding, about 1e-13 T of the tilted mass, is amplified by e^rarity
  const rarest = Math.min(12, Math.log((50 * wanted) / (steps * 1e-13)));
  let best: (Window & { tilt: number; cost: number }) | null = null;
  for (const factor of [1, 0.85, 0.7, 0.55, 0.4, 0.3, 0.2, 0.13]) {
    const tilt = minimumTilt + factor * (saddle - minimumTilt);
    const rarity = steps * logMoment(samples, tilt) - tilt * epsilon - logDelta;
    if (best !== null && rarity > rarest) break;
    const window = findWindow(
      samples,
      steps,
      tilt,
      Math.min(1e-5, Math.max(1e-14, wanted * Math.exp(-rarity))),
    );
    const cost = window.top - window.bottom;
    if (best === null || cost < 0.9 * best.cost) best = { ...window, tilt, cost };
  }
  if (best === null) throw new RangeError('planBracket: no tilt is admissible');
  const { tilt } = best;
  // a window far narrower than the losses themselves could not be resolved in float64
  const margin = Math.max(0.02 * (best.top - best.bottom), 1e-6 * epsilon);
  return {
    step,
    steps,
    low,
    high,
    tilt,
    saddle,
    negligible: (logMoment(samples, tilt) - 45) / tilt,
    epsilon,
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

/** Composed losses outside of which at most about `leak` of the tilted mass lies, by Chernoff bounds on either side. */
function findWindow(samples: LossSamples, steps: number, tilt: number, leak: number): Window {
  const { logMoment: base, mean, variance } = tiltedMoments(samples, tilt);
  const deviation = Math.sqrt(steps * variance) || 1e-12;
  const end = (sign: 1 | -1) => {
    let best = { exponent: 1 / deviation, loss: Number.POSITIVE_INFINITY };
    for (const k of [0.2, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 8, 12, 18, 30]) {
      const exponent = k / deviation;
      const loss = (steps * (logMoment(samples, tilt + sign * exponent) - base) - Math.log(leak)) / exponent;
      if (loss < best.loss) best = { exponent, loss };
    }
    return best;
  };
  const above = end(1);
  const below = end(-1);
  return {
    top: Number.isFinite(above.loss) ? above.loss : steps * mean + 12 * deviation,
    bottom: Number.isFinite(below.loss) ? -below.loss : steps * mean - 12 * deviation,
    topExponent: above.exponent,
    bottomExponent: below.exponent,
  };
}
