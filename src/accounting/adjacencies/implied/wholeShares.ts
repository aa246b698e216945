// What two numbers say of the implied epsilon: the removal's epsilon with all of delta, and the addition's with all
// of what is left to it. Certain, and narrow where the addition is at its ceiling or both epsilons are large. Not
// the best split (split.ts).
//
// Let a0 be the removal's epsilon at delta, and b0 the addition's at e^{-a0} delta. At epsilon = a0 + b0 no split
// has g(a) = delta_remove(a) + e^a delta_add(epsilon - a) below delta (derived here): left of a0 the first term is
// no less, since delta_remove falls; right of a0 the second is none, since e^a rises and delta_add(epsilon - a) is
// no less than delta_add(b0). It holds with b0 = 0 too, where delta_add(0) is less than that: delta_add(-h) = 1 -
// e^{-h} (1 - delta_remove(h)), and e^h + delta_remove(h) does not fall, so that e^a delta_add(a0 - a) is at least
// e^{a0} (e^h - 1 + delta_remove(h)) >= delta_remove(0), h = a - a0. The other way, all of delta for the removal
// leaves the addition what no run exceeds, its ceiling.
import { ceilingInterval, pairLossCeiling } from '../../closedForm/ceiling';
import { unsmoothedEpsilonByInversion } from '../../inversion/invert';
import { PAIRS } from '../../pairs';
import type { Bounds, Mechanism } from '../../types';

/** How near the ceiling's ends may be, absolutely or relatively, to be looked at no further. */
const NEAR = 1e-5;

/** lower <= epsilon_implied <= upper from the ceiling of the addition, at no cost. */
export function sharesAtCeiling(mechanism: Mechanism, logDelta: number, removal: Bounds): Bounds {
  const addition = ceilingInterval(PAIRS.add, mechanism, logDelta - removal.lower)?.lower ?? 0;
  return {
    lower: removal.lower + Math.max(0, addition),
    upper: removal.upper + pairLossCeiling(PAIRS.add, mechanism),
  };
}

/** The same, by the inversion where the ceiling says too little. For 0 < q < 1. */
export function wholeShares(mechanism: Mechanism, logDelta: number, removal: Bounds): Bounds {
  const { lower, upper } = sharesAtCeiling(mechanism, logDelta, removal);
  if (upper - lower <= NEAR * Math.max(1, upper)) return { lower, upper };
  const inverted = unsmoothedEpsilonByInversion(PAIRS.add, mechanism, logDelta - removal.lower);
  const least = inverted === null ? 0 : removal.lower + inverted.epsilon - inverted.epsilonError;
  return { lower: Math.min(upper, Math.max(lower, least)), upper };
}
