// The composed privacy loss as a certified two-sided privacy profile: compose once, then ask for delta at many epsilon.
// Not the choice of grid and tilt (bracketPlan.ts), nor the refinement until a width is met (bracket.ts).
import type { DominatingPair } from '../pairs';
import type { OneStep } from '../types';
import { hockeyExponent } from './bracketPlan';
import { connectTheDots } from './connectTheDots';
import type { GridLaw } from './gridLaw';
import { lossProfile } from './oneStep';
import { stepLoss } from './stepLaw';
import { logTailMoment } from './tailMoment';
import { type TiltedPower, tiltedPower } from './tiltedConvolution';

/** A certified privacy profile on a window of composed losses, in logarithms since delta may be far below 1e-308. */
export interface ComposedProfile {
  /** The window; below and above it the bounds remain valid but wide. */
  bottom: number;
  top: number;
  spacing: number;
  /** Upper and lower bounds on ln delta(epsilon); -Infinity where the lower bound is 0. */
  logUpper: (epsilon: number) => number;
  logLower: (epsilon: number) => number;
}

export interface CompositionSettings {
  step: OneStep;
  steps: number;
  /** Outcomes the grid must cover; everything beyond goes to infinity (upper) or to the last point (lower). */
  low: number;
  high: number;
  tilt: number;
  /** Losses of one step below this carry no tilted weight. */
  negligible: number;
  /** Where the profile is wanted, roughly. */
  epsilon: number;
  bottom: number;
  top: number;
  topExponent: number;
  bottomExponent: number;
}

const UNIT_ROUNDOFF = 2 ** -53;

/** Bounds on delta at regular losses, up or down; values[k] is delta(bottom + k spacing) e^{tilt loss - logMoment}. */
interface ScaledProfile {
  bottom: number;
  values: Float64Array;
  logMoment: number;
}

/** delta at every window point, scaled, from the top down: only positive terms are ever added. */
function scaledValues(masses: Float64Array, firstIndex: number, spacing: number, tilt: number): Float64Array {
  const size = masses.length;
  const values = new Float64Array(size);
  const decay = Math.exp(-tilt * spacing);
  const steeper = Math.exp(-(tilt + 1) * spacing);
  const loss = -Math.expm1(-spacing);
  let value = 0;
  let reference = 0; // sum of masses above, each times e^{-(tilt + 1) distance}
  let slot = (((firstIndex + size - 1) % size) + size) % size;
  for (let k = size - 1; k >= 0; k--) {
    value = decay * (value + loss * reference);
    values[k] = value;
    reference = masses[slot] + steeper * reference;
    slot = slot === 0 ? size - 1 : slot - 1;
  }
  return values;
}

/** Sum over the window's points at distances d = 1, 2, ... spacings of (1 - e^{-d}) e^{-tilt d}. */
function hockeyWeights(size: number, spacing: number, tilt: number): number {
  const endless =
    (Math.exp(-tilt * spacing) * -Math.expm1(-spacing)) /
    (Math.expm1(-tilt * spacing) * Math.expm1(-(tilt + 1) * spacing));
  return Math.min(endless, size * -Math.expm1(-size * spacing));
}

/**
 * Adds (sign 1) or subtracts (sign -1) what may be wrong: wrapped or lost mass by Chernoff at the given exponents, and
 * the transforms' rounding. Misplaced tilted mass counts at most with the largest weight of the hockey stick,
 * max_u (1 - e^{-u}) e^{-tilt u}, which is small where losses are (a tilt of 1e6 leaves a millionth). The circular
 * convolution only ever adds other windows' mass to a slot, so the upper profile is charged only with what lies above
 * the window. Charges are constant in this scale, so far from the tilt's own epsilon they dominate; the profile's
 * monotonicity then gives the better bound.
 */
function chargedProfile(
  power: TiltedPower,
  law: GridLaw,
  settings: CompositionSettings,
  sign: 1 | -1,
  extraCharge: number,
): ScaledProfile {
  const { steps, tilt } = settings;
  const { spacing, origin } = law;
  const size = power.masses.length;
  const firstIndex = Math.floor((settings.bottom - steps * origin) / spacing);
  const bottom = steps * origin + firstIndex * spacing;
  const above = power.massAbove(bottom + size * spacing, settings.topExponent);
  const below = sign > 0 ? 0 : power.massBelow(bottom - spacing, settings.bottomExponent);
  const charge =
    (above + below + power.massError) * Math.exp(hockeyExponent(tilt)) +
    hockeyWeights(size, spacing, tilt) * power.entryError +
    extraCharge;
  const values = scaledValues(power.masses, firstIndex, spacing, tilt);
  const decay = Math.exp(-tilt * spacing);
  if (sign > 0) {
    let best = Number.POSITIVE_INFINITY;
    for (let k = 0; k < size; k++) values[k] = best = Math.min(values[k] + charge, best / decay);
  } else {
    let best = 0;
    for (let k = size - 1; k >= 0; k--) values[k] = best = Math.max(values[k] - charge, best * decay);
  }
  return { bottom, values, logMoment: power.logMoment };
}

/** ln of a scaled profile at epsilon inside its window: its chord in e^loss. */
function logProfile(
  { bottom, values, logMoment }: ScaledProfile,
  spacing: number,
  tilt: number,
  epsilon: number,
): number {
  const at = (k: number) => logMoment - tilt * (bottom + k * spacing) + Math.log(values[k]);
  const k = Math.min(values.length - 2, Math.max(0, Math.floor((epsilon - bottom) / spacing)));
  const share = Math.min(1, Math.max(0, Math.expm1(epsilon - bottom - k * spacing) / Math.expm1(spacing)));
  const [left, right] = [at(k), at(k + 1)];
  if (share === 0) return left;
  if (left === Number.NEGATIVE_INFINITY) return right + Math.log(share);
  return left + Math.log(1 - share + share * Math.exp(right - left));
}

/** Composes `settings.steps` steps of one pair on `size` grid points (a power of two). */
export function composeProfile(
  pair: DominatingPair,
  settings: CompositionSettings,
  size: number,
): ComposedProfile {
  const { step, steps, tilt } = settings;
  const spacing = (settings.top - settings.bottom) / (size - 2);
  const ends = [stepLoss(pair, step, settings.low), stepLoss(pair, step, settings.high)];
  const { upper: upperStep, lower: lowerStep } = connectTheDots(pair, step, lossProfile(pair, step), {
    spacing,
    // losses below `negligible` need no grid point: the upper law moves them up to the first, the lower drops them
    lowest: Math.max(Math.min(...ends), settings.negligible),
    highest: Math.max(...ends),
  });
  const [upperPower, lowerPower] = tiltedPower([upperStep, lowerStep], steps, tilt, size);

  // outcomes beyond the grid: either at loss infinity, or with their own tilted moment, whichever costs less
  const edge = pair.sign < 0 ? settings.low : settings.high;
  const tailShare = Math.exp(logTailMoment(pair, step, tilt, edge) - upperPower.logMoment / steps);
  const tailCharge = steps * tailShare * Math.exp(hockeyExponent(tilt)) * (1 + tailShare) ** (steps - 1);
  const infinity = Math.log(atLeastOnce(upperStep.massAtInfinity, steps));
  const byMoment = upperPower.logMoment - tilt * settings.epsilon + Math.log(tailCharge) < infinity;
  const logInfinity = byMoment ? Number.NEGATIVE_INFINITY : infinity;

  const upper = chargedProfile(upperPower, upperStep, settings, 1, byMoment ? tailCharge : 0);
  const lower = lowerPower && lowerStep && chargedProfile(lowerPower, lowerStep, settings, -1, 0);
  // recurrences over `size` terms and the exponents' own rounding
  const bottom = upper.bottom;
  const top = bottom + (size - 1) * spacing;
  const relative =
    8 * UNIT_ROUNDOFF * (size + Math.abs(upper.logMoment) + tilt * Math.max(Math.abs(top), Math.abs(bottom)));
  const far = lowerStep?.far ?? { underP: 0, underQ: 0 };
  const [farP, farQ] = [atLeastOnce(far.underP, steps), atLeastOnce(far.underQ, steps)];
  // of any event, delta is at least P - e^epsilon Q: here the event that at least one outcome is far
  const logFar = (epsilon: number) => {
    const rounding = (64 + epsilon) * UNIT_ROUNDOFF;
    const part = farP * (1 - rounding) - Math.exp(epsilon + Math.log(farQ)) * (1 + rounding);
    return part > 0 ? Math.log(part) : Number.NEGATIVE_INFINITY;
  };
  const upperAt = (epsilon: number) =>
    addLogs(logProfile(upper, spacing, tilt, epsilon) + relative, logInfinity);
  const logUpper = (epsilon: number) => {
    if (epsilon < bottom) return 0;
    if (epsilon <= top) return upperAt(epsilon);
    // Chernoff on the whole upper law
    const chernoff =
      upper.logMoment +
      Math.log(Math.exp(hockeyExponent(tilt)) + (byMoment ? tailCharge : 0)) -
      tilt * epsilon +
      relative;
    return Math.min(upperAt(top), addLogs(chernoff, logInfinity));
  };
  const logLower = (epsilon: number) => {
    if (lower === null) return Number.NEGATIVE_INFINITY;
    if (epsilon > lower.bottom + (size - 1) * spacing) return logFar(epsilon);
    const within = logProfile(lower, spacing, tilt, Math.max(epsilon, lower.bottom)) - relative;
    return addLogs(within, logFar(epsilon));
  };
  // where a spacing or a tilt is so large that an exponential overflows, what is left is NaN, and nothing is known
  return {
    bottom,
    top,
    spacing,
    logUpper: (epsilon) => Math.min(0, orElse(logUpper(epsilon), 0)),
    logLower: (epsilon) => Math.min(0, orElse(logLower(epsilon), Number.NEGATIVE_INFINITY)),
  };
}

function orElse(value: number, fallback: number): number {
  return Number.isNaN(value) ? fallback : value;
}

/** Probability that at least one of `steps` trials of probability p succeeds. */
function atLeastOnce(p: number, steps: number): number {
  return -Math.expm1(steps * Math.log1p(-Math.min(1, p)));
}

function addLogs(a: number, b: number): number {
  const larger = Math.max(a, b);
  return larger === Number.NEGATIVE_INFINITY
    ? larger
    : larger + Math.log1p(Math.exp(Math.min(a, b) - larger));
}
