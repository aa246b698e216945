// Bounds on the implied epsilon, which add/remove alone implies for a substitution: a removal and then an addition (../implied.ts).
// They follow from two numbers: the removal's epsilon a0 at delta, and the addition's epsilon b0 at e^{-a0} delta. They are
// certain, and narrow where the addition is at its ceiling (closedForm/ceiling.ts) or both epsilons are large. They need no search for
// the best split a, which gives the removal the epsilon a and the addition epsilon - a (split.ts).
//
// At epsilon = a0 + b0 no split has g(a) = delta_remove(a) + e^a delta_add(epsilon - a) below delta (derived here): left of a0 the first
// term is at least delta, since delta_remove falls; right of a0 the second is no less, since e^a rises and delta_add(epsilon - a) is at
// least delta_add(b0). It holds with b0 = 0 too, where delta_add(0) may be less than e^{-a0} delta: with h = a - a0, delta_add(-h) = 1 -
// e^{-h} (1 - delta_remove(h)), and e^h + delta_remove(h) does not fall, so that e^a delta_add(a0 - a) equals e^{a0} (e^h - 1 +
// delta_remove(h)), which is at least e^{a0} delta_remove(0) and so at least delta. For the upper bound, all of delta goes to the removal,
// and the addition's epsilon is taken to be its ceiling, which no run exceeds.
import { ceilingInterval, pairLossCeiling } from '../../closedForm/ceiling';
import { unsmoothedEpsilonByInversion } from '../../inversion/invert';
import { PAIRS } from '../../pairs';
import type { Bounds, Mechanism } from '../../types';

/** If the bounds from the ceiling are this close together, absolutely or relatively, the inversion (../../inversion) is not asked. */
const NEAR = 1e-5;

/** lower <= epsilon_implied <= upper from the ceiling of the addition, without the inversion. */
export function sharesAtCeiling(mechanism: Mechanism, logDelta: number, removal: Bounds): Bounds {
  const addition = ceilingInterval(PAIRS.add, mechanism, logDelta - removal.lower)?.lower ?? 0;
  return {
    lower: removal.lower + Math.max(0, addition),
    upper: removal.upper + pairLossCeiling(PAIRS.add, mechanism),
  };
}

/** lower <= epsilon_implied <= upper, by the inversion where the bounds from the ceiling are too wide. For 0 < q < 1. */
export function wholeShares(mechanism: Mechanism, logDelta: number, removal: Bounds): Bounds {
  const { lower, upper } = sharesAtCeiling(mechanism, logDelta, removal);
  if (upper - lower <= NEAR * Math.max(1, upper)) return { lower, upper };
  const inverted = unsmoothedEpsilonByInversion(PAIRS.add, mechanism, logDelta - removal.lower);
  const least = inverted === null ? 0 : removal.lower + inverted.epsilon - inverted.epsilonError;
  return { lower: Math.min(upper, Math.max(lower, least)), upper };
}
