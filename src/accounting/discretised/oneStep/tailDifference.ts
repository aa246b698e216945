// The kernel of every one-step profile: a difference of normal tails without cancellation, and the threshold of a mixture.
// Shares nothing with the closed forms, which check it and are checked by it.
import { logNormalTail, millsRatio, normalDensity, normalTail } from '../../../numerics/normal';
import type { OneStep } from '../../types';

/** Nodes and weights of three-point Gauss-Legendre on [0, 1]. */
const GAUSS_NODES = [0.5 - Math.sqrt(0.15), 0.5, 0.5 + Math.sqrt(0.15)] as const;
const GAUSS_WEIGHTS = [5 / 18, 8 / 18, 5 / 18] as const;

/**
 * P(Z > a) - e^{aw + w^2/2} P(Z > a + w): the call value at slope w, without cancellation. All pairs are
 * sums of this kernel (derived here): at the loss threshold e^loss equals the likelihood ratio, which turns the
 * second term's factor into a ratio of normal densities and leaves a difference of Mills ratios.
 */
export function tailDifference(a: number, w: number): number {
  if (a > 38) return 0;
  if (a < -5) return normalTail(a) - Math.exp(w * (a + 0.5 * w) + logNormalTail(a + w));
  if (w > 0.05) return normalDensity(a) * (millsRatio(a) - millsRatio(a + w));
  // m(a) - m(a + w) is the integral of -m'(t) = 1 - t m(t), smooth on this short interval
  let sum = 0;
  for (let i = 0; i < 3; i++) {
    const t = a + w * GAUSS_NODES[i];
    sum += GAUSS_WEIGHTS[i] * (1 - t * millsRatio(t));
  }
  return normalDensity(a) * w * sum;
}

/** ln(e^u - 1) for u > 0. */
function logExpm1(u: number): number {
  return u > 30 ? u + Math.log1p(-Math.exp(-u)) : Math.log(Math.expm1(u));
}

/** The smallest loss of 'remove', ln(1 - q); its negative is the largest of 'add'. -Infinity at q = 1. */
export function lossFloor(samplingRate: number): number {
  return samplingRate === 1 ? Number.NEGATIVE_INFINITY : Math.log1p(-samplingRate);
}

/**
 * x at which ln(1 - q + q e^{(x - 1/2)/s^2}) = loss: the decision threshold of 'remove' at `loss`, of 'add' at -loss.
 * Written in the distance to the floor, so that it stays accurate right next to it. -Infinity at and below the floor.
 */
export function mixtureThreshold({ samplingRate: q, noiseMultiplier: s }: OneStep, loss: number): number {
  if (q === 1) return 0.5 + s * s * loss;
  const distance = loss - lossFloor(q);
  if (!(distance > 0)) return Number.NEGATIVE_INFINITY;
  return 0.5 + s * s * (logExpm1(distance) + Math.log((1 - q) / q));
}
