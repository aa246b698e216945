// Where the lower law's outermost atom should sit when losses pile up at an end: at the floor ln(1 - q) of a pair
// that is bounded below, at the ceiling -ln(1 - q) of one bounded above. No mass lies beyond that end to balance a rounding, so an atom off the grid would cost
// a bias of first order in the spacing, times T. Derived here.
import { bisectPredicate } from '../../base/numerics/rootFinding';
import type { LossEnd } from './gridStep';
import type { LossProfile } from './oneStep/profile';

/**
 * The loss at which to put the outermost grid point: the barycentre of all mass beyond its neighbour. Merging that mass
 * there leaves the tangent at the neighbour, so the lower profile starts on max(0, 1 - y) exactly at a grid point and
 * meets the true profile at the next. With y = e^loss at the neighbour, value = E[(y - Y)_+] and slope = Q(Y <= y), the
 * barycentre is y - value/slope, and it must be one spacing away. Null when hardly any mass is near that end. For a pair
 * that is bounded on one side.
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
  // the barycentre cannot lie beyond the end, so the neighbour is at least one spacing deep
  const reach = Math.abs(end) + spacing;
  if (tooNear(reach)) return null;
  return end + sign * (bisectPredicate(tooNear, spacing, reach, { relativeTolerance: 1e-6 })[1] - spacing);
}
