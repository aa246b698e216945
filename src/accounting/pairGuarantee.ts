// The guarantee of one dominating pair, and of the larger one of add/remove, by the fast methods (fastGuarantee.ts), and by the
// certificate (discretised/) where these refuse. The accountant checks inputs.
import { pairLossCeiling } from './closedForm/ceiling';
import { closedFormLogDelta, hasClosedForm, singleStepTotalVariation } from './closedForm/closedForms';
import { bracketDelta, bracketEpsilon } from './discretised/bracket';
import { logComplementOf } from './discretised/ceilingBracket';
import { releasesOf } from './discretised/releases';
import { additionIsWithin, boundedPairEpsilon, fastPairEpsilon, largerEpsilon } from './fastGuarantee';
import { deltaByInversion } from './inversion/invert';
import { type DominatingPair, PAIRS } from './pairs';
import type { LastResort, Mechanism, Verified } from './types';
import {
  DELTA_NEGLIGIBLE,
  fromDeltaBracket,
  fromEpsilonBracket,
  largerOf,
  verifiedExactly,
  verifiedNearOne,
  verifiedUnderflow,
  verifiedWithin,
} from './verified';

/** Relative width asked of the bracket for delta: half of the widest that counts as a number (verified.ts). */
const BRACKET_WIDTH = 5e-4;

export const pairEpsilon = (
  pair: DominatingPair,
  mechanism: Mechanism,
  delta: number,
  lastResort: LastResort = 'bracket',
): Verified =>
  lastResort === 'bounds'
    ? boundedPairEpsilon(pair, mechanism, delta)
    : (fastPairEpsilon(pair, mechanism, delta, pair.sign > 0 ? 'original' : 'smoothed') ??
      fromEpsilonBracket(bracketEpsilon(pair.name, mechanism, delta)));

/**
 * The pair's delta at epsilon, times e^logFactor and at most 1. The factor is given by its logarithm, since it may overflow
 * where delta underflows. The bounds need not be closer together than `room`.
 */
export function pairDelta(
  pair: DominatingPair,
  mechanism: Mechanism,
  epsilon: number,
  logFactor = 0,
  room = 0,
): Verified {
  if (epsilon >= pairLossCeiling(pair, mechanism)) return verifiedExactly(0);
  if (hasClosedForm(mechanism)) {
    const logDelta = closedFormLogDelta(pair, mechanism, epsilon);
    const delta = Math.exp(logDelta + logFactor);
    return delta > 0 ? verifiedExactly(delta, 1) : verifiedUnderflow();
  }
  if (deltaIsOne(pair, mechanism, epsilon)) return verifiedNearOne(Number.EPSILON);
  const negligible = Math.max(DELTA_NEGLIGIBLE, room);
  const inverted = deltaByInversion(pair, mechanism, epsilon, logFactor, 'smoothed', negligible);
  if (inverted !== null) {
    const value = Math.exp(inverted.logDelta + logFactor);
    const error = value * inverted.relativeError + Number.MIN_VALUE;
    return verifiedWithin(value, error, 'characteristic-function', 1);
  }
  const { lower, upper } = bracketDelta(pair.name, mechanism, epsilon, {
    tolerance: BRACKET_WIDTH,
    negligible: DELTA_NEGLIGIBLE * Math.exp(-logFactor),
    room: room * Math.exp(-logFactor),
  });
  const lifted = (delta: number) => Math.min(1, Math.exp(Math.log(delta) + logFactor));
  return fromDeltaBracket({ lower: lifted(lower), upper: lifted(upper) });
}

/** Whether delta(epsilon) is 1 to float precision: 1 - delta is below e^-37 = 8.5e-17, which is less than floats below 1 are apart. */
export function deltaIsOne(pair: DominatingPair, mechanism: Mechanism, epsilon: number): boolean {
  // (1 - delta of one step) to the power of the steps is a lower bound on 1 - delta, and much cheaper than the integrals after it
  const least = mechanism.steps * Math.log1p(-singleStepTotalVariation(pair, mechanism));
  return least < -37 && logComplementOf(releasesOf(pair, mechanism))(epsilon) < -37;
}

export const addRemoveEpsilon = (mechanism: Mechanism, delta: number, lastResort?: LastResort): Verified =>
  largerEpsilon((pair) => pairEpsilon(pair, mechanism, delta, lastResort), mechanism, delta);

/** Add/remove's delta at epsilon, times e^logFactor. At q = 1 and at epsilon 0 both pairs have the same delta. */
export function addRemoveDelta(mechanism: Mechanism, epsilon: number, logFactor = 0): Verified {
  const remove = pairDelta(PAIRS.remove, mechanism, epsilon, logFactor);
  if (epsilon === 0 || mechanism.samplingRate === 1) return remove;
  if (additionIsWithin(mechanism, epsilon, Math.log(remove.lower) - logFactor)) return remove;
  return largerOf(remove, pairDelta(PAIRS.add, mechanism, epsilon, logFactor));
}
