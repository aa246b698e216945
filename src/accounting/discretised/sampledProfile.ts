// One step's privacy profile sampled at points of a regular grid of losses, and by how much to lower it there for
// its chords to lie under it. Values are "out of the money": the profile itself from the pivot on (calls), the
// profile minus (1 - e^loss) before it (puts). Both are small in their tails, so that differences keep relative
// accuracy there.
import { bisectPredicate } from '../../base/numerics/rootFinding';
import type { LossEnd, LossProfile } from './gridStep';

/** Relative rounding error granted to a profile value (erfcx, exp and a difference of Mills ratios). */
export const VALUE_ERROR = 4e-15;

/** A profile at the losses origin + points[i] * spacing. Where little depends on them, some points of the regular grid are left out. */
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

/** The point next to loss 0, but off an outermost atom (whose value is 0), however coarse the grid. */
export function pivotOf(end: LossEnd | null, origin: number, spacing: number): number {
  const zero = -origin / spacing;
  if (end === null) return Math.round(zero);
  return end.side === 'bottom' ? Math.floor(zero) + 1 : Math.ceil(zero) - 1;
}

/** Samples the profile on a grid. One of the points should be the pivot, if it is not beyond them. */
export function sampleProfile(
  end: LossEnd | null,
  profile: LossProfile,
  { origin, spacing, points }: { origin: number; spacing: number; points: Int32Array },
): SampledProfile {
  const n = points.length;
  const nearest = pivotOf(end, origin, spacing);
  let pivot = 1;
  // there is a point on either side, so that the pivot is never an end
  while (pivot < n - 2 && points[pivot] < nearest) pivot++;
  const values = new Float64Array(n);
  const lossAt = (i: number) => origin + points[i] * spacing;
  for (let i = 0; i < n; i++) {
    values[i] = i < pivot ? profile.putValue(lossAt(i)) : profile.callValue(lossAt(i));
  }
  const putAtPivot = profile.putValue(lossAt(pivot));
  return { origin, spacing, points, pivot, values, putAtPivot };
}

/** How much to lower a cell's ends for it to lie under its middle's tangent, which the profile lies over. */
export function tangentGaps(profile: LossProfile, sampled: SampledProfile) {
  const { origin, spacing, points, pivot, values, putAtPivot } = sampled;
  const cellCount = values.length - 1;
  const gaps = { left: new Float64Array(cellCount), right: new Float64Array(cellCount) };
  let cells = 0;
  let toMiddle = 0;
  let halfWidth = 0; // half width of a cell over e^loss at its middle
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

/**
 * The loss at which to put the outermost grid point; null when hardly any mass is near that end.
 *
 * Where losses pile up at an end, no mass lies beyond it to balance a rounding: an atom off the grid would cost a
 * bias of first order in the spacing, times T. Derived here: the point is the barycentre of all mass beyond the
 * adjacent point, so that the lower profile starts on max(0, 1 - y) exactly at a grid point and meets the true profile at
 * the next. With y = e^loss at the adjacent point, Y = P/Q at an outcome of the law Q, value = E[(y - Y)_+] and
 * slope = Q(Y <= y), it is y - value/slope, and must be one spacing away.
 */
export function outermostAtom(
  { side, loss: end }: LossEnd,
  profile: LossProfile,
  spacing: number,
): number | null {
  if (!Number.isFinite(end)) return null;
  const sign = side === 'bottom' ? 1 : -1;
  const pointAt = side === 'bottom' ? profile.put : profile.call;
  const wanted = sign * -Math.expm1(-sign * spacing);
  const tooNear = (depth: number) => {
    const { value, weightedSlope } = pointAt(end + sign * depth);
    return !(weightedSlope > 1e-12) || value < wanted * weightedSlope;
  };
  // the barycentre cannot lie beyond the end, so that the adjacent point lies one spacing or more from the end
  const reach = Math.abs(end) + spacing;
  if (tooNear(reach)) return null;
  return end + sign * (bisectPredicate(tooNear, spacing, reach, { relativeTolerance: 1e-6 })[1] - spacing);
}
