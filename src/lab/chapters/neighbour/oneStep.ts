// One step of DP-SGD along the direction in which a change of one record moves the sum, in units of the clipping norm C. Pure;
// derived here.
import { normalCdf, normalDensity } from '../../../base/numerics/normal';

export interface Vector {
  x: number;
  y: number;
}

export type Change = 'add' | 'remove' | 'zero-out' | 'substitute';

export const length = ({ x, y }: Vector): number => Math.hypot(x, y);

/** A vector shortened to length `norm` > 0 if it is longer. */
export function clipTo(vector: Vector, norm: number): Vector {
  const factor = Math.min(1, norm / Math.max(length(vector), Number.MIN_VALUE));
  return { x: factor * vector.x, y: factor * vector.y };
}

/** A vector shortened to length 1, which stands for C, if it is longer. */
export const clip = (vector: Vector): Vector => clipTo(vector, 1);

/** The clipped vectors that the record adds to the sum before and after the change. */
export function contributions(change: Change, gradient: Vector, other: Vector): [Vector, Vector] {
  const nothing = { x: 0, y: 0 };
  const own = clip(gradient);
  if (change === 'add') return [nothing, own];
  return [own, change === 'substitute' ? clip(other) : nothing];
}

export const distance = (a: Vector, b: Vector): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The greatest distance, in C, between the two contributions of such a change. */
export const largestDistance = (change: Change): 1 | 2 => (change === 'substitute' ? 2 : 1);

/**
 * Total variation distance, in [0,1], between the outputs of one noisy step before and after the change. With probability
 * 1 - q the record is not in the batch and the outputs are the same. Otherwise they are two Gaussians at distance `moved`.
 * q in (0,1], sigma > 0, moved >= 0, in units of C.
 */
export const stepVariation = (samplingRate: number, noiseMultiplier: number, moved: number): number =>
  samplingRate * (2 * normalCdf(moved / (2 * noiseMultiplier)) - 1);

/**
 * Density of the noisy sum along the direction of the change, at x. The record contributes `position` with probability q, and 0
 * otherwise.
 */
export function stepDensity(
  samplingRate: number,
  noiseMultiplier: number,
  position: number,
  x: number,
): number {
  const at = (mean: number) => normalDensity((x - mean) / noiseMultiplier) / noiseMultiplier;
  return (1 - samplingRate) * at(0) + samplingRate * at(position);
}

/**
 * Positions of both contributions along the direction from the one after the change to the one before. The origin is the sum of
 * the other records.
 */
export function alongChange([before, after]: [Vector, Vector]): [number, number] {
  const moved = distance(before, after);
  const unit =
    moved > 0 ? { x: (before.x - after.x) / moved, y: (before.y - after.y) / moved } : { x: 1, y: 0 };
  const project = ({ x, y }: Vector) => x * unit.x + y * unit.y;
  return [project(before), project(after)];
}
