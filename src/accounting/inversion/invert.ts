// The functions that the rest of accounting calls. The inversion is the fast method: delta(epsilon) is the inverse Laplace transform of
// M(z)^T / (z (z + 1)), where M is the transform of one step's privacy loss and T the number of steps. It is a sum along a vertical line
// of complex numbers, the contour (contour.ts). Here are its queries, with the tolerance of each, and the sharing of contours. All
// queries can use one solver's arrays, because everything is synchronous.

import type { Pair } from '../pairs';
import type { Mechanism } from '../types';
import type { InversionQuery } from './query';
import { ACCEPTED_ERROR, type InversionResult, InversionSolver, SPARE_NEXT_TO } from './solve';

/** Relative error of delta allowed to each source: an error of some 1e-7 in a typical epsilon. */
const FAST = 1e-7;
/** Relative accuracy for callers who need digits rather than speed. It costs a fifth more and is refused more often. */
const FINE = 1e-8;
/**
 * Rare events (coreSplit.ts) take several times as long, so they are allowed so many times the error, but not for half of Theorem 4.1's
 * epsilon, where delta is steep.
 */
const RARE_OVER_OTHERS = 10;
/** Second try: leaves the most room for cancellation. */
const COARSE = 2e-6;

/** Nats within which queries of one mechanism mostly lie. */
const SPARE_OF_ONE = 3;

/** Relative error of a delta that is still good enough inside searches, because these take it into account. */
const SEARCHED = 1e-3;

/** Whether to try Gaussian smoothing (gaussianSmoothing.ts) as well, for ten to a hundred times the work: not inside searches. */
export type Effort = 'smoothed' | 'original';

/** Contours that are kept for further queries; sharedContours.ts says what each member is. */
export interface KeptContours {
  readonly asked: 'often' | 'of-one' | 'once' | 'quickly';
  readonly beside: KeptContours | null;
  solverOf(pair: Pair, about?: 'all' | 'rare'): InversionSolver;
  firstOf(
    pair: Pair,
    mechanism: Mechanism,
    query: InversionQuery,
    ways: readonly (() => InversionResult | null)[],
  ): InversionResult | null;
}

const forgetful = new InversionSolver();

/** The contours of the current call of {@link sharingContours}, so that searches need not pass them on; null outside of one. */
let shared: KeptContours | null = null;

/** Runs `compute`, whose queries first ask the kept contours. Values then depend on earlier queries, within error budgets. */
export function sharingContours<Result>(contours: KeptContours, compute: () => Result): Result {
  if (shared !== null) return compute();
  shared = contours;
  try {
    return compute();
  } finally {
    shared = null;
  }
}

function solve(
  pair: Pair,
  mechanism: Mechanism,
  query: InversionQuery,
  tolerance: number,
  effort: Effort = 'smoothed',
): InversionResult | null {
  const solver = shared?.solverOf(pair) ?? forgetful;
  // the shared contour answers nearly all queries of a search for a split of epsilon (adjacencies/implied.ts), so it comes first
  const again = shared && solver.solveAgain(pair, mechanism, query);
  if (again !== null) return again;
  const ofRare = query.wanted === 'halfGroupEpsilon' ? tolerance : RARE_OVER_OTHERS * tolerance;
  const original = shared
    ? shared.firstOf(pair, mechanism, query, waysOf(shared, pair, mechanism, query))
    : (solver.solve(pair, mechanism, query, tolerance) ??
      solver.solve(pair, mechanism, query, ofRare, true) ??
      solver.solve(pair, mechanism, query, COARSE));
  if (original !== null || effort === 'original') return original;
  return solver.solveSmoothed(pair, mechanism, query, COARSE);
}

/** The ways to solve a query by kept contours, the quickest first. */
function waysOf(contours: KeptContours, pair: Pair, mechanism: Mechanism, query: InversionQuery) {
  const { asked, beside } = contours;
  const solver = contours.solverOf(pair);
  const ofRare = contours.solverOf(pair, 'rare');
  const way = (tolerance: number, spare?: number) => () =>
    solver.solveSharing(pair, mechanism, query, tolerance, false, spare);
  if (asked === 'quickly') return [way(FINE), way(COARSE)];
  const others = [
    way(COARSE),
    way(COARSE, SPARE_NEXT_TO),
    () => ofRare.solveSharing(pair, mechanism, query, FAST, true),
    () => ofRare.solveSharing(pair, mechanism, query, COARSE, true),
  ];
  const byThoseOfOthers = (['all', 'rare'] as const).map(
    (about) => () => beside?.solverOf(pair, about).solveAgain(pair, mechanism, query) ?? null,
  );
  if (asked === 'once') return [...byThoseOfOthers, way(FAST, 0), ...others];
  const first = asked === 'often' ? way(FINE) : way(FAST, SPARE_OF_ONE);
  return [first, ...others, ...byThoseOfOthers];
}

/** epsilon(delta), or null when the inversion cannot verify it. May be negative: then delta is met at epsilon 0. */
export function epsilonByInversion(
  pair: Pair,
  mechanism: Mechanism,
  delta: number,
  effort: Effort = 'smoothed',
): InversionResult | null {
  return solve(pair, mechanism, { wanted: 'epsilon', logDelta: Math.log(delta) }, FAST, effort);
}

/** {@link epsilonByInversion} without smoothing, from ln delta, which may be far below the domain's smallest delta. */
export function unsmoothedEpsilonByInversion(
  pair: Pair,
  mechanism: Mechanism,
  logDelta: number,
): InversionResult | null {
  return solve(pair, mechanism, { wanted: 'epsilon', logDelta }, FINE, 'original');
}

/**
 * An x with (1 + e^x) delta(x) = delta, or null when the inversion cannot verify it. If there are several, adjacencies/group.ts says which
 * is meant. May be negative, like an epsilon.
 */
export function halfGroupEpsilonByInversion(
  pair: Pair,
  mechanism: Mechanism,
  delta: number,
): InversionResult | null {
  return solve(pair, mechanism, { wanted: 'halfGroupEpsilon', logDelta: Math.log(delta) }, FAST);
}

/** A nat or two below ln of the smallest positive double: a bound below it makes delta 0 for every purpose. */
const LOG_UNDERFLOW = -746;

/**
 * delta(epsilon), or null when the inversion cannot verify it. `logFactor` is ln of a factor that delta will
 * be multiplied by; for a product up to `negligible`, which counts as 0, a Chernoff bound is enough.
 */
export function deltaByInversion(
  pair: Pair,
  mechanism: Mechanism,
  epsilon: number,
  logFactor: number,
  effort: Effort = 'smoothed',
  negligible = 0,
): InversionResult | null {
  const accepted = effort === 'original' ? SEARCHED : ACCEPTED_ERROR;
  const query = { wanted: 'delta', epsilon, logFloor: LOG_UNDERFLOW - logFactor, accepted } as const;
  const original = solve(pair, mechanism, query, FINE, 'original');
  if (original !== null || effort === 'original') return original;
  const most = forgetful.logDeltaAtMost(pair, mechanism, epsilon, COARSE);
  if (most < Math.log(negligible) - logFactor) {
    return { epsilon, epsilonError: 0, logDelta: most - Math.LN2, relativeError: 1, slope: Number.NaN };
  }
  return forgetful.solveSmoothed(pair, mechanism, query, COARSE);
}

/** {@link deltaByInversion} by the kept contour alone, at next to no cost; null where that contour does not reach. */
export function deltaByContourInHand(
  pair: Pair,
  mechanism: Mechanism,
  epsilon: number,
): InversionResult | null {
  const query = { wanted: 'delta', epsilon, logFloor: -Infinity, accepted: SEARCHED } as const;
  return shared?.solverOf(pair).solveAgain(pair, mechanism, query) ?? null;
}

/** Whether Chernoff's bound alone, without a contour, shows that delta at epsilon > 0 is below e^logDelta. */
export const isCertainlyPrivate = (
  pair: Pair,
  mechanism: Mechanism,
  epsilon: number,
  logDelta: number,
): boolean => forgetful.isCertainlyBelow(pair, mechanism, epsilon, logDelta, COARSE);
