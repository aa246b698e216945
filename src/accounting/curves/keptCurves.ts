// Curves that are asked for again and again while the page's own value moves along them. All but that value was computed
// for the move before, so this keeps what was computed of the latest figure.
import { CurveContours } from './curveContours';
import { type CurveEpsilons, CurveNodes } from './curveNodes';
import { traceCurves } from './curveTracer';
import type { CurveQuery, EpsilonCurves } from './types';

/** One set for all of a thread, since one figure is computed at a time. */
const contours = new CurveContours();

/** Values of the axis after which everything is forgotten, as many as a drag of some minutes visits. */
const MOST = 2000;

/**
 * A `traceEpsilonCurves` for dragging, which computes only what it has not computed for the query before. The curves
 * agree to nine digits, far within their bounds. Digits beyond depend on the neighbour from which a value's search or
 * contour came.
 */
export function keepingCurves(
  epsilons: CurveEpsilons,
): (query: CurveQuery) => Generator<number, EpsilonCurves, void> {
  let kept: { key: string; nodes: CurveNodes } | null = null;
  return (query) => {
    const key = keyOf(query);
    if (kept?.key !== key || kept.nodes.size > MOST) {
      kept = { key, nodes: new CurveNodes(query, epsilons, contours) };
    }
    return traceCurves(query, kept.nodes);
  };
}

/** Everything on which a result at one value of the axis depends. */
function keyOf({ mechanism, delta, axis, lastResort = 'bracket' }: CurveQuery): string {
  const fixed = Object.entries({ ...mechanism, delta }).filter(([name]) => name !== axis);
  return [axis, lastResort, ...fixed.map(([, value]) => value)].join();
}
