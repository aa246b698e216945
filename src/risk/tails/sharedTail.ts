// The number of targets an attack gets right under (epsilon, delta)-DP when all have the same largest prior
// success: its tail, pure, corrected and as printed. For targets whose priors differ see differingTail.ts.
import { binomialLogMass } from '../../base/numerics/binomial';
import { binomialLogTails } from '../../base/numerics/binomialLogTails';
import { posteriorLogOdds } from '../posterior';

export interface SharedTargets {
  /** Number n of targets, an integer >= 1. */
  targets: number;
  /** Largest prior success with each target. */
  chance: number;
  /** Sum of the targets' kappa, which is their number if each attempt names one value. */
  kappaSum: number;
}

/**
 * A bound on P[at least `count` of the targets right]: beta + delta (sum of kappa / count) beta (1 - beta) / P[W =
 * count], W binomial with the pure posterior, beta its tail; 1 at count = 0. At delta = 0 the pure bound (Theorem
 * 3.2). epsilon may be negative, delta in [0, 1]. Derived here: the argument is that of the exact one-run bound
 * (oneRun/estimation/exactBound.ts), with e^eps p / (1 - p), p the largest prior success, for e^eps / (k - 1), and with sum of kappa
 * delta for what all targets' inequalities may lack together.
 */
export function sharedTail(
  { targets, chance, kappaSum }: SharedTargets,
  epsilon: number,
  delta: number,
  count: number,
): number {
  if (count === 0) return 1;
  if (count > targets) return 0;
  const { logUpper, tailsOverMass } = binomialLogTails(count, targets, posteriorLogOdds(chance, epsilon));
  const beta = Math.exp(logUpper);
  // nothing is added to certainty, nor, at delta = 0, to a mass that has vanished
  if (delta === 0 || beta === 1) return beta;
  return Math.min(1, beta + delta * (kappaSum / count) * tailsOverMass);
}

/** Constant of the published one-run audit, which stands in for that of the printed theorems, missing in our copy. */
export const ONE_RUN_CONSTANT = 2;

/**
 * beta + c n delta max_{1 <= i <= count} P[count > W >= count - i] / i, as reconstructed from the printed theorems,
 * c the constant. That is the most that P[W + F >= count] can be for any F independent of W, a count whose mean is
 * at most c n delta (Theorem B.1 on average over outputs; the worst F is i with probability c n delta / i, derived
 * here). With c = 2 some counts and metrics exceed it, so it is only shown beside the corrected bound.
 */
export function printedSharedTail(
  { targets, chance }: SharedTargets,
  epsilon: number,
  delta: number,
  count: number,
  constant = ONE_RUN_CONSTANT,
): number {
  if (count === 0) return 1;
  if (count > targets) return 0;
  const logOdds = posteriorLogOdds(chance, epsilon);
  const beta = Math.exp(binomialLogTails(count, targets, logOdds).logUpper);
  const rarer = 1 / (1 + Math.exp(Math.abs(logOdds)));
  const logMass = binomialLogMass(targets, rarer);
  const mass = (k: number) => Math.exp(logMass(logOdds > 0 ? targets - k : k));
  return Math.min(1, beta + constant * targets * delta * largestMean(count, mass));
}

/** max over 1 <= i <= count of the mean of the masses at count - 1, ..., count - i. */
export function largestMean(count: number, mass: (count: number) => number): number {
  let sum = 0;
  let largest = 0;
  for (let i = 1; i <= count; i++) {
    sum += mass(count - i);
    largest = Math.max(largest, sum / i);
  }
  return largest;
}
