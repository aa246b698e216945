// How many of several targets an attack can get right by the recursion for f-DP, if every secret is uniform on
// equally many values: the one-run audit of that recursion read the other way round.
import { requireNumber } from '../../base/numerics/errors';
import { TARGETS_RANGE } from '../bound';
import { largestCount } from '../tails/count';
import type { RiskCurve } from '../types';
import type { CountBound } from './manyTargets';

const MOST_TARGETS = 2000;

/**
 * Whether `count` or more right of n secrets, each of k values, have probability below `level` under every mechanism that keeps
 * the curve. `inverse` is h^-1, h(x) being the largest power of a test of level x.
 * `right` and `wrong` are the least shares of right and of wrong guesses in the outcomes that reach the count, if
 * these had probability `level`. Each step asks the curve how large the share of wrong guesses must be beside that of
 * right ones, and goes on to a count that is one lower. Shares of more than 1 together are impossible.
 */
function refuted(inverse: (x: number) => number, n: number, k: number, count: number, level: number) {
  let right = (level * count) / n;
  let wrong = (level * (n - count)) / n;
  for (let i = count - 1; i >= 0; i--) {
    const implied = (k - 1) * inverse(right);
    if (implied <= wrong) break;
    right = Math.min(1, right + (i / (n - i)) * (implied - wrong));
    wrong = implied;
    // the answer is certain already, because neither of the two ever falls
    if (right + wrong > 1) return true;
  }
  return right + wrong > 1;
}

/**
 * How many of `targets` (1..2000) secrets, each uniform on `values` >= 2 known values and guessed exactly, can be
 * right except with probability `failure` in (0, 1). The bound is of the curve's adjacency, which is that of
 * exchanging one value for another: substitute, or add-remove with two values. The curve must be symmetric, as every
 * adjacency's here is; an upper bound on its power h then gives a lower bound on h^-1(x) = 1 - h(1 - x). InputError
 * outside. Mahloujifar, Melis, Chaudhuri, "Auditing f-Differential Privacy in One Run" (2024), read as a bound on the
 * count.
 */
export function countByRecursion(
  curve: RiskCurve,
  targets: number,
  values: number,
  failure: number,
): CountBound {
  requireNumber('targets', targets, { ...TARGETS_RANGE, max: MOST_TARGETS });
  requireNumber('values', values, { min: 2, max: curve.adjacency === 'add-remove' ? 2 : 1e9, integer: true });
  requireNumber('failure', failure, { min: 0, max: 1, exclusiveMin: true, exclusiveMax: true });
  const inverse = (x: number): number => Math.max(0, 1 - curve.power(Math.max(0, 1 - x)).upper);
  // one refutation suffices for all larger counts, so a search that misses the smallest is only loose
  const count = largestCount(targets, failure, (v) =>
    v > 0 && refuted(inverse, targets, values, v, failure) ? 0 : 1,
  );
  return { count, failure, targets, adjacency: curve.adjacency, form: 'recursion' };
}
