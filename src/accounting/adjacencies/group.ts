// Substitution bounded through group privacy: a substitution is a removal followed by an addition. A valid but loose
// guarantee, shown beside the exact one. Not the exact substitute accountant.
import { lossCeiling } from '../closedForm/ceiling';
import {
  closedFormHalfGroupEpsilon,
  compositionHalfGroupEpsilon,
  hasClosedForm,
  singleStepTotalVariation,
} from '../closedForm/closedForms';
import { softplus } from '../closedForm/mixture';
import { bracketGroupEpsilon } from '../discretised/bracket';
import type { CertifiedProfile } from '../discretised/profileBounds';
import { halfGroupEpsilonByInversion } from '../inversion/invert';
import { addRemoveDelta, addRemoveEpsilon } from '../pairGuarantee';
import { type DominatingPair, PAIRS } from '../pairs';
import { addRemoveProfile, symmetricErrors } from '../tradeoff/boundedErrors';
import type { LastResort, Mechanism, Verified } from '../types';
import {
  fromEpsilonBracket,
  largerOf,
  mapVerified,
  onlyBounds,
  verifiedExactly,
  verifiedWithin,
} from '../verified';
import type { Adjacency } from './adjacency';

/** The pair's smallest e with (1 + e^e) delta(e) <= delta; null where only the bracket knows. */
function pairHalfGroupEpsilon(pair: DominatingPair, mechanism: Mechanism, delta: number): Verified | null {
  if (hasClosedForm(mechanism)) return verifiedExactly(closedFormHalfGroupEpsilon(pair, mechanism, delta));
  if (2 * mechanism.steps * singleStepTotalVariation(pair, mechanism) <= delta) return verifiedExactly(0);
  const inverted = halfGroupEpsilonByInversion(pair, mechanism, delta);
  if (inverted === null) return null;
  const ceiling = lossCeiling(pair, mechanism);
  return verifiedWithin(inverted.epsilon, inverted.epsilonError, 'characteristic-function', ceiling);
}

/**
 * epsilon of a substitution by group privacy: 2 e where e solves (1 + e^e) delta' = delta on the add/remove profile
 * delta' = delta_AR(e). Theorem 4.1 of Pradhan, Jaelkoe, Zanella-Beguelin, Honkela (2026), solved to full precision.
 * Inputs are the caller's to check.
 */
export function groupEpsilon(
  mechanism: Mechanism,
  delta: number,
  lastResort: LastResort = 'bracket',
): Verified {
  const remove = pairHalfGroupEpsilon(PAIRS.remove, mechanism, delta);
  let half = remove;
  if (remove !== null && lossCeiling(PAIRS.add, mechanism) > remove.lower) {
    const add = pairHalfGroupEpsilon(PAIRS.add, mechanism, delta);
    half = add === null ? null : largerOf(remove, add);
  }
  if (half !== null) return mapVerified(half, (e) => 2 * e);
  const simple = largerOf(
    onlyBounds(compositionHalfGroupEpsilon(PAIRS.remove, mechanism, delta)),
    onlyBounds(compositionHalfGroupEpsilon(PAIRS.add, mechanism, delta)),
  );
  const [lower, upper] = [2 * simple.lower, 2 * simple.upper];
  if (lastResort === 'bounds') return onlyBounds({ lower, upper });
  const bracket = bracketGroupEpsilon(mechanism, delta);
  const both = { lower: Math.max(lower, bracket.lower), upper: Math.min(upper, bracket.upper) };
  const result = fromEpsilonBracket(both);
  if (result.verified) return result;
  // the group's share of delta is smaller than delta, so 2 e is at least twice the epsilon at delta
  const shared = 2 * addRemoveEpsilon(mechanism, delta).lower;
  return fromEpsilonBracket({ lower: Math.max(both.lower, Math.min(shared, both.upper)), upper: both.upper });
}

/**
 * delta of a substitution at epsilon by group privacy: (1 + e^{epsilon/2}) delta_AR(epsilon/2), or the same at
 * epsilon 0 where that is smaller (what holds at 0 holds at every epsilon), at most 1.
 */
export function groupDelta(mechanism: Mechanism, epsilon: number): Verified {
  const half = 0.5 * epsilon;
  const here = addRemoveDelta(mechanism, half, softplus(half));
  if (epsilon === 0 || here.upper < 1e-3) return here;
  const atZero = addRemoveDelta(mechanism, 0, softplus(0));
  return atZero.upper <= here.upper ? atZero : here;
}

/** The same for a whole profile. */
function groupProfile({ lower, upper }: CertifiedProfile): CertifiedProfile {
  const grown = (delta: (epsilon: number) => number) => (epsilon: number) =>
    Math.min(1, (1 + Math.exp(0.5 * epsilon)) * delta(0.5 * epsilon));
  return { lower: grown(lower), upper: grown(upper) };
}

export const group: Adjacency = {
  epsilon: groupEpsilon,
  delta: groupDelta,
  exactErrors: () => null,
  errorBounds: (mechanism, smallest) =>
    symmetricErrors(groupProfile(addRemoveProfile(mechanism, smallest)), smallest),
};
