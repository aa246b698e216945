// The closed forms of one step, for every pair of ../pairs. The table at the end does not compile if a pair lacks them. In the
// comments q is the sampling rate, and s the noise multiplier.
import {
  LN_INV_SQRT_2PI,
  millsRatio,
  normalCdf,
  normalTail,
  normalUpperQuantile,
} from '../../base/numerics/normal';
import { findRoot, fromAbove } from '../../base/numerics/rootFinding';
import type { PairName } from '../pairs';
import type { ErrorRates, OneStep } from '../types';
import { gdpEpsilon, logGdpDelta, logGdpSlope } from './gaussianDp';
import { logMixture, mixtureShare } from './mixture';

interface OneStepForm {
  /** ln delta(epsilon) for epsilon >= 0; -Infinity where delta is exactly 0. */
  logDelta(step: OneStep, epsilon: number): number;
  /** The epsilon > 0 at which delta(epsilon) = delta, for a delta below the total variation distance. */
  epsilon(step: OneStep, delta: number): number;
  /** f(alpha) by Neyman and Pearson: the best test is a threshold on the outcome. alpha in (0, 1). */
  errors(step: OneStep, alpha: number): ErrorRates;
}

/** Mass above the threshold of the mixture (1 - q) N(0, s^2) + q N(mean, s^2). `t` is in units of s, and `mean` in clipping norms. */
function massAbove({ samplingRate: q, noiseMultiplier: s }: OneStep, t: number, mean: number): number {
  return (1 - q) * normalTail(t) + q * normalTail(t - mean / s);
}

/** Mass below the threshold of the same mixture. */
function massBelow({ samplingRate: q, noiseMultiplier: s }: OneStep, t: number, mean: number): number {
  return (1 - q) * normalCdf(t) + q * normalCdf(t - mean / s);
}

// One step of 'remove': a mixture of "no effect" and a Gaussian pair, so that delta is q times the Gaussian delta
// at a moved epsilon (amplification by subsampling: Balle, Barthe, Gaboardi 2018, Theorem 8).
const remove: OneStepForm = {
  logDelta({ samplingRate: q, noiseMultiplier }, epsilon) {
    const mu = 1 / noiseMultiplier;
    const moved = epsilon > 30 ? epsilon - Math.log(q) : Math.log1p(Math.expm1(epsilon) / q);
    return Math.log(q) + logGdpDelta(mu, moved);
  },
  epsilon({ samplingRate: q, noiseMultiplier }, delta) {
    return logMixture(q, gdpEpsilon(1 / noiseMultiplier, delta / q));
  },
  errors(step, alpha) {
    const z = normalUpperQuantile(alpha);
    return { beta: massBelow(step, z, 1), power: massAbove(step, z, 1) };
  },
};

// One step of 'add': a weight times the Gaussian delta at a moved epsilon, like remove's, with the mixture on the
// other side. Derived here.
const add: OneStepForm = {
  logDelta({ samplingRate: q, noiseMultiplier }, epsilon) {
    const mu = 1 / noiseMultiplier;
    const weight = epsilon > 700 ? -1 : q - (1 - q) * Math.expm1(epsilon);
    return weight > 0 ? Math.log(weight) + logGdpDelta(mu, epsilon + Math.log(q / weight)) : -Infinity;
  },
  epsilon({ samplingRate: q, noiseMultiplier }, delta) {
    const mu = 1 / noiseMultiplier;
    const target = Math.log(delta);
    const v = fromAbove(
      (v) => Math.log(mixtureShare(q, -v)) + logGdpDelta(mu, v) - target,
      (v) => mixtureShare(q, -v) - 1 + logGdpSlope(mu, v),
      gdpEpsilon(mu, delta / q),
      4 * Number.EPSILON * Math.max(1, -target),
    );
    return -logMixture(q, -v);
  },
  errors(step, alpha) {
    const z = normalUpperQuantile(alpha);
    const shift = 1 / step.noiseMultiplier;
    const t = findRoot((x) => massBelow(step, x, 1) - alpha, -z - 1e-9, -z + shift + 1e-9);
    return { beta: normalTail(t), power: normalCdf(t) };
  },
};

/**
 * Threshold x at which one substitution step's loss is epsilon >= 0 (asinh form: no cancellation). The certificate, which
 * checks this, has its own (discretised/oneStep.ts). Derived here.
 */
function thresholdOf(samplingRate: number, noiseMultiplier: number, epsilon: number): number {
  const variance = noiseMultiplier * noiseMultiplier;
  const logOdds = 0.5 / variance + Math.log((1 - samplingRate) / samplingRate);
  const half = 0.5 * epsilon;
  const lead = half > 300 ? half + logOdds : Math.asinh(Math.exp(logOdds) * Math.sinh(half));
  return variance * (half + lead);
}

/**
 * ln delta of one substitution step at threshold x: delta = phi(x/s) A+ [p+ (m(x-1) - m(x)) +
 * p- (m(x) - m(x+1))], a sum of positive terms. Here phi is the normal density, m(y) the Mills ratio at y/s, A+ the mixture
 * 1 - q + q e^v (mixture.ts) at v = (x - 1/2) / s^2, and p+ and p- its `mixtureShare` at v = (x - 1/2) / s^2 and at
 * v = (-x - 1/2) / s^2. Derived here.
 */
function logDeltaAt(samplingRate: number, noiseMultiplier: number, x: number): number {
  const inverseVariance = 1 / (noiseMultiplier * noiseMultiplier);
  const right = (x - 0.5) * inverseVariance;
  const left = (-x - 0.5) * inverseVariance;
  const z = x / noiseMultiplier;
  const own = millsRatio(z);
  const gain =
    mixtureShare(samplingRate, right) * (millsRatio(z - 1 / noiseMultiplier) - own) +
    mixtureShare(samplingRate, left) * (own - millsRatio(z + 1 / noiseMultiplier));
  return LN_INV_SQRT_2PI - 0.5 * z * z + logMixture(samplingRate, right) + Math.log(gain);
}

const substitute: OneStepForm = {
  logDelta({ samplingRate: q, noiseMultiplier }, epsilon) {
    return logDeltaAt(q, noiseMultiplier, thresholdOf(q, noiseMultiplier, epsilon));
  },
  epsilon({ samplingRate: q, noiseMultiplier }, delta) {
    const target = Math.log(delta);
    const upper = 1 + noiseMultiplier * (9 + Math.sqrt(-2 * target));
    const x = findRoot((x) => logDeltaAt(q, noiseMultiplier, x) - target, 0, upper);
    const inverseVariance = 1 / (noiseMultiplier * noiseMultiplier);
    return logMixture(q, (x - 0.5) * inverseVariance) - logMixture(q, (-x - 0.5) * inverseVariance);
  },
  errors(step, alpha) {
    const z = normalUpperQuantile(alpha);
    const shift = 1 / step.noiseMultiplier;
    const t = findRoot((x) => massAbove(step, x, -1) - alpha, z - shift - 1e-9, z + 1e-9);
    return { beta: massBelow(step, t, 1), power: massAbove(step, t, 1) };
  },
};

export const ONE_STEP: { readonly [Name in PairName]: OneStepForm } = { add, remove, substitute };
