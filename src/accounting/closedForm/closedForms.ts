// Answers that need no composition, exact up to float rounding: those at a sampling rate of q = 1 and for a single step, T = 1, and bounds
// on many steps from one step. Theorem 4.1 is that of adjacencies/group.ts.
import { findRoot } from '../../base/numerics/rootFinding';
import type { DominatingPair } from '../pairs';
import type { Bounds, ErrorRates, Mechanism } from '../types';
import { pairLossCeiling } from './ceiling';
import { gdpAdvantage, gdpEpsilon, gdpTradeoff, logGdpDelta } from './gaussianDp';
import { softplus } from './mixture';
import { ONE_STEP } from './oneStep';

/** mu of the Gaussian mechanism that the pair is at q = 1. */
const muOf = ({ sensitivity }: DominatingPair, { noiseMultiplier, steps }: Mechanism): number =>
  (sensitivity * Math.sqrt(steps)) / noiseMultiplier;

/**
 * Total variation of one step: q times the Gaussian's, because the two outputs differ only if the record is drawn into the batch, which
 * has probability q.
 */
export function singleStepTotalVariation(pair: DominatingPair, mechanism: Mechanism): number {
  return mechanism.samplingRate * gdpAdvantage(pair.sensitivity / mechanism.noiseMultiplier);
}

/** Whether {@link closedFormLogDelta} and {@link closedFormEpsilon} apply to every query of the mechanism. */
export function hasClosedForm({ samplingRate, steps }: Mechanism): boolean {
  return samplingRate === 1 || steps === 1;
}

/** ln delta(epsilon) of a mechanism that {@link hasClosedForm}; -Infinity where delta is exactly 0. */
export function closedFormLogDelta(pair: DominatingPair, mechanism: Mechanism, epsilon: number): number {
  if (mechanism.samplingRate < 1) return ONE_STEP[pair.name].logDelta(mechanism, epsilon);
  return logGdpDelta(muOf(pair, mechanism), epsilon);
}

/** Epsilon at delta, for a mechanism that {@link hasClosedForm}. */
export function closedFormEpsilon(pair: DominatingPair, mechanism: Mechanism, delta: number): number {
  if (mechanism.samplingRate === 1) return gdpEpsilon(muOf(pair, mechanism), delta);
  if (singleStepTotalVariation(pair, mechanism) <= delta) return 0;
  return ONE_STEP[pair.name].epsilon(mechanism, delta);
}

/** f(alpha), alpha in [0, 1], of a mechanism that {@link hasClosedForm}. Inputs are the caller's to check. */
export function closedFormErrors(pair: DominatingPair, mechanism: Mechanism, alpha: number): ErrorRates {
  if (mechanism.samplingRate === 1) return gdpTradeoff(muOf(pair, mechanism), alpha);
  if (alpha === 0 || alpha === 1) return { beta: 1 - alpha, power: alpha };
  return ONE_STEP[pair.name].errors(mechanism, alpha);
}

/**
 * An x > 0 with (1 + e^x) delta(x) = delta, or 0 if (1 + 1) delta(0) is at most delta, for a mechanism that {@link hasClosedForm}. If
 * there are several, adjacencies/group.ts says which is meant.
 */
export function closedFormHalfGroupEpsilon(
  pair: DominatingPair,
  mechanism: Mechanism,
  delta: number,
): number {
  const excess = (e: number) => closedFormLogDelta(pair, mechanism, e) + softplus(e) - Math.log(delta);
  if (excess(0) <= 0) return 0;
  let upper = 1;
  while (excess(upper) > 0) upper *= 2;
  return findRoot(excess, 0, upper);
}

/**
 * Bounds on epsilon, certain but wide. The lower one is the epsilon of one step alone, because an attacker may ignore the outputs of
 * the others. The upper one is T times the epsilon of one step at delta/T, or the pair's ceiling if that is smaller. For 0 < q < 1.
 */
export function compositionBounds(pair: DominatingPair, mechanism: Mechanism, delta: number): Bounds {
  const { steps } = mechanism;
  const single = { ...mechanism, steps: 1 };
  const upper = steps * closedFormEpsilon(pair, single, delta / steps);
  return {
    lower: closedFormEpsilon(pair, single, delta),
    upper: Math.min(upper, pairLossCeiling(pair, mechanism)),
  };
}

/**
 * Certain but wide bounds on half of Theorem 4.1's epsilon. The lower one is that of one step; the upper one is an x that solves
 * (1 + e^x) T delta_1(x/T) = delta, or 0, where delta_1 is the profile of one step and T the number of steps.
 */
export function compositionHalfGroupEpsilon(
  pair: DominatingPair,
  mechanism: Mechanism,
  delta: number,
): Bounds {
  const { steps } = mechanism;
  const single = { ...mechanism, steps: 1 };
  const excess = (e: number) =>
    closedFormLogDelta(pair, single, e / steps) + Math.log(steps) + softplus(e) - Math.log(delta);
  let upper = steps;
  while (excess(upper) > 0) upper *= 2;
  return {
    lower: closedFormHalfGroupEpsilon(pair, single, delta),
    upper: excess(0) > 0 ? findRoot(excess, 0, upper) * (1 + 1e-12) : 0,
  };
}
