// Add/remove adjacency: one data set has a record more than the other, either way round. The larger of the two pairs; also of
// 'zero-out', which has the same numbers under another meaning.
import { lossCeiling } from '../closedForm/ceiling';
import { closedFormErrors } from '../closedForm/closedForms';
import { type CertifiedProfile, largerProfile } from '../discretised/profileBounds';
import { pairDelta, pairEpsilon } from '../pairGuarantee';
import { PAIRS } from '../pairs';
import { symmetricErrors, wholeProfile } from '../tradeoff/boundedErrors';
import type { LastResort, Mechanism, Verified } from '../types';
import { largerOf } from '../verified';
import type { Adjacency } from './adjacency';

/** The larger of the two pairs; add is left out where its ceiling shows that it cannot be the larger. */
export function addRemoveEpsilon(
  mechanism: Mechanism,
  delta: number,
  lastResort: LastResort = 'bracket',
): Verified {
  const remove = pairEpsilon(PAIRS.remove, mechanism, delta, lastResort);
  if (lossCeiling(PAIRS.add, mechanism) <= remove.lower) return remove;
  return largerOf(remove, pairEpsilon(PAIRS.add, mechanism, delta, lastResort));
}

/** The larger of the two pairs' delta, times e^logFactor. */
export function addRemoveDelta(mechanism: Mechanism, epsilon: number, logFactor = 0): Verified {
  return largerOf(
    pairDelta(PAIRS.remove, mechanism, epsilon, logFactor),
    pairDelta(PAIRS.add, mechanism, epsilon, logFactor),
  );
}

/** The larger of the two pairs' whole profiles; its trade-off curve is the lower convex hull of the two curves' minimum. */
export function addRemoveProfile(mechanism: Mechanism, smallest: number): CertifiedProfile {
  return largerProfile(
    wholeProfile(PAIRS.add, mechanism, smallest),
    wholeProfile(PAIRS.remove, mechanism, smallest),
  );
}

export const addRemove: Adjacency = {
  epsilon: addRemoveEpsilon,
  delta: (mechanism, epsilon) => addRemoveDelta(mechanism, epsilon),
  // at T = 1 the hull of two closed forms is none
  exactErrors: (mechanism) =>
    mechanism.samplingRate === 1 ? (alpha) => closedFormErrors(PAIRS.remove, mechanism, alpha) : null,
  errorBounds: (mechanism, smallest) => symmetricErrors(addRemoveProfile(mechanism, smallest), smallest),
};
