// From the tail of a count to the count that is not excluded.

/**
 * The largest number of successes, 0..targets, that a bound on the tail does not exclude at `failure`: the smallest count
 * whose bound is at most `failure`, minus 1. `tail` must not rise with the count; found by bisection.
 */
export function largestCount(targets: number, failure: number, tail: (count: number) => number): number {
  let possible = 0;
  let excluded = targets + 1;
  while (excluded - possible > 1) {
    const middle = Math.floor((possible + excluded) / 2);
    if (tail(middle) <= failure) excluded = middle;
    else possible = middle;
  }
  return possible;
}
