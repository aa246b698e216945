// The exact probability that a bound on an error rate is wrong at some look, by following the law of the count itself: no
// draw is made. For tests of bounds that claim to hold at every moment.

/**
 * Runs of two worlds come in pairs, errors with the rates `a` and `b`; a look follows every pair. `refutes(count, trials)`
 * says that the bound lies below the true mean rate; it must hold for all smaller counts where it holds for one.
 */
export function everCrossed(
  [a, b]: readonly [number, number],
  pairs: number,
  refutes: (count: number, trials: number) => boolean,
): number {
  const none = (1 - a) * (1 - b);
  const both = a * b;
  const one = 1 - none - both;
  /** Probability of each count, of those paths on which no look has refuted the rate yet. */
  let alive = Float64Array.of(1);
  let crossed = 0;
  /** Counts up to this one refute: it never falls, since a look at more trials with the same count refutes as well. */
  let refuted = -1;
  for (let pair = 1; pair <= pairs; pair++) {
    const next = new Float64Array(alive.length + 2);
    alive.forEach((mass, count) => {
      if (mass === 0) return;
      next[count] += mass * none;
      next[count + 1] += mass * one;
      next[count + 2] += mass * both;
    });
    while (refutes(refuted + 1, 2 * pair)) refuted++;
    for (let count = 0; count <= refuted; count++) {
      crossed += next[count];
      next[count] = 0;
    }
    alive = next;
  }
  return crossed;
}
