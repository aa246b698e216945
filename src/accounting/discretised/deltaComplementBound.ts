// How far delta may lie below 1: an upper bound on 1 - delta(epsilon) for mechanisms that hide hardly anything, where
// every other method would have to resolve a range of losses that no longer matters. Not the profile elsewhere.
import type { Pair } from '../pairs/pair';
import { segmentsOf } from '../segments';
import type { Run } from '../types';
import { logMoment, sampleLosses } from './lossSamples';

/** Error granted to ln of one step's integral, far above that of the trapezoid sum (an analytic integrand) and rounding. */
const INTEGRAL_ERROR = 1e-8;
const SHARES = [0.5, 0.02, 0.05, 0.1, 0.2, 0.35, 0.65, 0.8];

/**
 * Upper bound on ln(1 - delta(epsilon)) for q < 1 and epsilon >= 0; at most 0. Derived here: 1 - delta =
 * E_P[min(1, e^{epsilon - L})] is at most E_P[e^{s (epsilon - L)}] = e^{s epsilon} (integral of P^{1-s} Q^s)^T for every
 * s in [0, 1], a product over segments where there are several. At s = 1/2 and epsilon = 0 that is the Bhattacharyya coefficient to the power T.
 */
export function logComplementBound(pair: Pair, run: Run, epsilon: number): number {
  return logComplementBounds(pair, run)(epsilon);
}

/** {@link logComplementBound} for many epsilon. */
export function logComplementBounds(pair: Pair, run: Run): (epsilon: number) => number {
  const exponents = SHARES.map(() => 0);
  for (const segment of segmentsOf(run)) {
    const reach = 9 * segment.noiseMultiplier + 1;
    const samples = sampleLosses(pair, segment, -reach, reach);
    for (const [i, share] of SHARES.entries())
      exponents[i] += segment.steps * (logMoment(samples, -share) + INTEGRAL_ERROR);
  }
  return (epsilon) => Math.min(0, ...SHARES.map((share, i) => share * epsilon + exponents[i]));
}
