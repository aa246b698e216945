// Exact privacy of one pair of data sets when only the last iterate is seen, which is the limit of the attack S1, below
// the substitute epsilon. It is no guarantee for a mechanism, and no limit of other attacks on the last iterate: if the
// gradients of other records are not 0, the last iterate can leak more (arXiv 2407.06496). For linear losses it is
// the heuristic of T. Steinke et al., "The Last Iterate Advantage" (arXiv 2410.06186).
//
// Data set D holds the record z, whose gradient is +C e at every step, D' holds z' with -C e in its place, and all other gradients
// are 0; C is the clipping norm and e a fixed direction. What is released is the sum of noisy gradients along e: in units of C it is
// K + sqrt(T) sigma Z in D, K being the number of the T batches that hold z and Z standard normal, and its mirror image in D'. The
// likelihood ratio increases with it, so thresholds are optimal tests and everything is one-dimensional. Derived here.
import { type NumberRange, requireNumber } from '../../base/numerics/errors';
import { normalCdf, normalTail, normalUpperQuantile } from '../../base/numerics/normal';
import { gdpAdvantage, gdpEpsilon } from '../closedForm/gaussianDp';
import { checkDelta, checkMechanism } from '../domain';
import type { Mechanism, Verified } from '../types';
import { verifiedWithin } from '../verified';
import { type ScoreLaw, scoreLaw } from './scoreLaw';

/** Allowance for rounding in the summed series, relative and absolute in epsilon; tested against plain summation. */
const ROUNDING = { relative: 1e-9, absolute: 1e-12 };
const THRESHOLD: NumberRange = { min: -Number.MAX_VALUE, max: Number.MAX_VALUE };

/** The mu of the release at the sampling rate 1, where the score is Gaussian with means +-T and the release is exactly mu-GDP. */
const gaussianSeparation = ({ noiseMultiplier, steps }: Mechanism): number =>
  (2 * Math.sqrt(steps)) / noiseMultiplier;

/** The optimal test with threshold x >= 0. By symmetry, the law of D' above x is that of D below -x. */
function optimalTest(law: ScoreLaw, x: number) {
  const own = law.at(x, 'upper');
  const mirrored = law.at(-x, 'lower');
  const epsilon = own.logDensity - mirrored.logDensity;
  // ln of (e^epsilon P_{D'} / P_D): only logs, for both factors may be beyond float range
  const logShare = Math.min(0, epsilon + mirrored.logTail - own.logTail);
  const epsilonSlope = (own.posteriorCount + mirrored.posteriorCount) / law.noiseVariance;
  const gap = -Math.expm1(logShare);
  return {
    /** The log-likelihood ratio at x, which is the epsilon for which x is the optimal threshold. */
    epsilon,
    logDelta: own.logTail + Math.log(gap),
    epsilonSlope,
    /** d ln delta / d x <= 0. The optimum makes the terms of the tails cancel: only e^epsilon moves. */
    logDeltaSlope: -(epsilonSlope * Math.exp(logShare)) / gap,
  };
}

/** Total variation distance of S1's two worlds, the largest advantage of any test of their last iterate. In [0,1]. */
export function hiddenStateTotalVariation(mechanism: Mechanism): number {
  checkMechanism(mechanism);
  if (mechanism.samplingRate === 1) return gdpAdvantage(gaussianSeparation(mechanism));
  return scoreLaw(mechanism).totalVariation();
}

export const verified = (value: number): Verified =>
  verifiedWithin(value, ROUNDING.relative * value + ROUNDING.absolute, 'closed-form');

/**
 * epsilon(delta) of the worst-case release with hidden state: no test of S1's last iterate can
 * certify more, whatever its number of runs; on other data sets one may. Never above the substitute epsilon. delta
 * in [1e-15, 0.5]; InputError outside. Solved in the threshold x (epsilon is its log-likelihood ratio) by Newton on
 * ln delta(x), so that no search for a root runs inside another.
 */
export function hiddenStateEpsilon(mechanism: Mechanism, delta: number): Verified {
  checkMechanism(mechanism);
  checkDelta(delta);
  if (mechanism.samplingRate === 1) return verified(gdpEpsilon(gaussianSeparation(mechanism), delta));
  const law = scoreLaw(mechanism);
  if (law.totalVariation() <= delta) return verified(0);

  const target = Math.log(delta);
  let lower = 0;
  let upper = Infinity;
  let epsilonLower = 0;
  let epsilonUpper = Infinity;
  let x = law.mean + law.spread * normalUpperQuantile(delta);
  if (!(x > 0)) x = 0.5 * law.mean;
  for (let i = 0; i < 200; i++) {
    const test = optimalTest(law, x);
    const excess = test.logDelta - target;
    if (excess > 0) {
      lower = x;
      epsilonLower = test.epsilon;
    } else if (excess <= 0) {
      upper = x;
      epsilonUpper = test.epsilon;
    }
    const newton = x - excess / test.logDeltaSlope;
    const fallback = upper === Infinity ? 2 * x : 0.5 * (lower + upper);
    const next = newton >= lower && newton <= upper ? newton : fallback;
    const change = test.epsilonSlope * (next - x);
    if (Math.abs(change) <= 1e-13 + 1e-12 * test.epsilon) return verified(Math.max(0, test.epsilon + change));
    x = next;
  }
  return { verified: false, value: null, lower: epsilonLower, upper: epsilonUpper, method: 'closed-form' };
}

export interface HiddenStateErrors {
  /** P(score > threshold | z'). */
  fpr: number;
  /** P(score <= threshold | z). */
  fnr: number;
}

/** Exact error rates of S1 at any finite threshold, in units of the clipping norm. Relative accuracy in both tails. */
export function hiddenStateRates(mechanism: Mechanism, threshold: number): HiddenStateErrors {
  checkMechanism(mechanism);
  requireNumber('threshold', threshold, THRESHOLD);
  if (mechanism.samplingRate === 1) {
    const scale = Math.sqrt(mechanism.steps) * mechanism.noiseMultiplier;
    return {
      fpr: normalTail((threshold + mechanism.steps) / scale),
      fnr: normalCdf((threshold - mechanism.steps) / scale),
    };
  }
  const law = scoreLaw(mechanism);
  return {
    fpr: Math.min(1, Math.exp(law.at(-threshold, 'lower').logTail)),
    fnr: Math.min(1, Math.exp(law.at(threshold, 'lower').logTail)),
  };
}
