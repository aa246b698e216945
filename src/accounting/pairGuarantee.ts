// The guarantee of one dominating pair, and the larger of the two that add/remove is made of. Picks the method (closed form, inversion, discretised bracket) and states the
// uncertainty. Inputs are checked by the accountant, not here.
import { ceilingInterval, type EpsilonInterval, lossCeiling } from './closedForm/ceiling';
import {
  closedFormEpsilon,
  closedFormLogDelta,
  compositionBounds,
  hasClosedForm,
  singleStepTotalVariation,
} from './closedForm/closedForms';
import { bracketDelta, bracketEpsilon } from './discretised/bracket';
import { logComplementOf } from './discretised/ceilingBracket';
import { releasesOf } from './discretised/releases';
import { deltaByInversion, epsilonByInversion, isCertainlyPrivate } from './inversion/invert';
import { type DominatingPair, PAIRS } from './pairs';
import type { LastResort, Mechanism, Verified } from './types';
import {
  DELTA_NEGLIGIBLE,
  fromDeltaBracket,
  fromEpsilonBracket,
  largerOf,
  onlyBounds,
  verifiedExactly,
  verifiedNearOne,
  verifiedUnderflow,
  verifiedWithin,
} from './verified';

/** Relative width asked of the bracket for delta: half of what is shown as a number, for a quarter of the grid. */
const BRACKET_WIDTH = 5e-4;

export function pairEpsilon(
  pair: DominatingPair,
  mechanism: Mechanism,
  delta: number,
  lastResort: LastResort = 'bracket',
): Verified {
  if (hasClosedForm(mechanism)) return verifiedExactly(closedFormEpsilon(pair, mechanism, delta));
  if (mechanism.steps * singleStepTotalVariation(pair, mechanism) <= delta) return verifiedExactly(0);
  const near = ceilingInterval(pair, mechanism, Math.log(delta));
  if (near !== null && near.upper - near.lower < 4e-5 * Math.max(1, near.upper)) return fromInterval(near);
  const inverted = epsilonByInversion(pair, mechanism, delta);
  if (inverted !== null) {
    return verifiedWithin(
      inverted.epsilon,
      inverted.epsilonError,
      'characteristic-function',
      lossCeiling(pair, mechanism),
    );
  }
  if (near !== null && near.upper - near.lower < 2e-4 * Math.max(1, near.upper)) return fromInterval(near);
  if (lastResort === 'bounds') return onlyBounds(compositionBounds(pair, mechanism, delta));
  return fromEpsilonBracket(bracketEpsilon(pair.name, mechanism, delta));
}

function fromInterval({ value, lower, upper }: EpsilonInterval): Verified {
  return { verified: true, value, lower, upper, method: 'closed-form' };
}

/**
 * The pair's delta, times e^logFactor and at most 1: group privacy multiplies by a factor that may overflow where
 * delta underflows. `room`: an absolute width that will do.
 */
export function pairDelta(
  pair: DominatingPair,
  mechanism: Mechanism,
  epsilon: number,
  logFactor = 0,
  room = 0,
): Verified {
  if (epsilon >= lossCeiling(pair, mechanism)) return verifiedExactly(0);
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

/** Whether delta(epsilon) is 1 to float precision: 1 - delta at most e^-37, below half a unit of 1's last place. */
export function deltaIsOne(pair: DominatingPair, mechanism: Mechanism, epsilon: number): boolean {
  // the complement of one step to the power T bounds it from below: a cheap look before the integrals
  const least = mechanism.steps * Math.log1p(-singleStepTotalVariation(pair, mechanism));
  return least < -37 && logComplementOf(releasesOf(pair, mechanism))(epsilon) < -37;
}

/** Whether the addition's epsilon at ln delta is at most this one, by what is cheap: its ceiling, or Chernoff's bound. */
export const additionIsWithin = (mechanism: Mechanism, epsilon: number, logDelta: number): boolean =>
  lossCeiling(PAIRS.add, mechanism) <= epsilon ||
  (epsilon > 0 && !hasClosedForm(mechanism) && isCertainlyPrivate(PAIRS.add, mechanism, epsilon, logDelta));

/** The larger epsilon of add and remove; add is left out where it is cheap to tell that it cannot be the larger. */
export function addRemoveEpsilon(
  mechanism: Mechanism,
  delta: number,
  lastResort: LastResort = 'bracket',
): Verified {
  const remove = pairEpsilon(PAIRS.remove, mechanism, delta, lastResort);
  if (additionIsWithin(mechanism, remove.lower, Math.log(delta))) return remove;
  return largerOf(remove, pairEpsilon(PAIRS.add, mechanism, delta, lastResort));
}

/** The larger delta of add and remove, times e^logFactor. */
export function addRemoveDelta(mechanism: Mechanism, epsilon: number, logFactor = 0): Verified {
  return largerOf(
    pairDelta(PAIRS.remove, mechanism, epsilon, logFactor),
    pairDelta(PAIRS.add, mechanism, epsilon, logFactor),
  );
}
