// How far delta may lie below 1: an upper bound on 1 - delta(epsilon) for mechanisms that hide hardly anything, where
// every other method would have to resolve a range of losses that no longer matters. Not the profile elsewhere.
import type { Release } from './gridStep';

const SHARES = [0.5, 0.02, 0.05, 0.1, 0.2, 0.35, 0.65, 0.8];

/**
 * Upper bound on ln(1 - delta(epsilon)) of a run in one direction, at each epsilon >= 0; at most 0. Derived here: 1 - delta =
 * E_P[min(1, e^{epsilon - L})] is at most E_P[e^{s (epsilon - L)}] = e^{s epsilon} (integral of P^{1-s} Q^s)^T for every
 * s in [0, 1], a product over segments where there are several. At s = 1/2 and epsilon = 0 that is the Bhattacharyya coefficient to the power T.
 */
export function logComplementOf(run: readonly Release[]): (epsilon: number) => number {
  const exponents = SHARES.map((share) =>
    run.reduce((sum, { step, steps }) => sum + steps * step.logComplement(share), 0),
  );
  return (epsilon) => Math.min(0, ...SHARES.map((share, i) => share * epsilon + exponents[i]));
}
