// The composed privacy loss as a certified two-sided privacy profile: compose once, then ask for delta at many epsilon.
// Not the choice of grid and tilt (bracketPlan.ts), nor the refinement until a width is met (bracket.ts).

import { hockeyExponent } from './bracketPlan';
import { connectTheDots } from './connectTheDots';
import type { LossGrid } from './lossGrid';
import { stepLoss } from './lossSamples';
import { lossFloor, type Step } from './oneStepProfile';
import { type TiltedPower, tiltedPower } from './tiltedConvolution';
import type { Direction } from './types';

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
  step: Step;
  steps: number;
  /** Outcomes the grid must cover; everything beyond goes to infinity (upper) or to the last point (lower). */
  low: number;
  high: number;
  tilt: number;
  /** Losses of one step below this carry no tilted weight. */
  negligible: number;
  bottom: number;
  top: number;
  topExponent: number;
  bottomExponent: number;
}

const UNIT_ROUNDOFF = 2 ** -53;

interface ScaledProfile {
  /** Bound on delta(loss_k), times e^{tilt loss_k - logMoment}, at window point k. */
  values: Float64Array;
  logMoment: number;
}

/** delta at every window point, scaled, from the top down: only positive terms are ever added. */
function scaledProfile(power: TiltedPower, firstIndex: number, spacing: number, tilt: number): Float64Array {
  const size = power.masses.length;
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
    reference = power.masses[slot] + steeper * reference;
    slot = slot === 0 ? size - 1 : slot - 1;
  }
  return values;
}

/**
 * Composes `settings.steps` steps of one direction on `size` grid points (a power of two).
 *
 * The upper profile adds, the lower one subtracts: mass that wrapped around or left the window (Chernoff at the given
 * exponents, exact moments of the grid laws), and the rounding of the transforms. The circular convolution only ever
 * adds other windows' mass to a slot, so it needs no charge in the upper profile but for what lies above the window.
 */
export function composeProfile(
  direction: Direction,
  settings: CompositionSettings,
  size: number,
): ComposedProfile {
  const { step, steps, tilt } = settings;
  const spacing = (settings.top - settings.bottom) / (size - 2);
  const ends = [stepLoss(direction, step, settings.low), stepLoss(direction, step, settings.high)];
  // losses pile up at the floor of 'remove' and the ceiling of 'add': make that a grid point
  const floor = lossFloor(step.samplingRate);
  const atom = direction === 'remove' ? floor : direction === 'add' ? -floor : 0;
  const origin = Number.isFinite(atom) ? atom : 0;
  const grid: LossGrid = { origin, spacing };
  // losses whose tilted weight is below e^-45 need no grid point of their own: the upper law moves them up to the
  // first one, the lower law drops them
  const first = Math.floor((Math.max(Math.min(...ends), settings.negligible) - origin) / spacing);
  const last = Math.ceil((Math.max(...ends) - origin) / spacing);
  const pivot = Math.round(-origin / spacing);
  const laws = connectTheDots(direction, step, grid, Math.min(first, pivot) - 2, Math.max(last, pivot) + 1);
  const [upperPower, lowerPower] = tiltedPower([laws.upper, laws.lower], grid, steps, tilt, size);

  const firstIndex = Math.floor((settings.bottom - steps * origin) / spacing);
  const bottom = steps * origin + firstIndex * spacing;
  const top = bottom + (size - 1) * spacing;
  const logInfinity = Math.log(steps * laws.upper.massAtInfinity);

  const scale = (power: TiltedPower, isUpper: boolean): ScaledProfile => {
    const above = power.massAbove(top + spacing, settings.topExponent);
    const below = isUpper ? 0 : power.massBelow(bottom - spacing, settings.bottomExponent);
    const terms = Math.min(size, 1 / -Math.expm1(-tilt * spacing));
    const charge = above + below + terms * power.entryError;
    const values = scaledProfile(power, firstIndex, spacing, tilt);
    // charges are constant in this scale, so far from the tilt's own epsilon they dominate; monotonicity repairs that
    const decay = Math.exp(-tilt * spacing);
    if (isUpper) {
      let best = Number.POSITIVE_INFINITY;
      for (let k = 0; k < size; k++) values[k] = best = Math.min(values[k] + charge, best / decay);
    } else {
      let best = 0;
      for (let k = size - 1; k >= 0; k--) values[k] = best = Math.max(values[k] - charge, best * decay);
    }
    return { values, logMoment: power.logMoment };
  };
  const upper = scale(upperPower, true);
  const lower = lowerPower && scale(lowerPower, false);
  // recurrences over `size` terms and the exponents' own rounding
  const relative =
    8 * UNIT_ROUNDOFF * (size + Math.abs(upper.logMoment) + tilt * Math.max(Math.abs(top), Math.abs(bottom)));

  const logUpperAt = (k: number): number => {
    const main = upper.logMoment - tilt * (bottom + k * spacing) + Math.log(upper.values[k]) + relative;
    return Math.min(0, addLogs(main, logInfinity));
  };
  const logLowerAt = (k: number): number => {
    if (lower === null) return Number.NEGATIVE_INFINITY;
    return lower.logMoment - tilt * (bottom + k * spacing) + Math.log(lower.values[k]) - relative;
  };
  /** Chord in e^loss between two grid values given as logarithms. */
  const interpolate = (at: (k: number) => number, epsilon: number): number => {
    const k = Math.min(size - 2, Math.max(0, Math.floor((epsilon - bottom) / spacing)));
    const share = Math.min(1, Math.max(0, Math.expm1(epsilon - bottom - k * spacing) / Math.expm1(spacing)));
    const [left, right] = [at(k), at(k + 1)];
    if (share === 0 || left === Number.NEGATIVE_INFINITY) return share === 0 ? left : right + Math.log(share);
    return left + Math.log(1 - share + share * Math.exp(right - left));
  };
  return {
    bottom,
    top,
    spacing,
    logUpper: (epsilon) => {
      if (epsilon < bottom) return 0;
      if (epsilon <= top) return interpolate(logUpperAt, epsilon);
      // Chernoff on the whole upper law
      return Math.min(
        logUpperAt(size - 1),
        addLogs(upper.logMoment + hockeyExponent(tilt) - tilt * epsilon + relative, logInfinity),
      );
    },
    logLower: (epsilon) => {
      if (epsilon > top) return Number.NEGATIVE_INFINITY;
      return epsilon < bottom ? logLowerAt(0) : interpolate(logLowerAt, epsilon);
    },
  };
}

function addLogs(a: number, b: number): number {
  const larger = Math.max(a, b);
  return larger === Number.NEGATIVE_INFINITY
    ? larger
    : larger + Math.log1p(Math.exp(Math.min(a, b) - larger));
}
