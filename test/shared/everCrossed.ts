// The exact probability that a bound on an error rate is wrong at some look. It follows the distribution of the count and makes no
// draws. For tests of bounds that claim to hold at all times at once.

/**
 * The probability that the bound is wrong at some look. Runs of the two worlds come in pairs, with the error rates `a` and `b`, and the
 * bound is looked at after every pair.
 * @param refutes whether the bound lies below the true mean rate; if it does for one count, it must for all smaller ones
 */
export function everCrossed(
  [a, b]: readonly [number, number],
  pairs: number,
  refutes: (count: number, trials: number) => boolean,
): number {
  const none = (1 - a) * (1 - b);
  const both = a * b;
  const one = 1 - none - both;
  /** Probability of each count together with the event that no look has refuted the true rate yet. */
  let alive = Float64Array.of(1);
  let crossed = 0;
  /** Largest count that refutes. It never falls, since the same count in more trials refutes too. */
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
