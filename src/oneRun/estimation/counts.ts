// The counts of one run's game of guesses, in the letters of the papers.
import { type NumberRange, refusals, requireNumber } from '../../base/numerics/errors';
import { bisectPredicate } from '../../base/numerics/rootFinding';
import { ONE_RUN } from './sentences';

export interface OneRunCounts {
  /** Canaries, each with a secret of its own: uniform on k values, independent of all else. */
  m: number;
  /** Guesses made. The other m - r canaries are not guessed. */
  r: number;
  /** Right guesses among the r. */
  v: number;
  /** Values a secret can have; 2 for in or out, and for which of two. */
  k: number;
}

const CANARIES: NumberRange = { min: 1, max: 1e6, integer: true };
const CHOICES: NumberRange = { min: 2, max: 1e9, integer: true };

export function requireAtMost(field: string, value: number, other: string, most: number): void {
  if (value > most) throw refusals(field).inconsistent(ONE_RUN.above({ field, value, other, most }));
}

/** Throws InputError unless 1 <= r <= m <= 1e6, 0 <= v <= r, 2 <= k <= 1e9, all integers. */
export function checkCounts({ m, r, v, k }: OneRunCounts): void {
  requireNumber('m', m, CANARIES);
  requireNumber('r', r, { ...CANARIES, max: Number.MAX_SAFE_INTEGER });
  requireNumber('v', v, { min: 0, max: Number.MAX_SAFE_INTEGER, integer: true });
  requireNumber('k', k, CHOICES);
  requireAtMost('r', r, 'm', m);
  requireAtMost('v', v, 'r', r);
}

/** ln of the odds of one right guess under (epsilon, 0)-DP, q = e^epsilon / (e^epsilon + k - 1). */
export const logOddsOfRight = (epsilon: number, k: number): number => epsilon - Math.log(k - 1);

/** Distance from the supremum within which a bound on epsilon or mu counts as exact. */
const RESOLUTION = 1e-13;

/**
 * sup{x >= 0 : refuted(x)}, 0 if none, approached from below within 1e-13. `refuted` must hold up to some x and not beyond it,
 * as "the p-value is below alpha" does for a p-value that does not fall.
 */
export function largestRefuted(refuted: (x: number) => boolean): number {
  if (!refuted(0)) return 0;
  let upper = 1;
  while (refuted(upper)) upper *= 2;
  const [lower] = bisectPredicate(refuted, 0, upper, { absoluteTolerance: RESOLUTION });
  return lower;
}
