// The audit of one run in which only the surest guesses are counted, for a Gaussian curve and canaries that do not
// influence each other. The law of the count is exact, by the order statistics of the scores.
import { ALPHA } from '../../audit/estimation/ranges';
import { binomialLowerTail } from '../../base/numerics/binomial';
import { requireNumber } from '../../base/numerics/errors';
import { integrate } from '../../base/numerics/gaussLegendre';
import { normalDensity, normalTail } from '../../base/numerics/normal';
import { bisectPredicate } from '../../base/numerics/rootFinding';
import { checkCounts, largestRefuted, type OneRunCounts } from './counts';

/** Law of a canary's score |x|, where x is normal with mean mu/2 (in) or -mu/2 (out) and the sign of x is the guess. */
const scoresOf = (mu: number) => ({
  /** P[|x| > s]. */
  above: (s: number) => normalTail(s - mu / 2) + normalTail(s + mu / 2),
  /** P[|x| > s, and the guess is wrong]. */
  wrongAbove: (s: number) => normalTail(s + mu / 2),
  density: (s: number) => normalDensity(s - mu / 2) + normalDensity(s + mu / 2),
});

/** Standard deviations on either side of the cut's mean share that are integrated over. At r = 1, 1e-7 of its law lies beyond. */
const REACH = 12;
/** Smallest share above the cut that is integrated over, relative to its mean. Smaller shares have no weight. */
const LEAST = 1e-9;
const PANELS = 24;

/**
 * The probability that at least v of the r surest of m guesses are right, where each canary is seen through a
 * Gaussian mechanism of its own, of this mu. Exact for canaries that do not influence each other; other mu-private mechanisms
 * may reach a larger probability. The best score that is not counted cuts at a quantile W ~ Beta(m - r, r + 1),
 * and given the cut the counted guesses err independently. k is 2. mu in [0, 1e3], counts as {@link checkCounts};
 * InputError outside. After Xiang, Wang, Xiao, Tian and Wang, "Tight Privacy Audit in One Run" (2025); for the
 * Gaussian the error beyond a cut has the closed form used here.
 */
export function orderStatisticsPValue({ m, r, v }: Omit<OneRunCounts, 'k'>, mu: number): number {
  checkCounts({ m, r, v, k: 2 });
  requireNumber('mu', mu, { min: 0, max: 1e3 });
  const wrong = r - v;
  if (r === m) return binomialLowerTail(wrong, r, normalTail(mu / 2));
  const { above, wrongAbove, density } = scoresOf(mu);
  const atShare = (share: number): number =>
    bisectPredicate((s) => above(s) > share, 0, mu / 2 + 40, { absoluteTolerance: 1e-12 })[0];
  const mean = (r + 1) / (m + 1);
  const deviation = Math.sqrt((mean * (1 - mean)) / (m + 2));
  const low = atShare(Math.min(1, mean + REACH * deviation));
  const high = atShare(Math.max(LEAST * mean, mean - REACH * deviation));
  const logMost = r * Math.log(mean) + (m - r - 1) * Math.log1p(-mean);
  // density of the cut up to a factor, which cancels in the quotient
  const weight = (s: number): number => {
    const share = above(s);
    if (share <= 0 || share >= 1) return 0;
    return Math.exp(r * Math.log(share) + (m - r - 1) * Math.log1p(-share) - logMost) * density(s);
  };
  const tail = (s: number): number => binomialLowerTail(wrong, r, wrongAbove(s) / above(s));
  const all = integrate(weight, low, high, PANELS);
  return Math.min(1, integrate((s) => weight(s) * tail(s), low, high, PANELS) / all);
}

/**
 * Lower bound on mu: sup{mu : p < alpha}, 0 if none, with p as in {@link orderStatisticsPValue}. r must not depend on which
 * guesses are right. alpha in (0,1); InputError outside.
 */
export function orderStatisticsMuLower(counts: Omit<OneRunCounts, 'k'>, alpha: number): number {
  checkCounts({ ...counts, k: 2 });
  requireNumber('alpha', alpha, ALPHA);
  return largestRefuted((mu) => mu <= 1e3 && orderStatisticsPValue(counts, mu) < alpha);
}
