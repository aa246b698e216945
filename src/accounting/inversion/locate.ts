// Newton's method on a summed line: the epsilon at which its delta meets a query. Not for general functions: it knows how
// a line behaves out of its range.

import type { VerticalLine } from './contour';
import { softplus } from './loss';
import type { LineQuery } from './tiltSearch';

/**
 * Epsilon at which the line meets the query; negative where delta is already met at 0. `chernoff` and `logDelta`: the
 * search's upper bound on epsilon, and ln delta there. May be NaN.
 */
export function locateOnLine(
  line: VerticalLine,
  query: LineQuery,
  estimate: number,
  chernoff: number,
  logDelta: number,
): number {
  if (query.wanted === 'delta') return query.epsilon;
  const plain = newton(line, estimate, logDelta, false, chernoff + 1 / line.theta);
  if (query.wanted === 'epsilon') return plain;
  return newton(line, plain, query.logDelta, true, chernoff + 1e-3);
}

/** Root of line.logDelta(e) [+ softplus(e)] = target below `high`, by safeguarded Newton. */
function newton(line: VerticalLine, start: number, target: number, group: boolean, high: number): number {
  const { theta } = line;
  let low = -Infinity;
  let top = high;
  let e = start;
  for (let i = 0; i < 80; i++) {
    let excess = line.logDelta(e) - target;
    let slope = line.slope;
    if (group) {
      excess += softplus(e);
      slope += 1 / (1 + Math.exp(-e));
    }
    if (excess > 0) low = e;
    else top = Math.min(top, e); // NaN, a negative sum, is too far right as well
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
