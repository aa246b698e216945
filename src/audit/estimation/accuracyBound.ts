// The default estimator: a bound on epsilon from the error rate of one test, fixed before its runs were seen.
// A confidence bound on the substitute epsilon of DP-SGD with the given sampling rate q and number of steps T. Derived here. The
// Gaussian conversion is proven at q = 1; that it overstates no epsilon for q <= 1/2 was checked numerically.
//
// TV is the total variation distance of the two worlds, and TV_S(sigma) that of substitution at the noise multiplier sigma. If a fair
// coin chooses the world, no test errs less often than (1 - TV)/2. A Clopper-Pearson upper end of the error rate is
// therefore, with the stated confidence, at least (1 - TV_S(sigma))/2 of the true sigma; what remains is to turn a
// total variation into an epsilon.
import { epsilon, totalVariation } from '../../accounting/accountant';
import { DOMAIN } from '../../accounting/domain';
import { attackLaw } from '../../accounting/hiddenState/attackLaw';
import { isPoisson } from '../../accounting/segments';
import type { AnyMechanism, Mechanism } from '../../accounting/types';
import { requireNumber } from '../../base/numerics/errors';
import { normalQuantile } from '../../base/numerics/normal';
import { findRoot } from '../../base/numerics/rootFinding';
import { epsilonFromMu, muFromRates } from './lowerBounds';
import { largestVariation } from './profileRejection';
import type { Conversion, ConversionRule } from './types';

/**
 * The rule that turns an error rate into an epsilon. For q between 1/2 and 1 the privacy loss flattens in its tails, and the
 * Gaussian conversion overshoots.
 */
export function conversionRule(samplingRate: number): ConversionRule {
  return samplingRate === 1 || samplingRate <= 0.5 ? 'gaussian' : 'noise-multiplier';
}

/**
 * The substitute epsilon that an error probability implies, for DP-SGD with the mechanism's q and T (its noise
 * multiplier is not used). It never increases in `error`; 0 from 1/2 on, Infinity at 0. If q = 1 or q <= 1/2, it is that of
 * mu-GDP with mu = -2 Phi^-1(error), Phi being the normal distribution function; otherwise that of the noise multiplier at which TV_S = 1
 * - 2 error. error in [0,1], delta in [1e-15, 0.5].
 */
export function epsilonOfError(error: number, mechanism: Mechanism, delta: number): number {
  requireNumber('error', error, { min: 0, max: 1 });
  if (error >= 0.5) return 0;
  if (error === 0) return Infinity;
  if (conversionRule(mechanism.samplingRate) === 'gaussian')
    return epsilonFromMu(muFromRates(error, error), delta);
  return epsilonOfTotalVariation(1 - 2 * error, mechanism, delta);
}

/**
 * {@link epsilonOfError} for one mechanism and delta, with its rule. Under samplings other than Poisson sampling the law of
 * the worst-case attack is used instead, because the shape of those curves was not checked and their accountant is too slow
 * to solve an equation with.
 */
export function conversionFor(mechanism: AnyMechanism, delta: number): Conversion {
  if (!isPoisson(mechanism)) {
    const { epsilonOfError: known } = attackLaw(mechanism);
    return { rule: 'known-law', epsilonOf: (error) => known?.(error, delta) ?? 0 };
  }
  return {
    rule: conversionRule(mechanism.samplingRate),
    epsilonOf: (error) => epsilonOfError(error, mechanism, delta),
  };
}

/**
 * epsilon at the noise multiplier at which the total variation, which decreases with the noise, is `distance`. If that noise
 * multiplier is above the accountant's range, 0 is returned, and if it is below, the epsilon at the smallest one in the
 * range: both are valid and weaker. If the accountant has only a bracket, its lower end is used.
 */
function epsilonOfTotalVariation(distance: number, mechanism: Mechanism, delta: number): number {
  const { min, max } = DOMAIN.noiseMultiplier;
  const at = (logNoise: number): Mechanism => ({
    ...mechanism,
    noiseMultiplier: Math.min(max, Math.max(min, Math.exp(logNoise))),
  });
  const excess = (logNoise: number) =>
    largestVariation(totalVariation('substitute', at(logNoise))) - distance;
  const { samplingRate, steps } = mechanism;
  const lowest = (logNoise: number): number => {
    const { value, lower: least } = epsilon('substitute', at(logNoise), delta);
    return value ?? (least > 0 ? least : 0);
  };
  // the root if the score were Gaussian with mean q per step, which is close enough to look for a bracket from
  const guess = (samplingRate * Math.sqrt(steps)) / normalQuantile(0.5 + 0.5 * distance);
  let lower = Math.log(Math.min(max, Math.max(min, guess)));
  let upper = lower;
  while (excess(lower) < 0) {
    if (lower <= Math.log(min)) return lowest(lower);
    upper = lower;
    lower -= 0.3;
  }
  while (excess(upper) >= 0) {
    if (upper >= Math.log(max)) return 0;
    lower = upper;
    upper += 0.3;
  }
  // the end with more noise is taken, so that rounding never raises the bound
  const solved = findRoot(excess, lower, upper, { absoluteTolerance: 1e-8 }) + 1e-8;
  return lowest(solved);
}
