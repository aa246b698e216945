// One step of DP-SGD along the direction of a change, in units of the clipping norm. Pure; derived here.
import { normalCdf, normalDensity } from '../../../base/numerics/normal';

export interface Vector {
  x: number;
  y: number;
}

export type Change = 'add' | 'remove' | 'zero-out' | 'substitute';

export const length = ({ x, y }: Vector): number => Math.hypot(x, y);

export function clipTo(vector: Vector, norm: number): Vector {
  const factor = Math.min(1, norm / Math.max(length(vector), Number.MIN_VALUE));
  return { x: factor * vector.x, y: factor * vector.y };
}

/** A vector clipped to length 1, that is C. */
export const clip = (vector: Vector): Vector => clipTo(vector, 1);

/** What the record adds to the sum before and after the change. */
export function contributions(change: Change, gradient: Vector, other: Vector): [Vector, Vector] {
  const nothing = { x: 0, y: 0 };
  const own = clip(gradient);
  if (change === 'add') return [nothing, own];
  return [own, change === 'substitute' ? clip(other) : nothing];
}

export const distance = (a: Vector, b: Vector): number => Math.hypot(a.x - b.x, a.y - b.y);

export const largestDistance = (change: Change): 1 | 2 => (change === 'substitute' ? 2 : 1);

/**
 * Total variation of one noisy step. Where the record's coin keeps it out of the batch both worlds are the same;
 * where it is in, two Gaussians stand at distance d. q in (0,1], sigma > 0, d >= 0.
 */
export const stepVariation = (samplingRate: number, noiseMultiplier: number, moved: number): number =>
  samplingRate * (2 * normalCdf(moved / (2 * noiseMultiplier)) - 1);

/** Density of the noisy sum along the direction of the change, at x; `position` is what the record contributes with probability q. */
export function stepDensity(
  samplingRate: number,
  noiseMultiplier: number,
  position: number,
  x: number,
): number {
  const at = (mean: number) => normalDensity((x - mean) / noiseMultiplier) / noiseMultiplier;
  return (1 - samplingRate) * at(0) + samplingRate * at(position);
}

/** Positions of both contributions along the line through them. The origin is the sum of the other records. */
export function alongChange([before, after]: [Vector, Vector]): [number, number] {
  const moved = distance(before, after);
  const unit =
    moved > 0 ? { x: (before.x - after.x) / moved, y: (before.y - after.y) / moved } : { x: 1, y: 0 };
  const project = ({ x, y }: Vector) => x * unit.x + y * unit.y;
  return [project(before), project(after)];
}
