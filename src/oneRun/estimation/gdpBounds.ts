// One-run bounds on mu that assume a Gaussian trade-off curve (mu-GDP): by the published recursion for f-DP, and by
// the exact (epsilon, delta) bound along the curve's whole profile. They may exceed what any distribution-free
// audit could certify.

import { gdpEpsilon, logGdpDelta } from '../../accounting/closedForm/gaussianDp';
import { ALPHA } from '../../audit/estimation/ranges';
import { requireNumber } from '../../base/numerics/errors';
import { goldenSection } from '../../base/numerics/minima/goldenSection';
import { normalTail, normalUpperQuantile } from '../../base/numerics/normal';
import { checkCounts, largestRefuted, type OneRunCounts } from './counts';
import { oneRunPValueExact } from './exactBound';

/**
 * Whether the counts refute mu-GDP at level tau, by the recursion of Mahloujifar et al. `right` and `wrong` are masses, per
 * canary, of right and of wrong guesses in outcomes with at least i of them right, where those with at least v have
 * probability tau. Each step computes the mass of wrong guesses that the curve requires beside the right ones, and adds what
 * is missing as outcomes with i right guesses.
 */
export function fdpRefutesGdp({ m, r, v, k }: OneRunCounts, mu: number, tau: number): boolean {
  const limit = r / m;
  let right = (tau * v) / m;
  let wrong = (tau * (r - v)) / m;
  for (let i = v - 1; i >= 0; i--) {
    // h^-1(x) = Phi(Phi^-1(x) - mu), where h = 1 - f, f is the trade-off curve of mu-GDP and Phi the normal law
    const implied = (k - 1) * normalTail(normalUpperQuantile(right) + mu);
    if (implied <= wrong) break;
    right = Math.min(1, right + (i / (r - i)) * (implied - wrong));
    wrong = implied;
    // stops early, for neither of the two ever falls
    if (right + wrong > limit) return true;
  }
  return right + wrong > limit;
}

/**
 * The largest mu whose mu-GDP the counts refute with confidence 1 - tau; 0 when they refute none. r must not depend
 * on which guesses are right. tau in (0,1), counts as {@link checkCounts}; InputError outside. O(v) normal
 * quantiles a mu, some forty of them. Mahloujifar, Melis, Chaudhuri, "Auditing f-Differential Privacy in One Run"
 * (2024).
 */
export function fdpOneRunGdp(counts: OneRunCounts, tau: number): number {
  checkCounts(counts);
  requireNumber('tau', tau, ALPHA);
  return largestRefuted((mu) => fdpRefutesGdp(counts, mu, tau));
}

/** The grid of epsilons ends where the delta of mu-GDP is this small, since beyond it only epsilon grows and no p-value falls. */
const LAST_DELTA = 1e-20;
/** Number of equal intervals of the grid of epsilons. */
const PLACES = 32;
/** Width at which the search for the minimum ends, as a share of the interval that is searched. */
const NARROWED = 1e-5;

/**
 * A valid p-value for mu-GDP (derived here): mu-GDP is (eps, delta_mu(eps))-DP for every eps at once, so the
 * smallest of the exact p-values bounds the probability of v or more right. Minimised on a grid and by golden
 * section; a missed minimum is only loose. mu in [0, 1e5]; InputError outside.
 */
export function oneRunPValueGdp(counts: OneRunCounts, mu: number): number {
  const at = (epsilon: number) => {
    const delta = Math.exp(logGdpDelta(mu, epsilon));
    return delta < 1 ? oneRunPValueExact(counts, epsilon, delta) : 1;
  };
  if (mu === 0) return at(0);
  const spacing = gdpEpsilon(mu, LAST_DELTA) / PLACES;
  let best = 0;
  let least = at(0);
  for (let i = 1; i <= PLACES; i++) {
    const value = at(i * spacing);
    if (value < least) {
      least = value;
      best = i;
    }
  }
  const [low, high] = [Math.max(0, best - 1) * spacing, Math.min(PLACES, best + 1) * spacing];
  return Math.min(least, goldenSection(at, low, high, NARROWED * (high - low)).value);
}

/** The largest mu with {@link oneRunPValueGdp} below alpha; 0 if there is none. It is sometimes above the recursion's. */
export function oneRunMuLowerGdp(counts: OneRunCounts, alpha: number): number {
  checkCounts(counts);
  requireNumber('alpha', alpha, ALPHA);
  return largestRefuted((mu) => oneRunPValueGdp(counts, mu) < alpha);
}
