// The composed privacy loss as a certified two-sided privacy profile: compose once, then ask for delta at many
// epsilon. Masses are tilted, that is multiplied by e^{tilt loss} (tiltedLaw.ts). P and Q are a pair's two laws.
import { remembered } from '../../base/numerics/remembered';
import type { CompositionSettings } from './compositionSettings';
import { lawsOfStep } from './lawsOfStep';
import { hockeyExponent } from './plan/bracketPlan';
import { type TiltedPower, tiltedPower } from './tiltedConvolution';
import type { GridLaw, ScaledValues } from './tiltedLaw';

/** A certified privacy profile on a window of composed losses, in logarithms since delta may be far below 1e-308. */
export interface ComposedProfile {
  /** Ends of the window of losses, beyond which the bounds remain valid but wide. */
  bottom: number;
  top: number;
  spacing: number;
  /** Upper and lower bounds on ln delta(epsilon); -Infinity where the lower bound is 0. */
  logUpper: (epsilon: number) => number;
  logLower: (epsilon: number) => number;
  /** Whether a finer grid would take hardly longer. */
  isQuick: boolean;
}

const UNIT_ROUNDOFF = 2 ** -53;

/** Upper or lower bounds on delta at losses = bottom + k spacing. valueAt(k) is delta(loss) e^{tilt loss - logMoment}. */
interface ScaledProfile {
  bottom: number;
  size: number;
  valueAt: (k: number) => number;
  logMoment: number;
}

/** An upper bound on the sum of the hockey stick's weights (1 - e^{-u}) e^{-tilt u} at the distances u = spacing, 2 spacing, ... */
function hockeyWeights(size: number, spacing: number, tilt: number): number {
  const endless =
    (Math.exp(-tilt * spacing) * -Math.expm1(-spacing)) /
    (Math.expm1(-tilt * spacing) * Math.expm1(-(tilt + 1) * spacing));
  return Math.min(endless, size * -Math.expm1(-size * spacing));
}

/**
 * A composed profile with a charge for what may be wrong, added for an upper bound (sign 1) and subtracted for a lower
 * one (sign -1): for wrapped or lost mass by Chernoff at the given exponents, and for rounding. Misplaced tilted mass
 * counts with no more than the largest weight of the hockey stick, max_u (1 - e^{-u}) e^{-tilt u}, u being a loss's distance
 * from epsilon. That weight is small where losses are small, since the tilt is then large. The circular convolution only ever adds other
 * windows' mass to a slot, so the upper profile is charged only with what lies above the window. Charges are constant in this scale: far
 * from the tilt's own epsilon the profile's monotonicity gives the better bound.
 */
function chargedProfile(
  power: TiltedPower,
  laws: readonly GridLaw[],
  settings: CompositionSettings,
  sign: 1 | -1,
  extraCharge: number,
  size: number,
): ScaledProfile {
  const { tilt, segments } = settings;
  const [{ spacing }] = laws;
  // the composed grid's point 0 is the sum of all steps' points 0
  const origin = laws.reduce((sum, law, i) => sum + segments[i].steps * law.origin, 0);
  const firstIndex = Math.floor((settings.bottom - origin) / spacing);
  const bottom = origin + firstIndex * spacing;
  const above = power.massAbove(bottom + size * spacing, settings.topExponent);
  const below = sign > 0 ? 0 : power.massBelow(bottom - spacing, settings.bottomExponent);
  const values = power.valuesFrom(firstIndex);
  const charge =
    (above + below + power.massError) * Math.exp(hockeyExponent(tilt)) +
    hockeyWeights(size, spacing, tilt) * power.entryError +
    values.error +
    extraCharge;
  const valueAt = monotone(values, size, sign * charge, tilt * spacing);
  return { bottom, size, valueAt, logMoment: power.logMoment };
}

/** The number of points from which monotonicity improves the others, if the values are not all computed. */
const LOOKED_AT = 48;

/**
 * Values with a charge, improved by monotonicity: the value at a smaller epsilon is an upper bound (for a charge above
 * 0), and that at a larger one a lower bound. `slope` is by how many nats the values' scale rises from point to point.
 */
function monotone(values: ScaledValues, size: number, charge: number, slope: number): (k: number) => number {
  const { all } = values;
  if (all !== null) {
    const decay = Math.exp(-slope);
    if (charge >= 0) {
      let best = Number.POSITIVE_INFINITY;
      for (let k = 0; k < size; k++) all[k] = best = Math.min(all[k] + charge, best / decay);
    } else {
      let best = 0;
      for (let k = size - 1; k >= 0; k--) all[k] = best = Math.max(all[k] + charge, best * decay);
    }
    return (k) => all[k];
  }
  const charged = remembered((k: number) => values.at(k) + charge);
  const best: number[] = [];
  const placeOf = (i: number) => Math.round((i * (size - 1)) / LOOKED_AT);
  const rise = (i: number, k: number) => Math.exp(slope * (k - placeOf(i)));
  const look = () => {
    if (charge >= 0) {
      for (let i = 0; i <= LOOKED_AT; i++) {
        const value = Math.max(0, charged(placeOf(i)));
        best[i] = i === 0 ? value : Math.min(value, best[i - 1] * rise(i - 1, placeOf(i)));
      }
    } else {
      for (let i = LOOKED_AT; i >= 0; i--) {
        const value = Math.max(0, charged(placeOf(i)));
        best[i] = i === LOOKED_AT ? value : Math.max(value, best[i + 1] * rise(i + 1, placeOf(i)));
      }
    }
  };
  return (k) => {
    if (best.length === 0) look();
    const i = Math.min(LOOKED_AT, Math.max(0, (k * LOOKED_AT) / (size - 1)));
    if (charge >= 0) {
      const left = placeOf(Math.floor(i)) <= k ? Math.floor(i) : Math.floor(i) - 1;
      return Math.max(0, Math.min(charged(k), best[left] * rise(left, k)));
    }
    const right = placeOf(Math.ceil(i)) >= k ? Math.ceil(i) : Math.ceil(i) + 1;
    return Math.max(0, charged(k), best[right] * rise(right, k));
  };
}

/** ln of a scaled profile at an epsilon inside its window, by the profile's chord in e^loss between two points. */
function logProfile(
  { bottom, size, valueAt, logMoment }: ScaledProfile,
  spacing: number,
  tilt: number,
  epsilon: number,
): number {
  const at = (k: number) => logMoment - tilt * (bottom + k * spacing) + Math.log(valueAt(k));
  const k = Math.min(size - 2, Math.max(0, Math.floor((epsilon - bottom) / spacing)));
  const share = Math.min(1, Math.max(0, Math.expm1(epsilon - bottom - k * spacing) / Math.expm1(spacing)));
  const [left, right] = [at(k), at(k + 1)];
  if (share === 0) return left;
  if (left === Number.NEGATIVE_INFINITY) return right + Math.log(share);
  return left + Math.log(1 - share + share * Math.exp(right - left));
}

/**
 * The composed profile on `size` grid points, a power of two. Each law dominates its step from above or below, and so does their product
 * (Zhu, Dong, Wang 2022, theorem 10, which needs neither equal steps nor an order).
 */
export function composeProfile(settings: CompositionSettings, size: number): ComposedProfile {
  const { segments, tilt } = settings;
  const spacing = (settings.top - settings.bottom) / (size - 2);
  const steps = segments.map((segment) => segment.steps);
  const laws = segments.map((segment) => lawsOfStep(segment, tilt, spacing));
  const uppers = laws.map((law) => law.upper);
  // in the lower product a segment for which the grid is too coarse counts as a step that reveals nothing, which every law dominates
  const some = laws.some(({ lower }) => lower !== null);
  const lowers = some ? laws.map(({ lower }) => lower ?? noLoss(spacing)) : [];
  const [upperPower, lowerPower, upperMoments] = tiltedPower(
    uppers.map((upper, i) => ({ laws: [upper, lowers[i] ?? null], steps: steps[i] })),
    tilt,
    size,
  );

  // outcomes beyond the grid count at loss infinity, or by their own tilted moment, whichever costs less
  const tailShares = segments.map(({ step, low, high }, i) =>
    Math.exp(step.logTailMoment(tilt, low, high) - upperMoments[i]),
  );
  // tilted mass of "at least one outcome is far", over that of all others
  const tailCharge = Math.exp(hockeyExponent(tilt)) * Math.expm1(logOfPowers(tailShares, steps));
  /** Probability that an event with these probabilities at each of a segment's steps happens at least once. */
  const atLeastOnce = (p: readonly number[]) =>
    -Math.expm1(
      logOfPowers(
        p.map((each) => -Math.min(1, each)),
        steps,
      ),
    );
  const infinity = Math.log(atLeastOnce(uppers.map(({ massAtInfinity }) => massAtInfinity)));
  const byMoment = upperPower.logMoment - tilt * settings.epsilon + Math.log(tailCharge) < infinity;
  const logInfinity = byMoment ? Number.NEGATIVE_INFINITY : infinity;

  const upper = chargedProfile(upperPower, uppers, settings, 1, byMoment ? tailCharge : 0, size);
  const lower = lowerPower && chargedProfile(lowerPower, lowers, settings, -1, 0, size);
  const bottom = upper.bottom;
  const top = bottom + (size - 1) * spacing;
  const relative =
    8 * UNIT_ROUNDOFF * (size + Math.abs(upper.logMoment) + tilt * Math.max(Math.abs(top), Math.abs(bottom)));
  const far = lowers.map((law) => law.far ?? { underP: 0, underQ: 0 });
  const farP = atLeastOnce(far.map(({ underP }) => underP));
  const farQ = atLeastOnce(far.map(({ underQ }) => underQ));
  // delta is at least P - e^epsilon Q of any event: here of the event that at least one outcome is far
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
  // the result is NaN, and nothing is known, where a spacing or a tilt is so large that an exponential overflows
  return {
    bottom,
    top,
    spacing,
    isQuick: upperPower.isQuick,
    logUpper: (epsilon) => Math.min(0, orElse(logUpper(epsilon), 0)),
    logLower: (epsilon) => Math.min(0, orElse(logLower(epsilon), Number.NEGATIVE_INFINITY)),
  };
}

function orElse(value: number, fallback: number): number {
  return Number.isNaN(value) ? fallback : value;
}

/** The law of a step that reveals nothing. */
const noLoss = (spacing: number): GridLaw => ({
  origin: 0,
  spacing,
  points: Int32Array.of(0),
  masses: Float64Array.of(1),
  massAtInfinity: 0,
});

/** ln of the product of the numbers 1 + x, each to the power of its segment's steps. */
function logOfPowers(x: readonly number[], steps: readonly number[]): number {
  return x.reduce((sum, each, i) => sum + steps[i] * Math.log1p(each), 0);
}

function addLogs(a: number, b: number): number {
  const larger = Math.max(a, b);
  return larger === Number.NEGATIVE_INFINITY
    ? larger
    : larger + Math.log1p(Math.exp(Math.min(a, b) - larger));
}
