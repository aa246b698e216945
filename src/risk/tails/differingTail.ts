// The number of targets an attack gets right under (epsilon, delta)-DP when their prior successes differ: its tail,
// pure, corrected and as printed. Work grows as the square of the number of targets.
import { poissonBinomialTail } from '../../base/numerics/poissonBinomial';
import { posterior, posteriorComplement } from '../posterior';
import type { Secret } from '../secret';
import { largestMean, ONE_RUN_CONSTANT } from './sharedTail';

type TargetChance = Pick<Secret, 'chance' | 'kappa'>;

/**
 * Bounds P[at least `count` of the targets right] for any epsilon and delta: beta + delta sum_i kappa_i (1 - q_i)
 * max_t P[sum_{j < i} W_j = t], kappa_i as in {@link Secret}, W_i independent with the pure posteriors q_i, beta the tail of their sum.
 * Any fixed order of the targets will do: it is taken as given. epsilon may be negative, delta in [0, 1].
 *
 * Derived here: the gain over beta is the covariance, under the product law of the secrets, of the likelihood ratio
 * and the event; telescoped target by target, target i changes the event only where the others stand one short of
 * it, which has at most the largest mass of those before i, and there delta moves at most kappa_i (1 - q_i).
 */
export function differingTail(
  targets: readonly TargetChance[],
  epsilon: number,
  delta: number,
  count: number,
): number {
  const beta = pureDifferingTail(targets, epsilon, count);
  if (count === 0 || count > targets.length || delta === 0) return beta;
  return Math.min(1, beta + delta * gainPerDelta(targets, epsilon));
}

/** The pure bound (Theorem 3.2): P[sum of W_i >= count]. */
export function pureDifferingTail(targets: readonly TargetChance[], epsilon: number, count: number): number {
  return poissonBinomialTail(
    targets.map(({ chance }) => posterior(chance, epsilon)),
    count,
  );
}

/** The most that a delta adds to the tail, per unit of delta. */
function gainPerDelta(targets: readonly TargetChance[], epsilon: number): number {
  const mass = new Float64Array(targets.length + 1);
  mass[0] = 1;
  let gain = 0;
  let kappas = 0;
  for (const [i, { chance, kappa }] of targets.entries()) {
    let largest = 0;
    for (let t = 0; t <= i; t++) largest = Math.max(largest, mass[t]);
    const q = posterior(chance, epsilon);
    const rest = posteriorComplement(chance, epsilon);
    gain += kappa * rest * largest;
    kappas += kappa;
    join(mass, i, q, rest);
  }
  return Math.min(kappas, gain);
}

/** Adds the i-th target, which is right with probability q = 1 - rest, to the law of the count, in place. */
function join(mass: Float64Array, i: number, q: number, rest: number): void {
  for (let t = i + 1; t > 0; t--) mass[t] = mass[t] * rest + mass[t - 1] * q;
  mass[0] *= rest;
}

/** {@link printedSharedTail} with the Poisson-binomial law of targets that differ. It is not a bound for every count and metric. */
export function printedDifferingTail(
  targets: readonly TargetChance[],
  epsilon: number,
  delta: number,
  count: number,
  constant = ONE_RUN_CONSTANT,
): number {
  const beta = pureDifferingTail(targets, epsilon, count);
  if (count === 0 || count > targets.length) return beta;
  const mass = new Float64Array(targets.length + 1);
  mass[0] = 1;
  for (const [i, { chance }] of targets.entries()) {
    join(mass, i, posterior(chance, epsilon), posteriorComplement(chance, epsilon));
  }
  return Math.min(1, beta + constant * targets.length * delta * largestMean(count, (k) => mass[k]));
}
