// What the add/remove guarantees alone imply for a substitution, in which a record z is replaced by z': the removal of z and then
// the addition of z', composed as tests. It is tighter than Theorem 4.1 (group.ts), which keeps one point of the curves, and looser
// than the substitute accountant, which knows the mechanism. D is the data set with z, D' the one with z'.
//
// Let h be the largest power of a test at each level. No test of D against D' has more power than
// h_remove(h_add(level)): its level against D' limits its power against the data set in between, without z and z', which is a level
// for the other pair (group privacy of f-DP: Dong, Roth, Su, "Gaussian Differential Privacy", 2022; here with a
// curve for each pair). Each concave h is the lower envelope of its tangents delta(a) + e^a x, where x is the level, so by minimax the
// profile of the composed test is (derived here)
//
//   delta_implied(epsilon) = inf over all real a of  g(a) = delta_remove(a) + e^a delta_add(epsilon - a).
//
// The number a is called a split of epsilon. g is convex in e^a: so is its first term, and the second is the perspective of such a
// function. Three laws on a line whose best tests are all "the outcome lies left of x" can attain both curves, and then the composition
// too: nothing smaller follows from the two curves along this way. The other way, first to add z' and then to remove z, is as valid; in
// every mechanism tried it gave no less (implied.test.ts), which is checked there and not proven.

import { goldenSection } from '../../base/numerics/minima/goldenSection';
import { pairLossCeiling } from '../closedForm/ceiling';
import { closedFormErrors, hasClosedForm, singleStepTotalVariation } from '../closedForm/closedForms';
import { searching } from '../inversion/sharedContours';
import { pairDelta, pairEpsilon } from '../pairGuarantee';
import { PAIRS } from '../pairs';
import { isAllPoisson } from '../segments';
import { pairErrors } from '../tradeoff/boundedErrors';
import type {
  AnyRun,
  AnySegments,
  Bounds,
  CertifiedCurve,
  CurveWish,
  LastResort,
  Mechanism,
  Method,
  Verified,
} from '../types';
import {
  DELTA_NEGLIGIBLE,
  fromDeltaBracket,
  fromEpsilonBracket,
  onlyBounds,
  verifiedExactly,
} from '../verified';
import type { Adjacency, OfSegments } from './adjacency';
import { group, groupDelta, groupEpsilon } from './group';
import { bracketImpliedDelta, bracketImpliedEpsilon } from './implied/bracket';
import { GOOD_WIDTH, lowerDelta, splitEnds, WIDEST } from './implied/meeting';
import { endsOfParts } from './implied/partEnds';
import { largerPairProfile, pairProfile } from './implied/profilePoint';
import { type Changes, leastSplit } from './implied/split';
import { sharesAtCeiling, wholeShares } from './implied/wholeShares';
import { powerOfChanges } from './invertedPower';
import { addRemoveOfSegments, pairOfSegments } from './ofSegments';

/** How far above the least of g, relatively, a split may lie. */
const ENOUGH = 1e-8;
/** A delta this large needs no upper end below 1. */
const ALMOST_ONE = 1 - 1e-6;

const removalThenAddition = (mechanism: Mechanism): Changes => ({
  first: pairProfile(PAIRS.remove, mechanism),
  second: pairProfile(PAIRS.add, mechanism),
});

const between = (lower: number, upper: number, method: Method = 'characteristic-function'): Verified => ({
  verified: true,
  value: upper,
  lower: Math.min(lower, upper),
  upper,
  method,
});

/** Epsilons of the same mechanism and delta that the caller already knows. */
interface Known {
  addRemove?: Verified;
  substitute?: Verified;
  group?: Verified;
}

/** The epsilon of the removal, if that of add/remove exceeds what an addition can have; null otherwise. */
const removalIn = ({ addRemove }: Known, mechanism: Mechanism): Verified | null =>
  addRemove && addRemove.lower > pairLossCeiling(PAIRS.add, mechanism) ? addRemove : null;

const areWithin = ({ lower, upper }: Bounds, width: number): boolean =>
  upper < Infinity && upper - lower <= width * Math.max(1, upper);

/** The first bounds on the implied epsilon: at least substitute's, and at most Theorem 4.1's, or `upper` if that is certainly no larger. */
function around(
  mechanism: Mechanism,
  delta: number,
  lastResort: LastResort,
  { substitute, group }: Known = {},
  { upper, removal }: { upper: number; removal: number } = { upper: Infinity, removal: 0 },
): Bounds {
  const least = substitute ?? pairEpsilon(PAIRS.substitute, mechanism, delta, lastResort);
  // the theorem's epsilon is twice add/remove's at a smaller delta, so it is no less than twice `removal`
  if (upper <= 2 * removal) return { lower: least.lower, upper };
  const most = group ?? groupEpsilon(mechanism, delta, lastResort);
  return { lower: least.lower, upper: most.upper };
}

/** The intersection of two pairs of bounds that both hold. If rounding has left them no point in common, it is an end of the second. */
function inside(first: Bounds, { lower, upper }: Bounds): Bounds {
  return {
    lower: Math.max(lower, Math.min(first.lower, upper)),
    upper: Math.min(upper, Math.max(first.upper, lower)),
  };
}

/**
 * Bounds on the implied epsilon from the epsilons of its two parts, removal and addition (implied/partEnds.ts), where these are narrow,
 * which is where the addition's deltas are hard to compute, and from the best split otherwise. `asked` is true if the inversion, the
 * fast method (../inversion), has also been asked all that implied/wholeShares.ts would ask.
 */
function searchedEnds(mechanism: Mechanism, logDelta: number): Bounds & { asked: boolean } {
  const parts = endsOfParts(mechanism, logDelta, GOOD_WIDTH);
  if (parts.refused || areWithin(parts, GOOD_WIDTH)) return parts;
  const best = splitEnds(removalThenAddition(mechanism), mechanism, logDelta);
  return {
    lower: Math.max(best.lower, parts.lower),
    upper: Math.min(best.upper, parts.upper),
    asked: parts.asked,
  };
}

/**
 * The epsilon of a substitution that the add/remove guarantees imply at delta. Between the substitute epsilon and
 * that of Theorem 4.1; equal to the former at q = 1 (where mu-GDP becomes 2 mu-GDP) and at T = 1: there the best
 * tests are nested, which means that those of all levels ask whether one number exceeds a threshold. `value` is the certain upper
 * end, or the middle of the bracket where the certificate answers. Inputs are the caller's to check.
 */
export function impliedEpsilon(
  mechanism: Mechanism,
  delta: number,
  lastResort: LastResort = 'bracket',
  known: Known = {},
): Verified {
  if (hasClosedForm(mechanism)) return pairEpsilon(PAIRS.substitute, mechanism, delta, lastResort);
  if (2 * mechanism.steps * singleStepTotalVariation(PAIRS.remove, mechanism) <= delta)
    return verifiedExactly(0);
  const logDelta = Math.log(delta);
  const removal = removalIn(known, mechanism);
  if (removal !== null) {
    const ends = sharesAtCeiling(mechanism, logDelta, removal);
    if (areWithin(ends, GOOD_WIDTH)) return between(ends.lower, ends.upper, removal.method);
  }
  const ends = searching(() => searchedEnds(mechanism, logDelta));
  if (areWithin(ends, WIDEST)) return between(ends.lower, ends.upper);
  const alone = removal ?? pairEpsilon(PAIRS.remove, mechanism, delta, lastResort);
  const shares = ends.asked ? sharesAtCeiling : wholeShares;
  const whole = inside(ends, shares(mechanism, logDelta, alone));
  if (areWithin(whole, WIDEST)) return between(whole.lower, whole.upper, alone.method);
  if (lastResort === 'bounds') {
    const own = { upper: whole.upper, removal: alone.lower };
    return onlyBounds(inside(around(mechanism, delta, lastResort, known, own), whole));
  }
  const haveTheorem = known.substitute !== undefined && known.group !== undefined;
  const least = haveTheorem ? inside(around(mechanism, delta, lastResort, known), whole) : whole;
  const bracket = bracketImpliedEpsilon(mechanism, delta, least, alone.upper);
  if (areWithin(bracket, WIDEST) || haveTheorem) return fromEpsilonBracket(bracket);
  return fromEpsilonBracket(inside(around(mechanism, delta, lastResort, known), bracket));
}

/**
 * The epsilon that the larger of the two curves implies alone, for somebody who has a single add/remove curve: the best
 * split of epsilon into two parts. It lies between {@link impliedEpsilon} and Theorem 4.1. It has no fallback: where the
 * inversion refuses, and at T = 1, only bounds are returned.
 */
export function bestSplitEpsilon(mechanism: Mechanism, delta: number): Verified {
  if (mechanism.samplingRate === 1) return pairEpsilon(PAIRS.substitute, mechanism, delta);
  const { lower, upper } = around(mechanism, delta, 'bounds');
  if (upper === 0) return verifiedExactly(0);
  if (mechanism.steps === 1) return onlyBounds({ lower, upper });
  const logDelta = Math.log(delta);
  const curve = largerPairProfile(mechanism);
  const changes = { first: curve, second: curve };
  const ends = searching(() => splitEnds(changes, mechanism, logDelta));
  if (areWithin(ends, WIDEST)) return between(ends.lower, ends.upper);
  return onlyBounds({ lower, upper: Math.max(lower, Math.min(upper, ends.upper)) });
}

/** The delta of a substitution that the add/remove guarantees imply at epsilon; see {@link impliedEpsilon}. */
export function impliedDelta(mechanism: Mechanism, epsilon: number): Verified {
  if (hasClosedForm(mechanism)) return pairDelta(PAIRS.substitute, mechanism, epsilon);
  const changes = removalThenAddition(mechanism);
  const [least, lower] = searching(() => {
    const found = leastSplit(changes, epsilon, 0.5 * epsilon, ENOUGH);
    return [found, found && lowerDelta(changes, epsilon, found)] as const;
  });
  if (least !== null && lower !== null) {
    return between(lower, Math.min(1, Math.exp(least.log) * (1 + least.error)));
  }
  const { upper } = groupDelta(mechanism, epsilon);
  if (upper <= DELTA_NEGLIGIBLE) return fromDeltaBracket({ lower: 0, upper });
  const bounds = { lower: pairDelta(PAIRS.substitute, mechanism, epsilon).lower, upper };
  if (bounds.lower >= ALMOST_ONE) return fromDeltaBracket(bounds);
  return fromDeltaBracket(bracketImpliedDelta(mechanism, epsilon, bounds));
}

/**
 * Bounds on an implied quantity of segments. The lower one is the segments' own under substitution or, where no substitute pair is
 * known, under add/remove, since a record may be replaced by one of gradient 0. The upper one is that of Theorem 4.1.
 */
function aroundSegments(wanted: keyof OfSegments, segments: AnySegments, at: number): Bounds {
  const own = isAllPoisson(segments) ? pairOfSegments(PAIRS.substitute) : addRemoveOfSegments;
  return { lower: own[wanted](segments, at).lower, upper: group.ofSegments[wanted](segments, at).upper };
}

const ofSegments: OfSegments = {
  epsilon: (segments, delta) =>
    fromEpsilonBracket(bracketImpliedEpsilon(segments, delta, aroundSegments('epsilon', segments, delta))),
  delta: (segments, epsilon) =>
    fromDeltaBracket(bracketImpliedDelta(segments, epsilon, aroundSegments('delta', segments, epsilon))),
};

/** The distance below 0 or above epsilon from which no split is looked for, because g is at least 1 - e^-12 there. */
const BEYOND = 12;
/** Accuracy of the best split, relative to epsilon + 1. Any split gives a bound, and this accuracy costs it nothing visible. */
const SPLIT_TO = 1e-4;

/** The largest power at a level is h_remove(h_add(level)). Both functions rise, so bounds compose. The curve is its own inverse. */
function impliedCurve(run: AnyRun, wish: CurveWish): CertifiedCurve {
  // the errors of one curve are the levels of the other, so the width of one says nothing about the width of the whole
  const closely = { ...wish, room: 0 };
  const remove = pairErrors(PAIRS.remove, run, closely);
  const add = pairErrors(PAIRS.add, run, closely);
  /** The profile at any real epsilon: below 0 by exchanging the pair. */
  const deltaOf = (own: CertifiedCurve, exchanged: CertifiedCurve, e: number) =>
    e >= 0 ? own.deltaAtMost(e) : 1 - Math.exp(e) * (1 - exchanged.deltaAtMost(-e));
  return {
    errors: (alpha) => {
      const between = add.errors(alpha);
      const least = remove.errors(Math.min(1, Math.max(0, between.powerLower)));
      const most = remove.errors(Math.min(1, Math.max(0, between.powerUpper)));
      return {
        betaLower: most.betaLower,
        betaUpper: Math.min(least.betaUpper, 1 - alpha),
        powerLower: Math.max(alpha, least.powerLower),
        powerUpper: most.powerUpper,
      };
    },
    deltaAtMost: (epsilon) => {
      const g = (a: number) => deltaOf(remove, add, a) + Math.exp(a) * deltaOf(add, remove, epsilon - a);
      return Math.min(1, goldenSection(g, -BEYOND, epsilon + BEYOND, SPLIT_TO * (epsilon + 1)).value);
    },
  };
}

export const implied: Adjacency = {
  epsilon: impliedEpsilon,
  delta: impliedDelta,
  ofSegments,
  // the best tests are nested at q = 1 and at T = 1, and the errors that add and remove imply are the mechanism's own
  exactErrors: (mechanism) =>
    hasClosedForm(mechanism) ? (alpha) => closedFormErrors(PAIRS.substitute, mechanism, alpha) : null,
  inverted: (mechanism) => powerOfChanges(removalThenAddition(mechanism)),
  curve: impliedCurve,
};
