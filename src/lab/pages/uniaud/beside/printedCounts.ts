// Theorem 2 of "UniAud" beside the exact bound, at counts where either is the larger, as data. A test computes every number.

export interface PrintedCount {
  canaries: number;
  guesses: number;
  right: number;
  /** ε of the guarantee that is tested. */
  epsilon: number;
  delta: number;
  /** Bound on the probability of at least so many right guesses, by Theorem 2 as printed, rounded up. `exact` is the exact one. */
  printed: number;
  exact: number;
}

/** The compared counts. The first two are no evidence against their guarantee; the last two are. */
export const PRINTED_COUNTS: readonly PrintedCount[] = [
  { canaries: 2, guesses: 2, right: 1, epsilon: 1, delta: 0.05, printed: 0.94214, exact: 0.94474 },
  { canaries: 2, guesses: 2, right: 1, epsilon: 2, delta: 0.01, printed: 0.98636, exact: 0.98713 },
  { canaries: 1000, guesses: 100, right: 82, epsilon: 1, delta: 0.00001, printed: 0.026969, exact: 0.025953 },
  {
    canaries: 1000,
    guesses: 1000,
    right: 780,
    epsilon: 1,
    delta: 0.00001,
    printed: 0.00048544,
    exact: 0.00026639,
  },
];
