// The exact bound of a one-run audit, which is the largest probability of so many right guesses under (epsilon,
// delta)-DP. It assumes no shape and no independence of the canaries in training. Derived here.

import { binomialLogTails } from '../../../base/numerics/binomialLogTails';
import { requireNumber } from '../../../base/numerics/errors';
import {
  ALPHA,
  checkCounts,
  DELTA,
  EPSILON,
  largestRefuted,
  logOddsOfRight,
  type OneRunCounts,
} from './counts';

function pValueUnchecked({ m, r, v, k }: OneRunCounts, epsilon: number, delta: number): number {
  if (v === 0) return 1;
  const { logUpper, tailsOverMass } = binomialLogTails(v, r, logOddsOfRight(epsilon, k));
  return Math.min(1, Math.exp(logUpper) + delta * (m / v) * tailsOverMass);
}

/**
 * The largest probability, over all (epsilon, delta)-DP mechanisms and all rules that guess exactly r of the m
 * secrets, of v or more right: min(1, beta + delta (m/v) beta (1 - beta) / P[W = v]), W ~ Bin(r, e^eps / (e^eps + k
 * - 1)), beta = P[W >= v]; 1 at v = 0. Never falls as epsilon or delta grows. Of the adjacency that the secrets
 * decide. epsilon >= 0, delta in [0,1), counts as {@link checkCounts}; InputError outside.
 *
 * Derived here. With D = r - (number right), pi_j = P[D = j], b_j its mass under W and rho_j = pi_j / b_j, DP
 * applied to "guess i is right and D in L", averaged over canaries and secrets and taken over every set L of
 * levels, gives sum_j (r - j) b_j (rho_j - rho_{j+1})_+ <= m delta. Summed by parts, P[D <= J] - beta = sum_j
 * (rho_j - rho_{j+1}) C_j with C_j = B(min(j,J)) - B(J) B(j), B the distribution function of b, so the gain is at
 * most m delta max_j C_j / ((r-j) b_j), whose maximum is at j = J = r - v. One jump of the likelihood ratio there
 * attains it. At delta = 0 it is the bound of Steinke, Nasr, Jagielski, "Privacy Auditing with One (1) Training
 * Run" (2023).
 */
export function oneRunPValueExact(counts: OneRunCounts, epsilon: number, delta: number): number {
  checkCounts(counts);
  requireNumber('eps', epsilon, EPSILON);
  requireNumber('delta', delta, DELTA);
  return pValueUnchecked(counts, epsilon, delta);
}

/** sup{epsilon : p < alpha}, 0 if none. r must not depend on which guesses are right. InputError outside. */
export function oneRunEpsLowerExact(counts: OneRunCounts, delta: number, alpha: number): number {
  checkCounts(counts);
  requireNumber('delta', delta, DELTA);
  requireNumber('alpha', alpha, ALPHA);
  return largestRefuted((epsilon) => pValueUnchecked(counts, epsilon, delta) < alpha);
}
