// Fills a profile table from the accountant, value by value.
import type { Mechanism } from '../accounting/types';
import type { RiskAdjacency } from './bound';
import { mechanismCurve } from './curve';
import type { ProfileTable } from './profileTable';
import type { RiskCurve } from './types';

/** The table ends where delta is this small. Beside a prior of 1e-9 it is so little that a larger epsilon gives no better bound. */
const LAST_DELTA = 1e-13;
const LEAST_EPSILON = 1e-4;
/** Largest epsilon of a table. Beyond it, the bound at a prior of 1e-9 is 1. */
const MOST_EPSILON = 700;
/** Exponent of the spacing of epsilons. Points lie closer where epsilon is small, because large priors have their minimum there. */
const DENSITY = 1.4;

/** A table of `count` + 1 values of a curve; yields after each value. */
export function* tabulate(curve: RiskCurve, count: number): Generator<void, ProfileTable, void> {
  let last = LEAST_EPSILON;
  while (last < MOST_EPSILON && curve.delta(last).upper > LAST_DELTA) {
    yield;
    last *= 1.5;
  }
  const epsilons = Float64Array.from({ length: count + 1 }, (_, i) => last * (i / count) ** DENSITY);
  const deltas = new Float64Array(count + 1);
  for (let i = 0; i <= count; i++) {
    deltas[i] = Math.min(1, curve.delta(epsilons[i]).upper);
    yield;
  }
  return { adjacency: curve.adjacency, epsilons, deltas };
}

/** The curve that the accountant certifies for DP-SGD, as a table. Throws InputError outside the accounting domain. */
export const tabulateMechanism = (adjacency: RiskAdjacency, mechanism: Mechanism, count: number) =>
  tabulate(mechanismCurve(adjacency, mechanism), count);
