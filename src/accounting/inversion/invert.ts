// The vertical line's queries, each with the tolerance that suits it. One solver's scratch, shared by all: synchronous.

import type { Direction, Mechanism } from '../types';
import { type LineResult, LineSolver } from './solve';
import type { LineQuery } from './tiltSearch';

/** Relative error of delta allowed to each source: an error of some 1e-7 in a typical epsilon. */
const FAST = 1e-7;
/** Where digits are asked for rather than speed; costs a fifth more, and is refused more often. */
const FINE = 1e-8;
/** Second try: leaves the most room for cancellation. */
const COARSE = 2e-6;

/** Whether to try the companion release as well, for a hundred times the work: not inside searches. */
export type LineEffort = 'companion' | 'alone';

const solver = new LineSolver();

function solve(
  direction: Direction,
  mechanism: Mechanism,
  query: LineQuery,
  tolerance: number,
  effort: LineEffort = 'companion',
): LineResult | null {
  const alone =
    solver.solve(direction, mechanism, query, tolerance) ?? solver.solve(direction, mechanism, query, COARSE);
  if (alone !== null || effort === 'alone') return alone;
  return solver.solveWithCompanion(direction, mechanism, query, COARSE);
}

/** epsilon(delta), or null when the line cannot verify it. May be negative: then delta is met at epsilon 0. */
export function lineEpsilon(direction: Direction, mechanism: Mechanism, delta: number): LineResult | null {
  return solve(direction, mechanism, { wanted: 'epsilon', logDelta: Math.log(delta) }, FAST);
}

/** The same without the companion, from ln delta, which may be far below what a delta can be. */
export function lineEpsilonAlone(
  direction: Direction,
  mechanism: Mechanism,
  logDelta: number,
): LineResult | null {
  return solve(direction, mechanism, { wanted: 'epsilon', logDelta }, FAST, 'alone');
}

/** The smallest e with (1 + e^e) delta(e) = delta, or null when the line cannot verify it. */
export function lineGroupHalf(direction: Direction, mechanism: Mechanism, delta: number): LineResult | null {
  return solve(direction, mechanism, { wanted: 'groupHalf', logDelta: Math.log(delta) }, FAST);
}

/** ln of the smallest positive double, less a nat: a bound below it makes delta 0 for every purpose. */
const LOG_UNDERFLOW = -746;

/** delta(epsilon), or null when the line cannot verify it. `lift`: ln of a factor that delta is going to meet. */
export function lineDelta(
  direction: Direction,
  mechanism: Mechanism,
  epsilon: number,
  lift: number,
  effort?: LineEffort,
): LineResult | null {
  const query = { wanted: 'delta', epsilon, logFloor: LOG_UNDERFLOW - lift } as const;
  return solve(direction, mechanism, query, FINE, effort);
}
