// The one-run bound as published in code, for comparison with published audits. Its term in delta is larger than
// the exact one where p-values are small, and too small for some counts that are no evidence; exactBound.ts is the
// one to use. The letters m, r, v and k are those of counts.ts.
import { ALPHA, AUDIT_DELTA, EPSILON } from '../../audit/estimation/ranges';
import { binomialLogTails } from '../../base/numerics/binomialLogTails';
import { requireNumber } from '../../base/numerics/errors';
import { checkCounts, largestRefuted, type OneRunCounts } from './counts';

/** Sums beyond this are scaled down, so that a walk from far above the mean does not overflow. */
const LARGE = 1e250;
const LN_LARGE = Math.log(LARGE);

/**
 * ln max_{1 <= i <= v} P[v > W >= v - i] / i, W ~ Bin(r, q): the largest mean of the masses just below v. The
 * masses rise and then fall on the way down, so their mean rises until the next one falls below it, and then no
 * more.
 */
function logLargestMean(v: number, r: number, logOdds: number, logMass: number): number {
  const odds = Math.exp(logOdds);
  let shift = logMass + Math.log(v / (r - v + 1)) - logOdds;
  let mass = 1;
  let sum = 1;
  let i = 1;
  for (; i < v; i++) {
    const below = v - i;
    const next = (mass * below) / ((r - below + 1) * odds);
    if (next * i < sum) break;
    mass = next;
    sum += mass;
    if (sum > LARGE) {
      mass /= LARGE;
      sum /= LARGE;
      shift += LN_LARGE;
    }
  }
  return shift + Math.log(sum / i);
}

function pValueUnchecked({ m, r, v }: OneRunCounts, epsilon: number, delta: number): number {
  if (v === 0) return 1;
  const { logMass, logUpper } = binomialLogTails(v, r, epsilon);
  const beta = Math.exp(logUpper);
  // a mass of 0: epsilon so large that every guess is right
  if (delta === 0 || logMass === -Infinity) return Math.min(1, beta);
  return Math.min(1, beta + 2 * m * delta * Math.exp(logLargestMean(v, r, epsilon, logMass)));
}

/**
 * min(1, beta + 2 m delta max_{1 <= i <= v} P[v > W >= v - i] / i), W ~ Bin(r, e^eps / (1 + e^eps)), beta = P[W >=
 * v]; 1 at v = 0. Secrets have two values (k = 2). As in the program published with Steinke, Nasr, Jagielski, "Privacy
 * Auditing with One (1) Training Run" (2023). No bound for every count (derived here: an (eps,delta)-DP mechanism
 * exceeds it at m = r = 2, v = 1, eps = 2, delta = .01); every failure found has beta > 0.7, so small p-values
 * are valid. epsilon >= 0, delta in [0,1); InputError outside.
 */
export function oneRunPValueClassic(counts: Omit<OneRunCounts, 'k'>, epsilon: number, delta: number): number {
  const binary = { ...counts, k: 2 };
  checkCounts(binary);
  requireNumber('eps', epsilon, EPSILON);
  requireNumber('delta', delta, AUDIT_DELTA);
  return pValueUnchecked(binary, epsilon, delta);
}

/** The lower bound on epsilon where {@link oneRunPValueClassic} reaches alpha; 0 when it is there at epsilon = 0. */
export function oneRunEpsLowerClassic(counts: Omit<OneRunCounts, 'k'>, delta: number, alpha: number): number {
  const binary = { ...counts, k: 2 };
  checkCounts(binary);
  requireNumber('delta', delta, AUDIT_DELTA);
  requireNumber('alpha', alpha, ALPHA);
  return largestRefuted((epsilon) => pValueUnchecked(binary, epsilon, delta) < alpha);
}
