// A closed-form bound on the tilted mass of one step's far outcomes, which the grid leaves out. It serves where delta is
// so small (far below 1e-300) that even the probability of those outcomes would not be.
import { logNormalTail } from '../../base/numerics/normal';
import type { Pair } from '../pairs/pair';
import type { OneStep } from '../types';

/**
 * Upper bound on ln E_P[e^{tilt L}] over the outcomes beyond `edge` on the side of large losses. Derived here: for P,
 * beyond the edge A = 1 - q + q e^v is at most `factor` q e^v; E[e^{a x/s^2}; x > h] under N(0, s^2) is
 * e^{a^2/(2s^2)} P(Z > (h - a)/s); and Q's own mixture is at least each of its two terms, 1 - q and q e^v.
 */
export function logTailMoment(
  { meanUnderP, meanUnderQ, sign }: Pair,
  { samplingRate: q, noiseMultiplier: s }: OneStep,
  tilt: number,
  edge: number,
): number {
  const half = 0.5 / (s * s);
  const reach = sign * edge;
  /** ln E[e^{a x/s^2}; x > reach]. */
  const gaussian = (a: number) => a * a * half + logNormalTail((reach - a) / s);
  // powers of e^{x/s^2} that P's mixture brings, and Q's on top of them
  let pull = 0;
  let numerator = 0;
  if (meanUnderP !== null) {
    const factor = 1 + ((1 - q) / q) * Math.exp(-(reach - 0.5) * 2 * half);
    pull = 1 + tilt;
    numerator = (1 + tilt) * (Math.log(factor * q) - half);
  }
  if (meanUnderQ === null) return numerator + gaussian(pull);
  const both = meanUnderP === null ? tilt : 1 + 2 * tilt;
  const capped = numerator - tilt * Math.log1p(-q) + gaussian(pull);
  const grown = numerator - tilt * Math.log(q) + tilt * half + gaussian(both);
  return Math.min(q === 1 ? Number.POSITIVE_INFINITY : capped, grown);
}
