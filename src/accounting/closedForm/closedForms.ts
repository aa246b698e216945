// Answers that need no composition: every record in every batch (q = 1), one step (T = 1), a delta so large that
// epsilon is 0, and the ceiling of the add direction. Exact up to float rounding. Not the general accountant.
import { LN_INV_SQRT_2PI, millsRatio, normalTail } from '../../numerics/normal';
import { findRoot } from '../../numerics/rootFinding';
import { logMixture, mixtureShare, softplus } from '../inversion/loss';
import type { Direction, Mechanism } from '../types';
import { gdpAdvantage, gdpEpsilon, logGdpDelta } from './gaussianDp';

/** An epsilon known to lie in [lower, upper]. */
export interface EpsilonInterval {
  value: number;
  lower: number;
  upper: number;
}

/** Distance of the two means over sigma: a substitution moves the sum of clipped gradients by twice the norm. */
function separation(direction: Direction, noiseMultiplier: number): number {
  return (direction === 'substitute' ? 2 : 1) / noiseMultiplier;
}

/** Total variation distance of one step: only the record's own coin matters, hence q times the Gaussian's. */
export function singleStepTotalVariation(direction: Direction, mechanism: Mechanism): number {
  return mechanism.samplingRate * gdpAdvantage(separation(direction, mechanism.noiseMultiplier));
}

/**
 * The add direction can never reveal more than "not one batch held the record": its loss stays below -T ln(1-q).
 * Infinity for the other directions.
 */
export function lossCeiling(direction: Direction, { samplingRate, steps }: Mechanism): number {
  return direction === 'add' && samplingRate < 1 ? -steps * Math.log1p(-samplingRate) : Infinity;
}

/** Threshold x at which one substitution step's loss is epsilon >= 0 (asinh form: no cancellation). Derived here. */
function substituteThreshold(samplingRate: number, noiseMultiplier: number, epsilon: number): number {
  const variance = noiseMultiplier * noiseMultiplier;
  const logOdds = 0.5 / variance + Math.log((1 - samplingRate) / samplingRate);
  const half = 0.5 * epsilon;
  const lead = half > 300 ? half + logOdds : Math.asinh(Math.exp(logOdds) * Math.sinh(half));
  return variance * (half + lead);
}

/**
 * ln delta of one substitution step at threshold x: with Mills ratios m, delta = phi(x/s) A+ [p+ (m(x-1) - m(x)) +
 * p- (m(x) - m(x+1))], a sum of positive terms. Derived here.
 */
function substituteLogDelta(samplingRate: number, noiseMultiplier: number, x: number): number {
  const inverseVariance = 1 / (noiseMultiplier * noiseMultiplier);
  const right = (x - 0.5) * inverseVariance;
  const left = (-x - 0.5) * inverseVariance;
  const z = x / noiseMultiplier;
  const own = millsRatio(z);
  const gain =
    mixtureShare(samplingRate, right) * (millsRatio(z - 1 / noiseMultiplier) - own) +
    mixtureShare(samplingRate, left) * (own - millsRatio(z + 1 / noiseMultiplier));
  return LN_INV_SQRT_2PI - 0.5 * z * z + logMixture(samplingRate, right) + Math.log(gain);
}

/**
 * ln delta(epsilon) of one step, epsilon >= 0, q in (0,1). Add and remove are mixtures of "no effect" and a Gaussian
 * pair, so delta is a weight times the Gaussian delta at a moved epsilon (amplification by subsampling: Balle, Barthe,
 * Gaboardi 2018, Theorem 8, for remove; the add form is derived here).
 */
function singleStepLogDelta(direction: Direction, mechanism: Mechanism, epsilon: number): number {
  const { samplingRate: q, noiseMultiplier } = mechanism;
  const mu = 1 / noiseMultiplier;
  if (direction === 'remove') {
    const moved = epsilon > 30 ? epsilon - Math.log(q) : Math.log1p(Math.expm1(epsilon) / q);
    return Math.log(q) + logGdpDelta(mu, moved);
  }
  if (direction === 'add') {
    const weight = epsilon > 700 ? -1 : q - (1 - q) * Math.expm1(epsilon);
    return weight > 0 ? Math.log(weight) + logGdpDelta(mu, epsilon + Math.log(q / weight)) : -Infinity;
  }
  return substituteLogDelta(q, noiseMultiplier, substituteThreshold(q, noiseMultiplier, epsilon));
}

function singleStepEpsilon(direction: Direction, mechanism: Mechanism, delta: number): number {
  const { samplingRate: q, noiseMultiplier } = mechanism;
  const mu = 1 / noiseMultiplier;
  const target = Math.log(delta);
  if (direction === 'remove') return logMixture(q, gdpEpsilon(mu, delta / q));
  if (direction === 'add') {
    const logDelta = (v: number) => Math.log(mixtureShare(q, -v)) + logGdpDelta(mu, v);
    const upper = gdpEpsilon(mu, delta / q);
    return -logMixture(q, -findRoot((v) => logDelta(v) - target, 0, upper));
  }
  const upper = 1 + noiseMultiplier * (9 + Math.sqrt(-2 * target));
  const x = findRoot((x) => substituteLogDelta(q, noiseMultiplier, x) - target, 0, upper);
  const inverseVariance = 1 / (noiseMultiplier * noiseMultiplier);
  return logMixture(q, (x - 0.5) * inverseVariance) - logMixture(q, (-x - 0.5) * inverseVariance);
}

/** Whether {@link closedFormLogDelta} and {@link closedFormEpsilon} apply to every query of the mechanism. */
export function hasClosedForm({ samplingRate, steps }: Mechanism): boolean {
  return samplingRate === 1 || steps === 1;
}

/** ln delta(epsilon) of a mechanism that {@link hasClosedForm}; -Infinity where delta is exactly 0. */
export function closedFormLogDelta(direction: Direction, mechanism: Mechanism, epsilon: number): number {
  if (mechanism.samplingRate < 1) return singleStepLogDelta(direction, mechanism, epsilon);
  return logGdpDelta(separation(direction, mechanism.noiseMultiplier) * Math.sqrt(mechanism.steps), epsilon);
}

/** The smallest epsilon >= 0 with delta(epsilon) <= delta, for a mechanism that {@link hasClosedForm}. */
export function closedFormEpsilon(direction: Direction, mechanism: Mechanism, delta: number): number {
  if (mechanism.samplingRate === 1) {
    return gdpEpsilon(separation(direction, mechanism.noiseMultiplier) * Math.sqrt(mechanism.steps), delta);
  }
  if (singleStepTotalVariation(direction, mechanism) <= delta) return 0;
  return singleStepEpsilon(direction, mechanism, delta);
}

/** The smallest e >= 0 with (1 + e^e) delta(e) <= delta, for a mechanism that {@link hasClosedForm}. */
export function closedFormHalfGroupEpsilon(
  direction: Direction,
  mechanism: Mechanism,
  delta: number,
): number {
  const excess = (e: number) => closedFormLogDelta(direction, mechanism, e) + softplus(e) - Math.log(delta);
  if (excess(0) <= 0) return 0;
  let upper = 1;
  while (excess(upper) > 0) upper *= 2;
  return findRoot(excess, 0, upper);
}

/**
 * Certain but wide: one step's epsilon (the others can be ignored) and simple composition, T steps of delta/T each.
 * For 0 < q < 1.
 */
export function compositionBounds(
  direction: Direction,
  mechanism: Mechanism,
  delta: number,
): { lower: number; upper: number } {
  const { steps } = mechanism;
  const single = { ...mechanism, steps: 1 };
  const upper = steps * closedFormEpsilon(direction, single, delta / steps);
  return {
    lower: closedFormEpsilon(direction, single, delta),
    upper: Math.min(upper, lossCeiling(direction, mechanism)),
  };
}

/** The same for the group's half: the smallest e that solves (1 + e^e) T delta_1(e/T) = delta, and one step's. */
export function compositionHalfGroupEpsilon(
  direction: Direction,
  mechanism: Mechanism,
  delta: number,
): { lower: number; upper: number } {
  const { steps } = mechanism;
  const single = { ...mechanism, steps: 1 };
  const excess = (e: number) =>
    closedFormLogDelta(direction, single, e / steps) + Math.log(steps) + softplus(e) - Math.log(delta);
  let upper = steps;
  while (excess(upper) > 0) upper *= 2;
  return {
    lower: closedFormHalfGroupEpsilon(direction, single, delta),
    upper: excess(0) > 0 ? findRoot(excess, 0, upper) * (1 + 1e-12) : 0,
  };
}

/**
 * For the add direction: T steps that all stay left of x have a loss of at least T L(x), so epsilon >= T L(x) +
 * ln(1 - delta / P(all left of x)); together with the ceiling this often pins epsilon down. Derived here.
 */
export function addCeilingInterval(mechanism: Mechanism, delta: number): EpsilonInterval {
  const { samplingRate, noiseMultiplier, steps } = mechanism;
  const upper = lossCeiling('add', mechanism);
  let lower = 0;
  for (let z = -4.5; z <= 3; z += 0.75) {
    const margin = steps * Math.log1p(-normalTail(z)) - Math.log(delta);
    if (margin <= 0.01) continue;
    const v = (z * noiseMultiplier - 0.5) / (noiseMultiplier * noiseMultiplier);
    lower = Math.max(lower, -steps * logMixture(samplingRate, v) + Math.log1p(-Math.exp(-margin)));
  }
  return { value: 0.5 * (lower + upper), lower, upper };
}
