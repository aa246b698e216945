// The law of the score of the worst-case attack (S1) in units of the clipping norm: K + s Z, K ~ Bin(T,q) being the number of the T
// batches, drawn at the rate q, that hold the record z, Z standard normal, and s = sqrt(T) sigma. In the other world z' stands in z's
// place. The densities and tails, both as logarithms, and the total variation are known to float precision for T up to 1e6. An epsilon is
// computed from them in hiddenState.ts.
import erf from '@stdlib/math-base-special-erf';
import { binomialLogMass } from '../../base/numerics/binomial';
import { LN_INV_SQRT_2PI, logNormalTail, millsRatio, normalTail } from '../../base/numerics/normal';
import type { Mechanism } from '../types';
import { type ScoreMoments, scoreMoments } from './scoreMoments';

/** A sum stops where a further term would change it by less than this share. */
const NEGLIGIBLE = 1e-17;
const INV_SQRT_2PI = Math.exp(LN_INV_SQRT_2PI);

interface ScorePoint {
  /** ln of (density of the score times s). */
  logDensity: number;
  /** ln of the asked tail, P(score > x) or P(score < x). */
  logTail: number;
  /** E[K | score = x]. */
  posteriorCount: number;
}

export interface ScoreLaw extends ScoreMoments {
  at(x: number, tail: 'upper' | 'lower'): ScorePoint;
  /** Total variation distance between the score and its mirror image -score. */
  totalVariation(): number;
}

/**
 * The score's law in the world of z; in the world of z' it is mirrored. Mechanism within the accounting domain.
 *
 * Each sum over the T+1 counts runs outward from the mode of its (log-concave) terms. Where the terms form a bump
 * with standard deviation b >= 4, only every floor(b/2)-th is summed, times the stride: by Poisson summation the
 * error of that trapezoid rule is about exp(-2 pi^2 (b/stride)^2) <= exp(-78), relatively. b^2 is the harmonic sum
 * 1/(1/Var[K|.] + 1/s^2), because the terms are a binomial bump times a Gaussian (or its tail). Derived here.
 */
export function scoreLaw(mechanism: Mechanism): ScoreLaw {
  const { samplingRate: q, steps } = mechanism;
  const { mean, spread, noiseVariance } = scoreMoments(mechanism);
  const scale = Math.sqrt(noiseVariance);
  const logMass = binomialLogMass(steps, q);
  const logOdds = Math.log(q) - Math.log1p(-q);

  function strideAt(k: number): number {
    const countVariance = ((k + 0.5) * (steps - k + 0.5)) / (steps + 1);
    return Math.max(1, Math.floor(0.5 / Math.sqrt(1 / countVariance + 1 / noiseVariance)));
  }

  /** The likeliest count at a score, by Newton in a bracket, in the log-odds of k. Half a count of error only moves the window. */
  function likeliestCount(x: number): number {
    if (q === 1) return steps;
    let lower = logOdds + (x - steps - 1) / noiseVariance;
    let upper = logOdds + (x + 1) / noiseVariance;
    let u = Math.min(upper, Math.max(lower, logOdds + (x - mean) / (noiseVariance + mean * (1 - q))));
    let k = mean;
    for (let i = 0; i < 60; i++) {
      const share = 1 / (1 + Math.exp(-u));
      k = (steps + 1) * share - 0.5;
      const excess = logOdds - u - (k - x) / noiseVariance;
      if (excess > 0) lower = u;
      else upper = u;
      const countVariance = (steps + 1) * share * (1 - share);
      const next = u + excess / (1 + countVariance / noiseVariance);
      // every third step bisects: on this sigmoid Newton alone can swing between the bracket's ends
      const step = i % 3 < 2 && next > lower && next < upper ? next - u : 0.5 * (lower + upper) - u;
      u += step;
      // the 1 keeps a saturated u, where k hardly moves, from passing as converged
      if (Math.abs(step) * (1 + countVariance) < 0.25) break;
    }
    return Math.min(steps, Math.max(0, Math.round(k)));
  }

  /** `visit` adds the term of k and says whether it still mattered. */
  function sumOutward(start: number, stride: number, visit: (k: number) => boolean): void {
    for (let k = start; k <= steps; k += stride) if (!visit(k)) break;
    for (let k = start - stride; k >= 0; k -= stride) if (!visit(k)) break;
  }

  /** ln P on the side where the tail is the bulk: the terms are the binomial's own, cut off far away by the noise. */
  function logBulk(x: number, sign: 1 | -1): number {
    let sum = 0;
    const start = Math.min(steps, Math.floor((steps + 1) * q));
    const stride = q === 1 ? 1 : strideAt(start);
    const reference = logMass(start);
    sumOutward(start, stride, (k) => {
      const term = Math.exp(logMass(k) - reference) * normalTail((sign * (x - k)) / scale);
      sum += term;
      return term > NEGLIGIBLE * sum;
    });
    return Math.log(sum * stride) + reference;
  }

  function at(x: number, tail: 'upper' | 'lower'): ScorePoint {
    const sign = tail === 'upper' ? 1 : -1;
    const inTail = sign * (x - mean) >= 0;
    const start = likeliestCount(x);
    const stride = q === 1 ? 1 : strideAt(start);
    const logTerm = (k: number) => logMass(k) - (0.5 * (x - k) * (x - k)) / noiseVariance;
    const reference = logTerm(start);
    let density = 0;
    let counts = 0;
    let mass = 0;
    sumOutward(start, stride, (k) => {
      const term = Math.exp(logTerm(k) - reference);
      density += term;
      counts += k * term;
      if (!inTail) return term > NEGLIGIBLE * density;
      const y = (sign * (x - k)) / scale;
      // phi(y) m(y), with phi(y) already in the term; left of -5 the tail is nearly 1 and m(y) would overflow
      const part =
        y > -5 ? term * millsRatio(y) : Math.exp(logMass(k) - reference + logNormalTail(y)) / INV_SQRT_2PI;
      mass += part;
      return term > NEGLIGIBLE * density || part > NEGLIGIBLE * mass;
    });
    const factor = reference + LN_INV_SQRT_2PI + Math.log(stride);
    return {
      logDensity: factor + Math.log(density),
      logTail: inTail ? factor + Math.log(mass) : logBulk(x, sign),
      posteriorCount: counts / density,
    };
  }

  /** P(score > 0) - P(score < 0), term by term: for the normal distribution function Phi, 2 Phi(k/s) - 1 = erf(k / (s sqrt 2)). */
  function totalVariation(): number {
    let sum = 0;
    const start = Math.min(steps, Math.floor((steps + 1) * q));
    const stride = q === 1 ? 1 : strideAt(start);
    sumOutward(start, stride, (k) => {
      const mass = Math.exp(logMass(k));
      const term = mass * erf((k / scale) * Math.SQRT1_2);
      sum += term;
      // k = 0 adds nothing but is no reason to stop
      return k === 0 || term > NEGLIGIBLE * sum;
    });
    return Math.min(1, sum * stride);
  }

  return { mean, spread, noiseVariance, at, totalVariation };
}
