// One step's privacy profile sampled at points of a regular grid of losses, and by how much to lower it there for its chords to lie under it.
// Values are "out of the money": the profile itself from the pivot on (calls), the profile minus (1 - e^loss) before it
// (puts). Both are small in their tails, so that differences keep relative accuracy there.

import type { LossEnd } from './gridStep';
import type { LossProfile } from './oneStep/profile';

/** Relative rounding error granted to a profile value (erfcx, exp and a difference of Mills ratios). */
export const VALUE_ERROR = 4e-15;

/** Points are the losses origin + points[i] * spacing: of a regular grid all or, where little depends on them, some. */
export interface SampledProfile {
  origin: number;
  spacing: number;
  points: Int32Array;
  /** Array index from which `values` are calls; a grid point next to loss 0. */
  pivot: number;
  values: Float64Array;
  /** The put at the pivot, where `values` holds the call. */
  putAtPivot: number;
}

/** The grid point next to loss 0, but off an outermost atom (whose out-of-the-money value is 0) even where the grid is coarser than that. */
export function pivotOf(end: LossEnd | null, origin: number, spacing: number): number {
  const zero = -origin / spacing;
  if (end === null) return Math.round(zero);
  return end.side === 'bottom' ? Math.floor(zero) + 1 : Math.ceil(zero) - 1;
}

/** Samples a profile at grid points, one of which should be the pivot, if it is not beyond them. */
export function sampleProfile(
  end: LossEnd | null,
  profile: LossProfile,
  { origin, spacing, points }: { origin: number; spacing: number; points: Int32Array },
): SampledProfile {
  const n = points.length;
  const nearest = pivotOf(end, origin, spacing);
  let pivot = 1;
  // a neighbour on either side, so that the pivot is never an end
  while (pivot < n - 2 && points[pivot] < nearest) pivot++;
  const values = new Float64Array(n);
  const lossAt = (i: number) => origin + points[i] * spacing;
  for (let i = 0; i < n; i++) {
    values[i] = i < pivot ? profile.putValue(lossAt(i)) : profile.callValue(lossAt(i));
  }
  const putAtPivot = profile.putValue(lossAt(pivot));
  return { origin, spacing, points, pivot, values, putAtPivot };
}

/** By how much to lower the left and the right end of every cell of a sampled profile, so that it lies under the profile. */
export interface CellGaps {
  left: Float64Array;
  right: Float64Array;
}

/** Down to the tangent at the cell's middle in e^loss, which lies under the profile, as every tangent of a convex function does. */
export function tangentGaps(profile: LossProfile, sampled: SampledProfile): CellGaps {
  const { origin, spacing, points, pivot, values, putAtPivot } = sampled;
  const cellCount = values.length - 1;
  const gaps = { left: new Float64Array(cellCount), right: new Float64Array(cellCount) };
  let cells = 0;
  let toMiddle = 0;
  let halfWidth = 0; // over e^loss at the middle
  for (let i = 0; i < cellCount; i++) {
    if (points[i + 1] - points[i] !== cells) {
      cells = points[i + 1] - points[i];
      toMiddle = Math.log1p(0.5 * Math.expm1(cells * spacing));
      halfWidth = Math.tanh(0.5 * cells * spacing);
    }
    const middle = origin + points[i] * spacing + toMiddle;
    const { value, weightedSlope } = i < pivot ? profile.put(middle) : profile.call(middle);
    // both ends are puts or both are calls
    const left = values[i];
    const right = i + 1 === pivot ? putAtPivot : values[i + 1];
    const rise = (i < pivot ? weightedSlope : -weightedSlope) * halfWidth;
    const rounding = VALUE_ERROR * (left + right);
    gaps.left[i] = Math.max(0, left - (value - rise)) + rounding;
    gaps.right[i] = Math.max(0, right - (value + rise)) + rounding;
  }
  return gaps;
}
