// The exact bound of a one-run audit, which is the largest probability of so many right guesses under (epsilon,
// delta)-DP. It assumes no shape of a trade-off curve and no independence of the canaries in training. The letters m, r, v and k are
// those of counts.ts. Derived here.

import { ALPHA, AUDIT_DELTA, EPSILON } from '../../audit/estimation/ranges';
import { binomialLogTails } from '../../base/numerics/binomialLogTails';
import { refusals, requireNumber } from '../../base/numerics/errors';
import { bisectPredicate, firstWhole } from '../../base/numerics/rootFinding';
import { checkCounts, largestRefuted, logOddsOfRight, type OneRunCounts, requireAtMost } from './counts';
import { ONE_RUN } from './sentences';

/** The chance of so many right guesses at delta = 0, and the most that delta adds to it; v at least 1. */
function termsOf({ m, r, v, k }: OneRunCounts, epsilon: number, delta: number) {
  const { logUpper, tailsOverMass } = binomialLogTails(v, r, logOddsOfRight(epsilon, k));
  return { chance: Math.exp(logUpper), gain: delta * (m / v) * tailsOverMass };
}

function pValueUnchecked(counts: OneRunCounts, epsilon: number, delta: number): number {
  if (counts.v === 0) return 1;
  const { chance, gain } = termsOf(counts, epsilon, delta);
  return Math.min(1, chance + gain);
}

/**
 * The largest probability, over all (epsilon, delta)-DP mechanisms and all rules that guess exactly r of the m
 * secrets, of v or more right: min(1, beta + delta (m/v) beta (1 - beta) / P[W = v]), W ~ Bin(r, e^eps / (e^eps + k
 * - 1)), beta = P[W >= v]; 1 at v = 0. Never falls as epsilon or delta grows. The secrets decide its
 * adjacency. epsilon >= 0, delta in [0,1), counts as {@link checkCounts}; InputError outside.
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
  requireNumber('delta', delta, AUDIT_DELTA);
  return pValueUnchecked(counts, epsilon, delta);
}

/**
 * Lower bound on epsilon: sup{epsilon : p < alpha}, 0 if none, with p as in {@link oneRunPValueExact}. r must not depend on
 * which guesses are right. InputError outside the ranges stated there.
 */
export function oneRunEpsLowerExact(counts: OneRunCounts, delta: number, alpha: number): number {
  checkCounts(counts);
  requireNumber('delta', delta, AUDIT_DELTA);
  requireNumber('alpha', alpha, ALPHA);
  return largestRefuted((epsilon) => pValueUnchecked(counts, epsilon, delta) < alpha);
}

/** Geometric interpolation from a (at share 0) to b (at share 1). */
const between = (a: number, b: number, share: number): number => a ** (1 - share) * b ** share;

/**
 * Whether counts.r guesses, fewer than `planned`, refute epsilon. This test and that of {@link oneRunEpsLowerExact}, which is
 * used if all planned guesses were made, together keep the level alpha; see {@link oneRunEpsLowerOfFewer}.
 */
export function refutedByFewer(
  counts: OneRunCounts,
  planned: number,
  epsilon: number,
  delta: number,
  alpha: number,
): boolean {
  const own = termsOf(counts, epsilon, delta);
  if (!(own.chance + own.gain < alpha)) return false;
  const ofAll = (v: number) => termsOf({ ...counts, r: planned, v }, epsilon, delta);
  const sumAt = ({ chance, gain }: ReturnType<typeof ofAll>) => chance + gain;
  const least = firstWhole(0, planned + 1, (v) => sumAt(ofAll(v)) < alpha);
  if (least > planned) return false;
  const refuting = ofAll(least);
  const before = least === 1 ? { chance: 1, gain: refuting.gain } : ofAll(least - 1);
  const chanceAt = (share: number) => between(before.chance, refuting.chance, share);
  const tooMuch = (share: number) => chanceAt(share) + between(before.gain, refuting.gain, share) >= alpha;
  const [, share] = bisectPredicate(tooMuch, 0, 1, { absoluteTolerance: 1e-12 });
  const forDelta = Math.max(refuting.gain, alpha - chanceAt(share));
  return own.gain <= forDelta && own.chance < alpha - forDelta;
}

/**
 * The bound where `planned` guesses were fixed beforehand and only counts.r of them were made, a number that the
 * scores decide and no secret does (a guess is not made where scores tie). With all of them made it is
 * {@link oneRunEpsLowerExact}; with none it is 0. counts.r may be 0, planned in counts.r..m; InputError outside.
 *
 * Derived here. The argument for exactly r guesses holds for the pairs (number of guesses made, number right), and
 * together all these numbers of guesses have m delta to spend. So a test that refutes at v_r right of r, for every r
 * that may be made, refutes wrongly with probability at most max_r beta_r + max_r gain_r, beta_r the chance at delta
 * = 0 and gain_r = delta (m/v) beta (1 - beta) / P[W = v]. The test of all planned guesses spends beta < alpha -
 * gain. For fewer, alpha is therefore divided once for all r: into what delta may add, between the gain of that test
 * and what its chance leaves of alpha, and the rest for the chance. The point between is where the two terms of the
 * planned test, interpolated geometrically between adjacent counts, have the sum alpha, so that the division
 * does not jump with epsilon.
 */
export function oneRunEpsLowerOfFewer(
  counts: OneRunCounts,
  planned: number,
  delta: number,
  alpha: number,
): number {
  if (counts.r > planned) throw refusals('r').inconsistent(ONE_RUN.morePlanned({ made: counts.r, planned }));
  if (counts.r === planned) return oneRunEpsLowerExact(counts, delta, alpha);
  checkCounts({ ...counts, r: planned });
  requireAtMost('v', counts.v, 'r', counts.r);
  requireNumber('delta', delta, AUDIT_DELTA);
  requireNumber('alpha', alpha, ALPHA);
  if (counts.v === 0) return 0;
  return largestRefuted((epsilon) => refutedByFewer(counts, planned, epsilon, delta, alpha));
}
