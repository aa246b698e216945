// Newton's method on a summed contour (contour.ts), for the epsilon at which its delta meets a query. It is not for general
// functions, because it knows how a contour's sum behaves out of its range. theta is the tilt, the real part of the contour.

import { softplus } from '../closedForm/mixture';
import type { InversionQuery } from './query';

interface SummedContour {
  readonly theta: number;
  logDelta(epsilon: number): number;
  /** Derivative at the latest {@link logDelta}. */
  readonly slope: number;
}

/**
 * The epsilon of a query. It is negative where delta is already met at epsilon 0, and may be NaN. `chernoff` and
 * `logDelta` are the tilt search's upper bound on epsilon, and ln delta there.
 */
export function locateOnContour(
  contour: SummedContour,
  query: InversionQuery,
  estimate: number,
  chernoff: number,
  logDelta: number,
): number {
  if (query.wanted === 'delta') return query.epsilon;
  const plain = newton(contour, estimate, logDelta, false, chernoff + 1 / contour.theta);
  if (query.wanted === 'epsilon') return plain;
  return newton(contour, plain, query.logDelta, true, chernoff + 1e-3);
}

/** Root of contour.logDelta(e) [+ softplus(e)] = target below `high`, by safeguarded Newton. */
function newton(contour: SummedContour, start: number, target: number, group: boolean, high: number): number {
  const { theta } = contour;
  let low = -Infinity;
  let top = high;
  let e = start;
  for (let i = 0; i < 80; i++) {
    let excess = contour.logDelta(e) - target;
    let slope = contour.slope;
    if (group) {
      excess += softplus(e);
      slope += 1 / (1 + Math.exp(-e));
    }
    if (excess > 0) low = e;
    else top = Math.min(top, e); // NaN means a negative sum, which is too far right as well
    let step = slope < 0 ? -excess / slope : Number.NaN;
    if (!(Math.abs(step) < 4 / theta)) step = excess > 0 ? 4 / theta : -4 / theta;
    let next = e + step;
    if (!(next > low && next < top)) {
      const bracketed = low > -Infinity && top < Infinity;
      next = bracketed ? 0.5 * (low + top) : e + (excess > 0 ? 1 : -1) / theta;
    }
    step = next - e;
    e = next;
    if (Math.abs(step) * theta < 1e-5 && Math.abs(excess) < 1) return e;
    if (top - low < 1e-14 * (1 + Math.abs(e)) || e < -30 / theta) return e;
  }
  return e;
}
