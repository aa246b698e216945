// The epsilon of one dominating pair, and of the larger one of add/remove, by the fast methods alone, which are the closed forms
// (closedForm/) and the inversion (inversion/). A page loads nothing else before its first number. pairGuarantee.ts adds the certificate
// (discretised/). The accountant checks inputs.
import { ceilingInterval, pairLossCeiling } from './closedForm/ceiling';
import {
  closedFormEpsilon,
  compositionBounds,
  hasClosedForm,
  singleStepTotalVariation,
} from './closedForm/closedForms';
import { type Effort, epsilonByInversion, isCertainlyPrivate } from './inversion/invert';
import { type DominatingPair, PAIRS } from './pairs';
import type { Bounds, Mechanism, Verified } from './types';
import { boundedBy, largerOf, onlyBounds, verifiedExactly, verifiedWithin } from './verified';

/**
 * The pair's epsilon at delta; null where the fast methods refuse, which is at fewer than one point in a hundred. The `effort` 'original'
 * leaves Gaussian smoothing (inversion/gaussianSmoothing.ts) out. A caller that can use the certificate does so for a pair whose losses
 * rise with the outcome, since smoothing answers fewer than half of the points there that all other ways refuse.
 */
export function fastPairEpsilon(
  pair: DominatingPair,
  mechanism: Mechanism,
  delta: number,
  effort: Effort = 'smoothed',
): Verified | null {
  if (hasClosedForm(mechanism)) return verifiedExactly(closedFormEpsilon(pair, mechanism, delta));
  if (mechanism.steps * singleStepTotalVariation(pair, mechanism) <= delta) return verifiedExactly(0);
  const near = ceilingInterval(pair, mechanism, Math.log(delta));
  if (near !== null && near.upper - near.lower < 4e-5 * Math.max(1, near.upper)) return fromInterval(near);
  const inverted = epsilonByInversion(pair, mechanism, delta, effort);
  if (inverted !== null) {
    const { epsilon, epsilonError } = inverted;
    return verifiedWithin(epsilon, epsilonError, 'characteristic-function', pairLossCeiling(pair, mechanism));
  }
  if (near !== null && near.upper - near.lower < 2e-4 * Math.max(1, near.upper)) return fromInterval(near);
  return null;
}

const fromInterval = (ends: Bounds): Verified => boundedBy(ends, 'closed-form', true);

/** The pair's epsilon at delta, or certain but wide bounds where the fast methods refuse. */
export const boundedPairEpsilon = (pair: DominatingPair, mechanism: Mechanism, delta: number): Verified =>
  fastPairEpsilon(pair, mechanism, delta) ?? onlyBounds(compositionBounds(pair, mechanism, delta));

/** Whether the addition's epsilon is at most `epsilon`, by what is cheap: its ceiling, or Chernoff's bound. */
export const additionIsWithin = (mechanism: Mechanism, epsilon: number, logDelta: number): boolean =>
  pairLossCeiling(PAIRS.add, mechanism) <= epsilon ||
  (epsilon > 0 && !hasClosedForm(mechanism) && isCertainlyPrivate(PAIRS.add, mechanism, epsilon, logDelta));

/**
 * The larger epsilon of remove and add, which are the same at q = 1. That of add is not computed where a cheap bound shows
 * that it is not the larger one.
 */
export function largerEpsilon(
  epsilonOf: (pair: DominatingPair) => Verified,
  mechanism: Mechanism,
  delta: number,
): Verified {
  const remove = epsilonOf(PAIRS.remove);
  if (mechanism.samplingRate === 1) return remove;
  if (additionIsWithin(mechanism, remove.lower, Math.log(delta))) return remove;
  return largerOf(remove, epsilonOf(PAIRS.add));
}
