// Theorem 4.1's epsilon (group.ts) by the fast methods alone, which are the closed forms (../closedForm) and the inversion (../inversion),
// without the certificate (../discretised).
import { pairLossCeiling } from '../closedForm/ceiling';
import {
  closedFormHalfGroupEpsilon,
  compositionHalfGroupEpsilon,
  hasClosedForm,
  singleStepTotalVariation,
} from '../closedForm/closedForms';
import { softplus } from '../closedForm/mixture';
import { additionIsWithin } from '../fastGuarantee';
import { halfGroupEpsilonByInversion } from '../inversion/invert';
import { type DominatingPair, PAIRS } from '../pairs';
import type { Mechanism, Verified } from '../types';
import { largerOf, mapVerified, onlyBounds, verifiedExactly, verifiedWithin } from '../verified';

/**
 * 2 x, where x solves (1 + e^x) delta_pair(x) = delta, or 0 if (1 + 1) delta_pair(0) is at most delta; null where the inversion refuses.
 * group.ts says which x is meant if there are several.
 */
function pairGroupEpsilon(pair: DominatingPair, mechanism: Mechanism, delta: number): Verified | null {
  const doubled = (half: Verified) => mapVerified(half, (e) => 2 * e);
  if (hasClosedForm(mechanism))
    return doubled(verifiedExactly(closedFormHalfGroupEpsilon(pair, mechanism, delta)));
  if (2 * mechanism.steps * singleStepTotalVariation(pair, mechanism) <= delta) return verifiedExactly(0);
  const inverted = halfGroupEpsilonByInversion(pair, mechanism, delta);
  if (inverted === null) return null;
  const ceiling = pairLossCeiling(pair, mechanism);
  return doubled(verifiedWithin(inverted.epsilon, inverted.epsilonError, 'characteristic-function', ceiling));
}

/** Theorem 4.1's epsilon from the curve of `remove` alone, and from the whole of add/remove. Each is null where the inversion refuses. */
export function fastGroup(
  mechanism: Mechanism,
  delta: number,
): { remove: Verified | null; whole: Verified | null } {
  const remove = pairGroupEpsilon(PAIRS.remove, mechanism, delta);
  if (remove === null) return { remove, whole: null };
  if (mechanism.samplingRate === 1) return { remove, whole: remove };
  const half = 0.5 * remove.lower;
  if (additionIsWithin(mechanism, half, Math.log(delta) - softplus(half))) return { remove, whole: remove };
  const add = pairGroupEpsilon(PAIRS.add, mechanism, delta);
  return { remove, whole: add && largerOf(remove, add) };
}

/** Bounds on Theorem 4.1's epsilon by simple composition of the steps. They are certain but wide. */
export function groupBounds(mechanism: Mechanism, delta: number): Verified {
  const half = largerOf(
    onlyBounds(compositionHalfGroupEpsilon(PAIRS.remove, mechanism, delta)),
    onlyBounds(compositionHalfGroupEpsilon(PAIRS.add, mechanism, delta)),
  );
  return onlyBounds({ lower: 2 * half.lower, upper: 2 * half.upper });
}

export const boundedGroupEpsilon = (mechanism: Mechanism, delta: number): Verified =>
  fastGroup(mechanism, delta).whole ?? groupBounds(mechanism, delta);
