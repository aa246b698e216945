// What the add/remove guarantees alone imply for a substitution: the removal of z and then the addition of z', composed as
// tests. Tighter than Theorem 4.1 (group.ts), which keeps one point of the curves; looser than the substitute accountant,
// which knows the mechanism.
//
// Let h be the largest power of a test at each level. No test of D against D' has more power than h_remove(h_add(level)):
// its level against D' limits its power against the data set in between, which is a level for the other pair (group
// privacy of f-DP: Dong, Roth, Su, "Gaussian Differential Privacy", 2022; here with a curve for each
// pair). Each concave h is the lower envelope of its tangents delta(a) + e^a x, so by minimax the profile of the
// composed test is (derived here)
//
//   delta_implied(epsilon) = inf over all real a of  g(a) = delta_remove(a) + e^a delta_add(epsilon - a).
//
// g is convex in e^a: so is its first term, and the second is the perspective of such a function. Three laws on a line
// whose best tests are all "the outcome lies left of x" can attain both curves, and then the composition too: nothing
// smaller follows from the two curves along this way. The other way, first to add z' and then to remove z, is as valid; in
// every mechanism tried it gave no less (implied.test.ts), which is checked there and not proven.

import { closedFormErrors, hasClosedForm, singleStepTotalVariation } from '../closedForm/closedForms';
import { sharingContours, unsmoothedEpsilonByInversion } from '../inversion/invert';
import { SharedContours } from '../inversion/sharedContours';
import { pairDelta, pairEpsilon } from '../pairGuarantee';
import { PAIRS } from '../pairs';
import { pairErrors } from '../tradeoff/boundedErrors';
import type { ErrorBounds, LastResort, Mechanism, Run, Segments, Verified } from '../types';
import {
  DELTA_NEGLIGIBLE,
  fromDeltaBracket,
  fromEpsilonBracket,
  onlyBounds,
  verifiedExactly,
} from '../verified';
import type { Adjacency } from './adjacency';
import { group, groupDelta, groupEpsilon } from './group';
import { bracketImpliedDelta, bracketImpliedEpsilon } from './implied/bracket';
import { largerProfile, profileOf } from './implied/profilePoint';
import {
  balanceStep,
  type Changes,
  curvature,
  depth,
  fall,
  leastAround,
  leastSplit,
  type SplitPoint,
  splitPoint,
} from './implied/split';
import { wholeShares } from './implied/wholeShares';
import { pairDeltaOfSegments, pairEpsilonOfSegments } from './ofSegments';

/** Widths of the verified epsilon that are tried, absolute or relative, the larger: the last is as wide as a number may be. */
const WIDTHS = [2e-5, 6e-5, 1.8e-4];
/** Relative drops of delta that are granted to its lower end. */
const DROPS = [1e-4, 8e-4];
/** How far, relatively to the width, the upper end may lie above the truth. */
const ABOVE = 0.1;
/** Room for the errors of both ends in the drop that the three points of a lower end may show. */
const NOISE_ROOM = 6;
const MOST_STEPS = 40;
/** A delta that needs no upper end below 1. */
const ALMOST_ONE = 1 - 1e-9;

/** Split and epsilon to start from. */
type Start = readonly [number, number];

/** Where g meets ln delta: epsilon, the certain upper end, and the point there. */
interface Meeting {
  epsilon: number;
  point: SplitPoint;
}

/** Newton's method for split and epsilon together, until g is certainly at most delta, and hardly less. */
function meet(changes: Changes, start: Start | null, logDelta: number): Meeting | null {
  if (start === null) return null;
  let [a, epsilon] = start;
  for (let i = 0; i < MOST_STEPS; i++) {
    const point = splitPoint(changes, epsilon, a);
    if (point === null) return null;
    const room = Math.max(3 * point.error, ABOVE * WIDTHS[0] * Math.max(1, epsilon) * fall(point));
    const gap = point.log + point.error - logDelta;
    const step = balanceStep(point);
    if (gap <= 0 && gap >= -2 * room && curvature(point) * step * step < room) return { epsilon, point };
    if (epsilon <= 0 && gap <= 0) return { epsilon: 0, point };
    if (!(Number.isFinite(step) && fall(point) > 0)) {
      // the addition's part has reached its ceiling, or one term has vanished: move the split alone
      if (Number.isNaN(step)) return null;
      a += Math.sign(step) * 0.02 * Math.max(0.01, Math.abs(epsilon));
      continue;
    }
    const reach = Math.max(0.5, 0.2 * Math.abs(epsilon));
    const clamp = (by: number) => Math.max(-reach, Math.min(reach, by));
    const rise = clamp((gap - depth(point) + room) / fall(point));
    a += clamp(step) + (point.secondSlope * rise) / (1 + point.firstSlope + point.secondSlope);
    epsilon = Math.max(0, epsilon + rise);
  }
  return null;
}

/** A split in which each part has half of delta. */
function startOf(mechanism: Mechanism, logDelta: number): Start | null {
  const half = logDelta - Math.LN2;
  const remove = unsmoothedEpsilonByInversion(PAIRS.remove, mechanism, half);
  if (remove === null) return null;
  const a = Math.max(0, remove.epsilon);
  const add = unsmoothedEpsilonByInversion(PAIRS.add, mechanism, half - a);
  return add && [a, a + Math.max(0, add.epsilon)];
}

/** The narrowest of the offered lower ends of epsilon that three points confirm; null where none is confirmed. */
function lowerEnd(changes: Changes, logDelta: number, { epsilon, point }: Meeting): number | null {
  const steepness = fall(point);
  const sharpness = curvature(point);
  const drift = point.secondSlope / (1 + point.firstSlope + point.secondSlope);
  let centre = point.split + balanceStep(point);
  for (const width of WIDTHS) {
    const by = width * Math.max(1, epsilon);
    if (by >= epsilon) return 0;
    const drop = steepness * by;
    if (drop < NOISE_ROOM * point.error) continue;
    const reach = Math.sqrt(drop / sharpness);
    const least = leastAround(changes, epsilon - by, centre - drift * by, reach);
    if (least === null) return null;
    if (least.log >= logDelta) return epsilon - by;
    centre += least.offset;
  }
  return null;
}

const contours = new SharedContours();

/** The points of one search ask for two profiles over and over: two contours answer nearly all of them. */
function shared<Result>(search: () => Result): Result {
  contours.forget();
  return sharingContours(contours, search);
}

const removalThenAddition = (mechanism: Mechanism): Changes => ({
  first: profileOf(PAIRS.remove, mechanism),
  second: profileOf(PAIRS.add, mechanism),
});

const between = (lower: number, upper: number): Verified => ({
  verified: true,
  value: upper,
  lower: Math.min(lower, upper),
  upper,
  method: 'characteristic-function',
});

interface Known extends Bounds {
  /** No less than the epsilon of the removal. */
  removal: number;
}

/** What is known of the implied epsilon before it is computed: no less than the mechanism has, no more than the theorem grants. */
const around = (mechanism: Mechanism, delta: number, lastResort: LastResort) => ({
  lower: pairEpsilon(PAIRS.substitute, mechanism, delta, lastResort).lower,
  upper: groupEpsilon(mechanism, delta, lastResort).upper,
});

interface Bounds {
  lower: number;
  upper: number;
}

/** Of bounds that both hold what is common; where rounding leaves nothing, an end of the second. */
function inside(first: Bounds, { lower, upper }: Bounds): Bounds {
  return {
    lower: Math.max(lower, Math.min(first.lower, upper)),
    upper: Math.min(upper, Math.max(first.upper, lower)),
  };
}

/** No wider than the last of the widths. */
const isNarrow = ({ lower, upper }: Bounds): boolean => upper - lower <= WIDTHS[2] * Math.max(1, lower);

/**
 * The epsilon of a substitution that the add/remove guarantees imply at delta. Between the substitute epsilon and that of
 * Theorem 4.1; equal to the former at q = 1 (where mu-GDP becomes 2 mu-GDP) and at T = 1: there all best tests are nested.
 * `value` is the certain upper end. `known`: ends that hold already, if the caller has them. Inputs are the caller's to
 * check.
 */
export function impliedEpsilon(
  mechanism: Mechanism,
  delta: number,
  lastResort: LastResort = 'bracket',
  known?: Known,
): Verified {
  if (hasClosedForm(mechanism)) return pairEpsilon(PAIRS.substitute, mechanism, delta, lastResort);
  if (2 * mechanism.steps * singleStepTotalVariation(PAIRS.remove, mechanism) <= delta)
    return verifiedExactly(0);
  const logDelta = Math.log(delta);
  const changes = removalThenAddition(mechanism);
  const [met, lower] = shared(() => {
    const found = meet(changes, startOf(mechanism, logDelta), logDelta);
    return [found, found && lowerEnd(changes, logDelta, found)] as const;
  });
  if (met !== null && lower !== null) return between(lower, met.epsilon);
  const removal = pairEpsilon(PAIRS.remove, mechanism, delta, lastResort);
  const most = Math.min(removal.upper, known?.removal ?? Infinity);
  const shares = wholeShares(mechanism, logDelta, { lower: Math.min(removal.lower, most), upper: most });
  const whole = inside({ lower: 0, upper: met?.epsilon ?? Infinity }, shares);
  if (isNarrow(whole)) return { ...between(whole.lower, whole.upper), method: removal.method };
  if (lastResort === 'bounds')
    return onlyBounds(inside(known ?? around(mechanism, delta, lastResort), whole));
  const least = known ? inside(known, whole) : whole;
  const bracket = bracketImpliedEpsilon(mechanism, delta, least, most);
  if (isNarrow(bracket) || known !== undefined) return fromEpsilonBracket(bracket);
  return fromEpsilonBracket(inside(around(mechanism, delta, lastResort), bracket));
}

/**
 * The same from the larger of the two curves alone, as one who has a single add/remove curve would: the best split of
 * epsilon into two parts. Between {@link impliedEpsilon} and Theorem 4.1. Without a fallback: bounds where the inversion refuses.
 */
export function bestSplitEpsilon(mechanism: Mechanism, delta: number): Verified {
  if (mechanism.samplingRate === 1) return pairEpsilon(PAIRS.substitute, mechanism, delta);
  const { lower, upper } = around(mechanism, delta, 'bounds');
  if (upper === 0) return verifiedExactly(0);
  if (mechanism.steps === 1) return onlyBounds({ lower, upper });
  const logDelta = Math.log(delta);
  const curve = largerProfile(mechanism);
  const changes = { first: curve, second: curve };
  const [met, end] = shared(() => {
    const found = meet(changes, startOf(mechanism, logDelta), logDelta);
    return [found, found && lowerEnd(changes, logDelta, found)] as const;
  });
  if (met !== null && end !== null) return between(end, met.epsilon);
  return onlyBounds({ lower, upper: Math.max(lower, Math.min(upper, met?.epsilon ?? upper)) });
}

/** The delta of a substitution that the add/remove guarantees imply at epsilon; see {@link impliedEpsilon}. */
export function impliedDelta(mechanism: Mechanism, epsilon: number): Verified {
  if (hasClosedForm(mechanism)) return pairDelta(PAIRS.substitute, mechanism, epsilon);
  const changes = removalThenAddition(mechanism);
  const [least, lower] = shared(() => {
    const found = leastSplit(changes, epsilon, 0.5 * epsilon, 1e-5);
    return [found, found && lowerDelta(changes, epsilon, found)] as const;
  });
  if (least !== null && lower !== null) {
    return between(lower, Math.min(1, Math.exp(least.log) * (1 + least.error)));
  }
  const bounds = {
    lower: pairDelta(PAIRS.substitute, mechanism, epsilon).lower,
    upper: groupDelta(mechanism, epsilon).upper,
  };
  if (bounds.upper <= DELTA_NEGLIGIBLE || bounds.lower >= ALMOST_ONE) return fromDeltaBracket(bounds);
  return fromDeltaBracket(bracketImpliedDelta(mechanism, epsilon, bounds));
}

/** {@link impliedEpsilon} of several segments. */
function impliedEpsilonOfSegments(segments: Segments, delta: number): Verified {
  const bounds = {
    lower: pairEpsilonOfSegments(PAIRS.substitute, segments, delta).lower,
    upper: group.ofSegments.epsilon(segments, delta).upper,
  };
  return fromEpsilonBracket(bracketImpliedEpsilon(segments, delta, bounds));
}

function impliedDeltaOfSegments(segments: Segments, epsilon: number): Verified {
  const bounds = {
    lower: pairDeltaOfSegments(PAIRS.substitute, segments, epsilon).lower,
    upper: group.ofSegments.delta(segments, epsilon).upper,
  };
  return fromDeltaBracket(bracketImpliedDelta(segments, epsilon, bounds));
}

function lowerDelta(changes: Changes, epsilon: number, least: SplitPoint): number | null {
  let centre = least.split;
  for (const drop of DROPS) {
    if (drop < NOISE_ROOM * least.error) continue;
    const around = leastAround(changes, epsilon, centre, Math.sqrt(drop / curvature(least)));
    if (around === null) return null;
    if (around.log > least.log - drop) return Math.exp(around.log);
    centre += around.offset;
  }
  return null;
}

/**
 * Removal and addition composed as tests: the largest power at a level is h_remove(h_add(level)). Both rise, so that
 * their bounds compose.
 */
function impliedErrors(run: Run, smallest: number): (alpha: number) => ErrorBounds {
  const remove = pairErrors(PAIRS.remove, run, smallest);
  const add = pairErrors(PAIRS.add, run, smallest);
  return (alpha) => {
    const between = add(alpha);
    const least = remove(Math.min(1, Math.max(0, between.powerLower)));
    const most = remove(Math.min(1, Math.max(0, between.powerUpper)));
    return {
      betaLower: most.betaLower,
      betaUpper: Math.min(least.betaUpper, 1 - alpha),
      powerLower: Math.max(alpha, least.powerLower),
      powerUpper: most.powerUpper,
    };
  };
}

export const implied: Adjacency = {
  epsilon: (mechanism, delta, lastResort) => impliedEpsilon(mechanism, delta, lastResort),
  delta: impliedDelta,
  ofSegments: { epsilon: impliedEpsilonOfSegments, delta: impliedDeltaOfSegments },
  // where the best tests are nested, what add and remove imply is what the mechanism has
  exactErrors: (mechanism) =>
    hasClosedForm(mechanism) ? (alpha) => closedFormErrors(PAIRS.substitute, mechanism, alpha) : null,
  errorBounds: impliedErrors,
};
