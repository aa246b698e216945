// Brackets of the implied epsilon and delta, which add/remove alone implies for a substitution, by discretised profiles of add and
// remove (../../discretised). With g(a) = delta_remove(a) + e^a delta_add(epsilon - a) at a split a, the implied delta is the least of
// g (../implied.ts). The brackets are the fallback of the fast methods, and their oracle in tests, since the two share only the formula
// of g.
import {
  type CertifiedProfile,
  certifyProfile,
  certifyProfileNear,
} from '../../discretised/certifiedProfile';
import { pairEpsilon } from '../../pairGuarantee';
import { PAIRS } from '../../pairs';
import { isPoisson } from '../../segments';
import type { AnyRun, Bounds } from '../../types';

interface Profiles {
  remove: CertifiedProfile;
  add: CertifiedProfile;
}

type End = 'lower' | 'upper';
/** The smallest and the largest split of an interval. */
type Splits = [number, number];

/** Number of intervals after which a lower end counts as not confirmed. */
const MOST_INTERVALS = 2000;
const NARROWEST = 1e-7;
/** Once epsilon is known to this relative width (to max(1, epsilon)), splits are looked for near the one before. */
const COARSE_WIDTH = 0.02;
/** Accuracy of a split, relative to epsilon + 2. What it costs in delta is of second order. */
const SPLIT_TO = 1.5e-6;
/** Distances from the upper end at which lower ends are tried, relative to max(1, epsilon) or to delta. */
const DISTANCES = [6e-5, 1.8e-4, 5e-4, 2e-3, 1e-2, 0.1, 0.5];
/** Nearly as wide as a bracket may be to count as a number. */
const ENOUGH = 1.8e-4;
/** Accuracy in epsilon for which the profiles' grids are planned. */
const PLANNED_ACCURACY = 5e-5;

/** Certified profiles of both pairs whose bounds are close together at every epsilon up to `largest`. */
function profiles(run: AnyRun, largest: number, smallestDelta: number): Profiles {
  const smallest = Math.max(1e-280, smallestDelta);
  return {
    remove: certifyProfile(PAIRS.remove, run, largest, smallest, PLANNED_ACCURACY),
    add: certifyProfile(PAIRS.add, run, largest, smallest, PLANNED_ACCURACY),
  };
}

/** A bound on delta at any real epsilon. Below 0 the pair is exchanged, and an upper bound stays an upper one. */
function deltaAt(own: CertifiedProfile, exchanged: CertifiedProfile, end: End, epsilon: number): number {
  return epsilon >= 0 ? own[end](epsilon) : 1 - Math.exp(epsilon) * (1 - exchanged[end](-epsilon));
}

const removeAt = ({ remove, add }: Profiles, end: End, epsilon: number) => deltaAt(remove, add, end, epsilon);
const addAt = ({ remove, add }: Profiles, end: End, epsilon: number) => deltaAt(add, remove, end, epsilon);

const splitAt = (both: Profiles, end: End, epsilon: number, a: number) =>
  removeAt(both, end, a) + Math.exp(a) * addAt(both, end, epsilon - a);

const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** The split where the upper bound on g is smallest, by golden sections. The search ends early where the bound is at most `enough`. */
function leastUpper(both: Profiles, epsilon: number, [from, to]: Splits, enough: number) {
  const g = (a: number) => splitAt(both, 'upper', epsilon, a);
  const narrowest = SPLIT_TO * (epsilon + 2);
  let [c, d] = [to - GOLDEN * (to - from), from + GOLDEN * (to - from)];
  let [gc, gd] = [g(c), g(d)];
  while (gc > enough && gd > enough && to - from > narrowest) {
    if (gc < gd) {
      [to, d, gd] = [d, c, gc];
      c = to - GOLDEN * (to - from);
      gc = g(c);
    } else {
      [from, c, gc] = [c, d, gd];
      d = from + GOLDEN * (to - from);
      gd = g(d);
    }
  }
  return { split: gc < gd ? c : d, delta: Math.min(1, gc, gd) };
}

/** The farthest below 0 that a split is looked for. Farther down, delta_remove alone is at least 1 - e^-12. */
const FARTHEST_BELOW = 12;

/**
 * Splits beyond which one of g's terms alone is at least `delta`, for a delta up to 1 - e^-12. Below a split of 0, delta_remove(a) is at
 * least 1 - e^a; above epsilon + 1, the term with delta_add is at least e^a - e^epsilon, which is more than 1.
 */
const splitsFor = (delta: number, epsilon: number): Splits => [
  -Math.min(FARTHEST_BELOW, Math.max(1, -Math.log1p(-delta))),
  epsilon + 1,
];

/**
 * True only if g >= `delta` is certain at every split. On an interval of splits the first term is at least its value at the right end,
 * since delta_remove falls, and the second at least its value at the left end; intervals are halved where that does not suffice.
 */
function surelyAbove(both: Profiles, epsilon: number, delta: number): boolean {
  const intervals = [splitsFor(delta, epsilon)];
  for (let looked = 0; looked < MOST_INTERVALS; looked++) {
    const interval = intervals.pop();
    if (interval === undefined) return true;
    const [left, right] = interval;
    const least = removeAt(both, 'lower', right) + Math.exp(left) * addAt(both, 'lower', epsilon - left);
    if (least >= delta) continue;
    if (right - left < NARROWEST) return false;
    const middle = 0.5 * (left + right);
    intervals.push([left, middle], [middle, right]);
  }
  return false;
}

/** Profiles whose bounds are close together where the removal has nearly all of delta. If batches are rare, the best split lies there. */
function profilesNear(run: AnyRun, logDelta: number, removal: number): Profiles {
  const atRemoval = { epsilon: removal, logDelta };
  const left = { target: () => logDelta - removal, minimumTilt: 0, atMost: true };
  return {
    remove: certifyProfileNear(PAIRS.remove, run, atRemoval, PLANNED_ACCURACY),
    add: certifyProfileNear(PAIRS.add, run, left, PLANNED_ACCURACY),
  };
}

/**
 * lower <= epsilon_implied(delta) <= upper, inside the bounds `known`, which hold already. Profiles around `removal`, the
 * removal's own epsilon, are tried first.
 */
export function bracketImpliedEpsilon(run: AnyRun, delta: number, known: Bounds, removal?: number): Bounds {
  if (!(known.upper < 600)) return known;
  let bracket = known;
  if (removal !== undefined) {
    bracket = enclosed(profilesNear(run, Math.log(delta), removal), delta, known);
    if (bracket.upper - bracket.lower <= ENOUGH * Math.max(1, bracket.lower)) return bracket;
  }
  const alone = !('length' in run) && isPoisson(run);
  const largest = alone ? pairEpsilon(PAIRS.remove, run, 0.02 * delta, 'bounds').upper : known.upper;
  const wide = profiles(run, Math.min(known.upper, largest), 1e-4 * delta * Math.exp(-known.upper));
  return enclosed(wide, delta, bracket);
}

function enclosed(both: Profiles, delta: number, known: Bounds): Bounds {
  let [low, upper] = [known.lower, known.upper];
  const near = 1e-6 * Math.max(1, upper);
  // far from the answer, any split that is good enough will do
  while (upper - low > COARSE_WIDTH * Math.max(1, upper)) {
    const middle = 0.5 * (low + upper);
    if (leastUpper(both, middle, splitsFor(delta, middle), delta).delta > delta) low = middle;
    else upper = middle;
  }
  let best = leastUpper(both, upper, splitsFor(delta, upper), 0).split;
  while (upper - low > near) {
    const middle = 0.5 * (low + upper);
    // the best split rises with epsilon, and by no more than epsilon does
    const room = SPLIT_TO * (upper + 2);
    const found = leastUpper(both, middle, [best - (upper - middle) - room, best + room], 0);
    if (found.delta > delta) low = middle;
    else [upper, best] = [middle, found.split];
  }
  const ends = DISTANCES.map((distance) => upper - distance * Math.max(1, upper));
  const confirmed = ends.find(
    (end) => end > known.lower && splitAt(both, 'lower', end, best) >= delta && surelyAbove(both, end, delta),
  );
  return { lower: confirmed ?? known.lower, upper };
}

/** lower <= delta_implied(epsilon) <= upper, inside `known`, which holds already. */
export function bracketImpliedDelta(run: AnyRun, epsilon: number, known: Bounds): Bounds {
  if (!(epsilon < 600)) return known;
  const [from, to] = splitsFor(known.upper, epsilon);
  const both = profiles(run, Math.max(-from, to), 1e-6 * Math.exp(-epsilon) * Math.max(known.lower, 1e-200));
  const upper = Math.min(known.upper, leastUpper(both, epsilon, [from, to], 0).delta);
  const ends = DISTANCES.map((distance) => upper * (1 - distance));
  const confirmed = ends.find((end) => end > known.lower && surelyAbove(both, epsilon, end));
  return { lower: confirmed ?? Math.min(known.lower, upper), upper };
}
