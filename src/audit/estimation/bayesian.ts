// A Bayesian lower bound on epsilon from error counts: credible under Jeffreys priors, not a confidence bound.
import betainc from '@stdlib/math-base-special-betainc';
import betaincinv from '@stdlib/math-base-special-betaincinv';
import betaln from '@stdlib/math-base-special-betaln';
import { requireNumber } from '../../base/numerics/errors';
import { integrate } from '../../base/numerics/gaussLegendre';
import { findRoot } from '../../base/numerics/rootFinding';
import { checkErrorCounts, type ErrorCounts } from './lowerBounds';
import { checkLevel } from './rates/clopperPearson';

/** Posterior mass left out at each end of the integral. */
const LEFT_OUT = 1e-13;
const LARGEST_EPSILON = 700;

/** Smallest FNR that (epsilon, delta)-DP allows at FPR x. */
function tradeoff(x: number, epsilon: number, delta: number): number {
  return Math.max(0, 1 - delta - Math.exp(epsilon) * x, Math.exp(-epsilon) * (1 - delta - x));
}

/**
 * The epsilon whose (epsilon, delta)-DP region holds the pair of rates with posterior probability alpha, so that
 * the true epsilon is above it with posterior probability 1 - alpha; 0 when even the region of epsilon = 0 holds
 * more. Independent Jeffreys posteriors Beta(errors + 1/2, rest + 1/2). alpha in (0,1), delta in [0,1); InputError
 * outside. Zanella-Beguelin et al., "Bayesian Estimation of Differential Privacy" (2023).
 */
export function bayesianEpsLower(counts: ErrorCounts, alpha: number, delta: number): number {
  checkErrorCounts(counts);
  checkLevel('alpha', alpha);
  requireNumber('delta', delta, { min: 0, max: 1, exclusiveMax: true });
  const { falsePositives, negatives, falseNegatives, positives } = counts;
  const a = falsePositives + 0.5;
  const b = negatives - falsePositives + 0.5;
  const fnrBelow = (y: number) =>
    y <= 0 ? 0 : y >= 1 ? 1 : betainc(y, falseNegatives + 0.5, positives - falseNegatives + 0.5);
  const logNormaliser = Math.LN2 - betaln(a, b);
  // the prior is flat in the angle t with x = sin(t)^2, and the posterior is smooth up to its ends
  const angle = (x: number) => Math.asin(Math.sqrt(Math.min(1, Math.max(0, x))));
  const first = angle(betaincinv(LEFT_OUT, a, b));
  const last = angle(betaincinv(LEFT_OUT, a, b, true));

  const regionMass = (epsilon: number) => {
    const density = (t: number) => {
      const sine = Math.sin(t);
      const cosine = Math.cos(t);
      const x = sine * sine;
      const weight = Math.exp(
        logNormaliser +
          2 * falsePositives * Math.log(sine) +
          2 * (negatives - falsePositives) * Math.log(cosine),
      );
      const upper = fnrBelow(1 - tradeoff(1 - x, epsilon, delta));
      return weight * (upper - fnrBelow(tradeoff(x, epsilon, delta)));
    };
    const corner = (1 - delta) / (1 + Math.exp(epsilon));
    const kinks = [delta, corner, 1 - corner, 1 - delta].map(angle).filter((t) => t > first && t < last);
    const cuts = [first, ...kinks.sort((x, y) => x - y), last];
    let mass = 0;
    for (let i = 1; i < cuts.length; i++) mass += integrate(density, cuts[i - 1], cuts[i], 4, 16);
    return mass;
  };

  if (regionMass(0) >= alpha) return 0;
  let upper = 1;
  while (upper < LARGEST_EPSILON && regionMass(upper) < alpha) upper *= 2;
  return findRoot((epsilon) => regionMass(epsilon) - alpha, 0, upper, { absoluteTolerance: 1e-9 });
}
