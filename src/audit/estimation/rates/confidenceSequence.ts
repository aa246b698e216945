// Bounds on a rate that hold at every moment at once (a confidence sequence). They serve for counts that are watched
// while they grow and may be stopped when they look good. For a number of runs that is fixed beforehand
// clopperPearson.ts is tighter.
//
// Let k of n trials succeed. For every rate t below p the likelihood ratio of t to p is a martingale under p, and so is its mean
// over t uniform on (0,p):
//   M_n(p) = (1/p) int_0^p t^k (1-t)^(n-k) dt / (p^k (1-p)^(n-k)),  M_0 = 1.
// By Ville's inequality it reaches 1/level, at whatever n, with probability at most `level`. The upper bound is the
// largest p at which it has not.
import { binomialLogMass, binomialUpperTail } from '../../../base/numerics/binomial';
import { findRoot } from '../../../base/numerics/rootFinding';
import { checkCount, checkLevel, clopperPearsonUpper } from './clopperPearson';

/**
 * ln M(p): the evidence of `count` in `trials` against every rate of `rate` or more. Increasing in rate (substitute
 * t = p s: the integrand s^k ((1-ps)/(1-p))^(n-k) is), decreasing in count. rate in (0,1), 0 <= count <= trials.
 *
 * Derived here: the integral is an incomplete beta function, and M(p) = P[Bin(n+1,p) > k] / ((k+1) P[Bin(n+1,p) =
 * k+1]). The mixture is H. Robbins, "Statistical Methods Related to the Law of the Iterated Logarithm" (1970), with
 * the uniform weight cut off at p for a one-sided bound; S. Howard et al., "Time-uniform, Nonparametric,
 * Nonasymptotic Confidence Sequences" (2021).
 */
export function logEvidenceBelow(rate: number, count: number, trials: number): number {
  const logMass = binomialLogMass(trials + 1, rate)(count + 1);
  const mean = (trials + 1) * rate;
  if (mean < count + 1) return Math.log(tailOverMass(rate, count, trials) / (count + 1));
  return Math.log(binomialUpperTail(count + 1, trials + 1, rate) / (count + 1)) - logMass;
}

/** P[Bin(n+1,p) > k] / P[Bin(n+1,p) = k+1] as a series of ratios, for p below (k+1)/(n+1), where both may underflow. */
function tailOverMass(rate: number, count: number, trials: number): number {
  const odds = rate / (1 - rate);
  let term = 1;
  let sum = 1;
  for (let j = count + 1; j <= trials && term > 1e-17 * sum; j++) {
    term *= ((trials + 1 - j) / (j + 1)) * odds;
    sum += term;
  }
  return sum;
}

/** The largest rate below 1 that float64 holds. */
const LARGEST_RATE = 1 - 2 ** -53;

/**
 * Upper bound on the rate behind `count` of `trials`; 1 when count = trials. With probability at least 1 - level it
 * is not below the true rate at any number of trials. It is never below the Clopper-Pearson bound at the same level.
 * 0 <= count <= trials, trials in 1..1e9, level in (0,1); InputError outside.
 *
 * Trials need not be alike. Where runs of two worlds are counted together and looked at whenever both have equally
 * many, the bound is one on the mean of the two rates: a pair's factor of the ratio is the product of two numbers
 * whose mean is 1, so at most 1 (derived here; for a fixed number of runs that is Hoeffding 1956).
 */
export function anytimeUpper(count: number, trials: number, level: number): number {
  checkCount('count', count, 'trials', trials);
  checkLevel('level', level);
  if (count === trials) return 1;
  const threshold = -Math.log(level);
  const excess = (rate: number) => logEvidenceBelow(rate, count, trials) - threshold;
  const start = clopperPearsonUpper(count, trials, level);
  if (!(start < LARGEST_RATE) || excess(LARGEST_RATE) < 0) return 1;
  // by Markov's inequality at this one number of trials, the evidence at the start lies below the threshold, except for
  // rounding
  if (excess(start) >= 0) return start;
  // search in the logit, where the evidence is nearly linear towards 1
  const logit = (rate: number) => Math.log(rate) - Math.log1p(-rate);
  const rateAt = (x: number) => 1 / (1 + Math.exp(-x));
  const root = findRoot((x) => excess(rateAt(x)), logit(start), logit(LARGEST_RATE), {
    absoluteTolerance: 1e-13,
  });
  return Math.max(start, Math.min(1, rateAt(root)));
}

/** Lower bound, which is 1 minus the upper bound on the rate of the other outcome; 0 when count = 0. */
export function anytimeLower(count: number, trials: number, level: number): number {
  checkCount('count', count, 'trials', trials);
  return 1 - anytimeUpper(trials - count, trials, level);
}
