// Turns a bound on the tail of a count into the largest count that it does not exclude.
import { firstWhole } from '../../base/numerics/rootFinding';

/**
 * The largest number of successes, 0..targets, that a bound on the tail does not exclude at `failure`: the smallest
 * count whose bound is at most `failure`, minus 1. `tail` must not rise with the count; found by bisection.
 */
export const largestCount = (targets: number, failure: number, tail: (count: number) => number): number =>
  firstWhole(0, targets + 1, (count) => tail(count) <= failure) - 1;

/**
 * The smallest count that at most a share `failure` in (0, 1) of some attacks' counts exceed. It shows what they
 * reach, beside a bound that says what none reaches at that failure level. At least one count.
 */
export function reachedCount(counts: readonly number[], failure: number) {
  const falling = [...counts].sort((a, b) => b - a);
  // so many may exceed it, and rounding must not lose one if the share is a whole number of them
  const exceeding = Math.floor(failure * counts.length * (1 + 1e-12));
  return { count: falling[Math.min(exceeding, falling.length - 1)], failure };
}
