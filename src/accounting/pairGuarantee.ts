// One adjacency direction at a time, and the larger of add and remove. Picks the method (closed form, vertical line,
// discretised bracket) and states the uncertainty. Inputs are checked by the accountant, not here.

import {
  addCeilingInterval,
  closedFormEpsilon,
  closedFormLogDelta,
  compositionBounds,
  type EpsilonInterval,
  hasClosedForm,
  lossCeiling,
  singleStepTotalVariation,
} from './closedForm/closedForms';
import { bracketDelta, bracketEpsilon } from './discretised/bracket';
import { logComplementBound } from './discretised/deltaComplementBound';
import { deltaByInversion, epsilonByInversion } from './inversion/invert';
import type { Direction, Mechanism, Verified } from './types';
import {
  fromDeltaBracket,
  fromEpsilonBracket,
  largerOf,
  onlyBounds,
  verifiedExactly,
  verifiedNearOne,
  verifiedWithin,
} from './verified';

/** Relative width asked of the bracket for delta: half of what is shown as a number, for a quarter of the grid. */
const BRACKET_WIDTH = 5e-4;

/** Where the fast methods end: the discretised bracket (up to a second), or bounds too wide to be a number (at once). */
export type LastResort = 'bracket' | 'bounds';

/** One direction's epsilon. */
export function directionEpsilon(
  direction: Direction,
  mechanism: Mechanism,
  delta: number,
  lastResort: LastResort = 'bracket',
): Verified {
  if (hasClosedForm(mechanism)) return verifiedExactly(closedFormEpsilon(direction, mechanism, delta));
  if (mechanism.steps * singleStepTotalVariation(direction, mechanism) <= delta) return verifiedExactly(0);
  const near = direction === 'add' ? addCeilingInterval(mechanism, delta) : null;
  if (near !== null && near.upper - near.lower < 4e-5 * Math.max(1, near.upper)) return fromInterval(near);
  const inverted = epsilonByInversion(direction, mechanism, delta);
  if (inverted !== null) {
    return verifiedWithin(
      inverted.epsilon,
      inverted.epsilonError,
      'characteristic-function',
      lossCeiling(direction, mechanism),
    );
  }
  if (near !== null && near.upper - near.lower < 2e-4 * Math.max(1, near.upper)) return fromInterval(near);
  if (lastResort === 'bounds') return onlyBounds(compositionBounds(direction, mechanism, delta));
  return fromEpsilonBracket(bracketEpsilon(direction, mechanism, delta));
}

function fromInterval({ value, lower, upper }: EpsilonInterval): Verified {
  return { verified: true, value, lower, upper, method: 'closed-form' };
}

/** The larger of the two directions; add is left out where its ceiling shows that it cannot be the larger. */
export function addRemoveEpsilon(
  mechanism: Mechanism,
  delta: number,
  lastResort: LastResort = 'bracket',
): Verified {
  const remove = directionEpsilon('remove', mechanism, delta, lastResort);
  if (lossCeiling('add', mechanism) <= remove.lower) return remove;
  return largerOf(remove, directionEpsilon('add', mechanism, delta, lastResort));
}

/**
 * One direction's delta, times e^logFactor and at most 1: group privacy multiplies by a factor that may overflow where
 * delta underflows.
 */
export function directionDelta(
  direction: Direction,
  mechanism: Mechanism,
  epsilon: number,
  logFactor = 0,
): Verified {
  if (epsilon >= lossCeiling(direction, mechanism)) return verifiedExactly(0);
  if (hasClosedForm(mechanism)) {
    const logDelta = closedFormLogDelta(direction, mechanism, epsilon);
    return verifiedExactly(Math.exp(logDelta + logFactor), 1);
  }
  if (deltaIsOne(direction, mechanism, epsilon)) return verifiedNearOne(Number.EPSILON);
  const inverted = deltaByInversion(direction, mechanism, epsilon, logFactor);
  if (inverted !== null) {
    const value = Math.exp(inverted.logDelta + logFactor);
    const error = value * inverted.relativeError + Number.MIN_VALUE;
    return verifiedWithin(value, error, 'characteristic-function', 1);
  }
  const { lower, upper } = bracketDelta(direction, mechanism, epsilon, { tolerance: BRACKET_WIDTH });
  const lifted = (delta: number) => Math.min(1, Math.exp(Math.log(delta) + logFactor));
  return fromDeltaBracket({ lower: lifted(lower), upper: lifted(upper) });
}

/** Whether delta(epsilon) is 1 to float precision: 1 - delta at most e^-37, below half a unit of 1's last place. */
export function deltaIsOne(direction: Direction, mechanism: Mechanism, epsilon: number): boolean {
  // the complement of one step to the power T bounds it from below: a cheap look before the integrals
  const least = mechanism.steps * Math.log1p(-singleStepTotalVariation(direction, mechanism));
  return least < -37 && logComplementBound(direction, mechanism, epsilon) < -37;
}

/** The larger of the two directions' delta, times e^logFactor. */
export function addRemoveDelta(mechanism: Mechanism, epsilon: number, logFactor = 0): Verified {
  return largerOf(
    directionDelta('remove', mechanism, epsilon, logFactor),
    directionDelta('add', mechanism, epsilon, logFactor),
  );
}
