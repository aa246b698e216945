// One step of 'substitute', by the threshold on the outcome that its loss sets. Derived here.
import { LN_INV_SQRT_2PI, millsRatio, normalUpperQuantile } from '../../../base/numerics/normal';
import { findRoot } from '../../../base/numerics/rootFinding';
import { logMixture, mixtureShare } from '../mixture';
import type { OneStepForm } from './form';
import { massAbove, massBelow } from './mass';

/**
 * Threshold x at which one substitution step's loss is epsilon >= 0 (asinh form: no cancellation). The
 * certificate has a threshold of its own (discretised/oneStep/substitute.ts), to check this one by.
 */
function thresholdOf(samplingRate: number, noiseMultiplier: number, epsilon: number): number {
  const variance = noiseMultiplier * noiseMultiplier;
  const logOdds = 0.5 / variance + Math.log((1 - samplingRate) / samplingRate);
  const half = 0.5 * epsilon;
  const lead = half > 300 ? half + logOdds : Math.asinh(Math.exp(logOdds) * Math.sinh(half));
  return variance * (half + lead);
}

/**
 * ln delta of one substitution step at threshold x: with Mills ratios m, delta = phi(x/s) A+ [p+ (m(x-1) - m(x)) +
 * p- (m(x) - m(x+1))], a sum of positive terms. Derived here.
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

export const substitute: OneStepForm = {
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
