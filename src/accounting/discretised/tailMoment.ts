// A closed-form bound on the tilted mass of one step's far outcomes, which the grid leaves out. It serves where delta is
// so small (far below 1e-300) that even the probability of those outcomes would not be.
import { logNormalTail } from '../../numerics/normal';
import type { Direction } from '../types';
import type { Step } from './oneStepProfile';

/**
 * Upper bound on ln E_P[e^{tilt L}; x beyond `edge`] (above it for remove and substitute, below it for add). Derived
 * here: beyond the edge A = 1 - q + q e^v is at most `factor` q e^v; E[e^{a x/s^2}; x > h] under N(0, s^2) is
 * e^{a^2/(2s^2)} P(Z > (h - a)/s); and the other ratio is at least each of its two terms.
 */
export function logTailMoment(
  direction: Direction,
  { samplingRate: q, noiseMultiplier: s }: Step,
  tilt: number,
  edge: number,
): number {
  const half = 0.5 / (s * s);
  /** ln E[e^{a x/s^2}; |x| > reach on one side]. */
  const gaussian = (a: number, reach: number) => a * a * half + logNormalTail((reach - a) / s);
  if (direction === 'add') {
    const capped = -tilt * Math.log1p(-q) + logNormalTail(-edge / s);
    const grown = -tilt * Math.log(q) + tilt * half + gaussian(tilt, -edge);
    return Math.min(q === 1 ? Number.POSITIVE_INFINITY : capped, grown);
  }
  const factor = 1 + ((1 - q) / q) * Math.exp(-(edge - 0.5) * 2 * half);
  const numerator = (1 + tilt) * (Math.log(factor * q) - half);
  if (direction === 'remove') return numerator + gaussian(1 + tilt, edge);
  const capped = numerator - tilt * Math.log1p(-q) + gaussian(1 + tilt, edge);
  const grown = numerator - tilt * Math.log(q) + tilt * half + gaussian(1 + 2 * tilt, edge);
  return Math.min(q === 1 ? Number.POSITIVE_INFINITY : capped, grown);
}
