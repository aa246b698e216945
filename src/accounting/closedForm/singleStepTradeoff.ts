// The trade-off curve of one step in closed form: the best test is a threshold on the outcome. Not for T > 1.
import { normalCdf, normalTail, normalUpperQuantile } from '../../numerics/normal';
import { findRoot } from '../../numerics/rootFinding';
import type { Step } from '../discretised/oneStepProfile';
import type { Direction } from '../types';

export interface ErrorRates {
  /** Type-II error. */
  beta: number;
  /** 1 - beta, without cancellation. */
  power: number;
}

/** f(alpha) of one step's pair (Neyman-Pearson). alpha in [0, 1], unchecked. */
export function singleStepErrors(
  direction: Direction,
  { samplingRate: q, noiseMultiplier: s }: Step,
  alpha: number,
): ErrorRates {
  if (alpha === 0 || alpha === 1) return { beta: 1 - alpha, power: alpha };
  /** Mass above, or below, the threshold t (in units of s) of the mixture (1 - q) N(0) + q N(shift). */
  const above = (t: number, shift: number) => (1 - q) * normalTail(t) + q * normalTail(t - shift / s);
  const below = (t: number, shift: number) => (1 - q) * normalCdf(t) + q * normalCdf(t - shift / s);
  const z = normalUpperQuantile(alpha);
  if (direction === 'remove') return { beta: below(z, 1), power: above(z, 1) };
  if (direction === 'add') {
    const t = findRoot((x) => below(x, 1) - alpha, -z - 1e-9, -z + 1 / s + 1e-9);
    return { beta: normalTail(t), power: normalCdf(t) };
  }
  const t = findRoot((x) => above(x, -1) - alpha, z - 1 / s - 1e-9, z + 1e-9);
  return { beta: below(t, 1), power: above(t, 1) };
}
