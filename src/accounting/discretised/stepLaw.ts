// One step's outcome and its loss as this folder, the certificate, computes them. The inversion of a Laplace transform, which it
// checks, has formulas of its own for the same (../inversion/loss.ts, ../closedForm/mixture.ts): a mistake in one of them must show
// as a disagreement. P and Q are the laws of the outcome on the two data sets.

import { normalDensity, normalTail } from '../../base/numerics/normal';
import type { Pair, SampledMean } from '../pairs';
import type { OneStep } from '../types';

/** ln(1 - q + q e^v), in three branches against overflow and cancellation. A deliberate copy of logMixture (../closedForm/mixture.ts). */
function logMixtureRatio(q: number, v: number): number {
  if (v > 30) return v + Math.log(q + (1 - q) * Math.exp(-v));
  // the sum 1 + q (e^v - 1) would cancel near q = 1, its logarithm near q = 0
  if (v < -0.5 && q > 0.5) return Math.log(1 - q + q * Math.exp(v));
  return Math.log1p(q * Math.expm1(v));
}

/** The privacy loss ln P/Q of one step at outcome x. */
export function stepLoss(
  { meanUnderP, meanUnderQ, sign, sensitivity }: Pair,
  { samplingRate: q, noiseMultiplier: s }: OneStep,
  x: number,
): number {
  const w = 1 / (s * s);
  if (q === 1) {
    const squares = (meanUnderP === null ? 0 : 1) - (meanUnderQ === null ? 0 : 1);
    return (sign * sensitivity * x - 0.5 * squares) * w;
  }
  const underP = meanUnderP === null ? 0 : logMixtureRatio(q, (meanUnderP * x - 0.5) * w);
  return meanUnderQ === null ? underP : underP - logMixtureRatio(q, (meanUnderQ * x - 0.5) * w);
}

/** The density at outcome x, times the noise's standard deviation. */
export function densityAt(
  mean: SampledMean | null,
  { samplingRate: q, noiseMultiplier: s }: OneStep,
  x: number,
): number {
  const unsampled = normalDensity(x / s);
  return mean === null ? unsampled : (1 - q) * unsampled + q * normalDensity((x - mean) / s);
}

/** The mass above `reach`, or, for the sign -1, below -`reach`. */
export function massBeyond(
  mean: SampledMean | null,
  { samplingRate: q, noiseMultiplier: s }: OneStep,
  sign: 1 | -1,
  reach: number,
): number {
  if (mean === null) return normalTail(reach / s);
  return (1 - q) * normalTail(reach / s) + q * normalTail((reach - sign * mean) / s);
}
