// A privacy profile as a table of certified bounds on delta, and what follows for an attacker without asking the
// accountant again, so that a page can follow a pointer.
import { requireNumber } from '../base/numerics/errors';
import { firstWhole } from '../base/numerics/rootFinding';
import { bounded, type RiskAdjacency } from './bound';
import { posterior, posteriorComplement } from './posterior';
import { checkSecret } from './secret';
import type { RiskCurve } from './types';

/** Points (epsilon, delta) of a profile, which holds for any two neighbouring data sets in both directions. */
export interface ProfileTable {
  adjacency: RiskAdjacency;
  /** Epsilons, ascending from 0, at least two. */
  epsilons: Float64Array;
  /** Upper bounds on delta at these epsilons. */
  deltas: Float64Array;
}

/** The least of `bound` over the points of the table. A point at -epsilon comes from exchanging the two data sets. */
function leastOf(
  { epsilons, deltas }: ProfileTable,
  bound: (epsilon: number, delta: number) => number,
): number {
  let least = 1;
  for (let i = 0; i < epsilons.length; i++) {
    least = Math.min(least, bound(epsilons[i], deltas[i]));
    const exchanged = 1 - Math.exp(-epsilons[i]) * (1 - deltas[i]);
    if (i > 0) least = Math.min(least, bound(-epsilons[i], exchanged));
  }
  return least;
}

/**
 * The smallest of the bounds at the table's points: valid, and never smaller than the curve's own. Between two points
 * delta is known to lie below the chord in e^epsilon, along which the bound is monotone, so the chord has no smaller bound.
 * chance in [0, 1], kappa >= 1 as in secret.ts; InputError for a chance outside, and below 1/2 for an add-remove table, whose exchange
 * is that of membership.
 */
export function guessByTable(table: ProfileTable, chance: number, kappa = 1): number {
  requireNumber('prior', chance, { min: 0, max: 1 });
  if (chance === 0 || chance === 1) return chance;
  checkSecret({ chance, kappa, adjacency: table.adjacency, by: 'exchange' });
  const bound = (epsilon: number, delta: number) =>
    posterior(chance, epsilon) + kappa * Math.min(1, delta) * posteriorComplement(chance, epsilon);
  return Math.max(chance, leastOf(table, bound));
}

/**
 * The largest power of a test of a level in [0, 1] (InputError outside), 1 - f(level) of the trade-off curve f, as far as the table knows
 * the curve.
 */
export function powerByTable(table: ProfileTable, level: number): number {
  requireNumber('level', level, { min: 0, max: 1 });
  // a test accepts with probability Q(S) = level on one data set, and with P(S) <= e^epsilon Q(S) + delta on the other
  const bound = (epsilon: number, delta: number) => (level === 0 ? 0 : Math.exp(epsilon) * level) + delta;
  return bounded(Math.max(level, leastOf(table, bound)));
}

/** A curve made of chords in e^epsilon between two points of the table, which a convex profile does not exceed. */
export function tabulatedCurve(table: ProfileTable): RiskCurve {
  const { adjacency, epsilons, deltas } = table;
  return {
    adjacency,
    delta: (epsilon) => {
      const last = epsilons.length - 1;
      if (epsilon >= epsilons[last]) return { lower: 0, upper: deltas[last] };
      const high = firstWhole(0, last, (i) => epsilons[i] > epsilon);
      const low = high - 1;
      const share = Math.expm1(epsilon - epsilons[low]) / Math.expm1(epsilons[high] - epsilons[low]);
      return { lower: 0, upper: deltas[low] + share * (deltas[high] - deltas[low]) };
    },
    power: (level) => ({ lower: level, upper: powerByTable(table, level) }),
  };
}
