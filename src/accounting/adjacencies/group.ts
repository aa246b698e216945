// A bound on the epsilon of a substitution by group privacy, as a removal followed by an addition. The bound is valid but
// loose, and the page shows it beside the exact epsilon.

import { bisectPredicate } from '../../base/numerics/rootFinding';
import { singleStepTotalVariation } from '../closedForm/closedForms';
import { softplus } from '../closedForm/mixture';
import { bracketGroupEpsilon, bracketPairGroupEpsilon } from '../discretised/bracket';
import type { CertifiedProfile } from '../discretised/certifiedProfile';
import { addRemoveDelta, addRemoveEpsilon } from '../pairGuarantee';
import { PAIRS } from '../pairs';
import { isPoisson } from '../segments';
import { addRemoveProfile, symmetricErrors } from '../tradeoff/boundedErrors';
import type { AnySegments, LastResort, Mechanism, PoissonDrawn, Verified } from '../types';
import { fromEpsilonBracket, largerOf } from '../verified';
import type { Adjacency } from './adjacency';
import { fastGroup, groupBounds } from './fastGroup';
import { powerOfGroup } from './groupPower';
import { largerPairProfile } from './implied/profilePoint';
import { addRemoveOfSegments } from './ofSegments';

/**
 * epsilon of a substitution by group privacy: 2 x, where x solves (1 + e^x) delta' = delta with delta' = delta_AR(x), and
 * delta_AR is add/remove's profile. Theorem 4.1 of Pradhan, Jaelkoe, Zanella-Beguelin, Honkela (2026), solved to full
 * precision. Where batches with the record are rare, the equation may have several solutions, at each of which the theorem holds. As a
 * rule the largest of them is then taken, beyond which (1 + e^x) delta_AR(x) stays below delta. Inputs are the caller's to check.
 */
export function groupEpsilon(
  mechanism: Mechanism,
  delta: number,
  lastResort: LastResort = 'bracket',
): Verified {
  const { remove, whole } = fastGroup(mechanism, delta);
  if (whole !== null) return whole;
  const simple = groupBounds(mechanism, delta);
  if (lastResort === 'bounds') return simple;
  const bracket = remove
    ? largerOf(remove, fromEpsilonBracket(bracketPairGroupEpsilon('add', mechanism, delta)))
    : bracketGroupEpsilon(mechanism, delta);
  const both = { lower: Math.max(simple.lower, bracket.lower), upper: Math.min(simple.upper, bracket.upper) };
  const result = fromEpsilonBracket(both);
  if (result.verified) return result;
  // delta' is smaller than delta, so 2 x is at least twice add/remove's epsilon at delta
  const shared = 2 * addRemoveEpsilon(mechanism, delta).lower;
  return fromEpsilonBracket({ lower: Math.max(both.lower, Math.min(shared, both.upper)), upper: both.upper });
}

/**
 * delta of a substitution at epsilon by group privacy: (1 + e^{epsilon/2}) delta_AR(epsilon/2), or the same at
 * epsilon 0 where that is smaller (what holds at 0 holds at every epsilon), at most 1.
 */
export const groupDelta = (mechanism: Mechanism, epsilon: number): Verified =>
  grownDelta(
    (half, logFactor) => addRemoveDelta(mechanism, half, logFactor),
    epsilon,
    2 * singleStepTotalVariation(PAIRS.remove, mechanism),
  );

/**
 * The delta of {@link groupDelta}. `addRemove` is add/remove's delta at an epsilon, times e^logFactor. It is not asked at 0 for a delta of
 * at most `least`, which the delta at 0 is known not to be below.
 */
function grownDelta(
  addRemove: (epsilon: number, logFactor: number) => Verified,
  epsilon: number,
  least: number,
): Verified {
  const half = 0.5 * epsilon;
  const here = addRemove(half, softplus(half));
  if (epsilon === 0 || here.upper <= least) return here;
  const atZero = addRemove(0, softplus(0));
  return atZero.upper <= here.upper ? atZero : here;
}

/** {@link groupEpsilon} of several segments. The theorem holds for any privacy profile, also for that of a composition. */
function groupEpsilonOfSegments(segments: AnySegments, delta: number): Verified {
  const bracket = bracketGroupEpsilon(segments, delta);
  const composed = fromEpsilonBracket(bracket);
  if (composed.verified || !segments.every(isPoisson)) return composed;
  const upper = Math.min(bracket.upper, 2 * simpleHalfGroupEpsilon(segments, delta));
  const shared = 2 * addRemoveOfSegments.epsilon(segments, delta).lower;
  return fromEpsilonBracket({ lower: Math.max(bracket.lower, Math.min(shared, upper)), upper });
}

/**
 * Half of a group epsilon that is certain but wide. By simple composition delta_AR(x_1 + x_2 + ...) is at most the sum
 * of the segments' own delta_AR(x_i). The x_i are in proportion to the segments' own group guarantees, and they
 * are grown until 1 + e^(x_1 + x_2 + ...) times that sum is at most delta.
 */
function simpleHalfGroupEpsilon(segments: readonly PoissonDrawn[], delta: number): number {
  const own = segments.map((segment) => 0.5 * groupEpsilon(segment, delta / segments.length, 'bounds').upper);
  const whole = own.reduce((sum, each) => sum + each, 0);
  const enough = (growth: number) => {
    const logFactor = softplus(growth * whole);
    const grown = segments.map((segment, i) => addRemoveDelta(segment, growth * own[i], logFactor).upper);
    return grown.reduce((sum, each) => sum + each, 0) <= delta;
  };
  let growth = 1;
  while (growth < 1e6 && !enough(growth)) growth *= 2;
  if (growth >= 1e6) return Number.POSITIVE_INFINITY;
  const [, least] = bisectPredicate((each) => !enough(each), 0.5 * growth, growth, {
    relativeTolerance: 1e-3,
  });
  return least * whole;
}

const groupDeltaOfSegments = (segments: AnySegments, epsilon: number): Verified =>
  grownDelta((half, logFactor) => addRemoveOfSegments.delta(segments, half, logFactor), epsilon, 0);

function groupProfile({ lower, upper }: CertifiedProfile): CertifiedProfile {
  const grown = (delta: (epsilon: number) => number) => (epsilon: number) =>
    Math.min(1, (1 + Math.exp(0.5 * epsilon)) * delta(0.5 * epsilon));
  return { lower: grown(lower), upper: grown(upper) };
}

export const group: Adjacency = {
  epsilon: groupEpsilon,
  delta: groupDelta,
  ofSegments: { epsilon: groupEpsilonOfSegments, delta: groupDeltaOfSegments },
  exactErrors: () => null,
  inverted: (mechanism) => powerOfGroup(largerPairProfile(mechanism)),
  curve: (run, wish) => symmetricErrors(groupProfile(addRemoveProfile(run, wish)), wish, false),
};
