// Theorem 2 of "UniAud" beside the exact bound, at counts where they part either way. Pure.
import { oneRunPValueClassic } from '../../../../oneRun/estimation/classicBound';
import { oneRunPValueExact } from '../../../../oneRun/estimation/exactBound';

export interface PrintedCount {
  canaries: number;
  guesses: number;
  right: number;
  /** The (epsilon, delta) that is tested. */
  epsilon: number;
  delta: number;
}

/** The first two are no evidence against their guarantee; the last two are what an audit claims. */
const COUNTS: readonly PrintedCount[] = [
  { canaries: 2, guesses: 2, right: 1, epsilon: 1, delta: 0.05 },
  { canaries: 2, guesses: 2, right: 1, epsilon: 2, delta: 0.01 },
  { canaries: 1000, guesses: 100, right: 82, epsilon: 1, delta: 1e-5 },
  { canaries: 1000, guesses: 1000, right: 780, epsilon: 1, delta: 1e-5 },
];

export const printedCounts = COUNTS.map((count) => {
  const { canaries: m, guesses: r, right: v, epsilon, delta } = count;
  return {
    ...count,
    printed: oneRunPValueClassic({ m, r, v }, epsilon, delta),
    exact: oneRunPValueExact({ m, r, v, k: 2 }, epsilon, delta),
  };
});
