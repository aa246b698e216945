// Curves that are asked for again and again while the page's own value moves along them: all but that value was computed for the
// move before. Keeps what was computed of the latest figure.
import { CurveContours } from './curveContours';
import { CurveNodes } from './curveNodes';
import { traceEpsilonCurves } from './epsilonCurves';
import type { CurveQuery, EpsilonCurves } from './types';

/** Values of the axis after which everything is forgotten: a drag of some minutes. */
const MOST = 2000;

/**
 * A {@link traceEpsilonCurves} for whoever drags, of which it computes only what it has not computed for the query before. The same
 * curves to nine digits, far within their bounds: those beyond tell from which neighbour a value's search or contour came.
 */
export function keepingCurves(): (query: CurveQuery) => Generator<number, EpsilonCurves, void> {
  const contours = new CurveContours();
  let kept: { key: string; nodes: CurveNodes } | null = null;
  return (query) => {
    const key = keyOf(query);
    if (kept?.key !== key || kept.nodes.size > MOST) kept = { key, nodes: new CurveNodes(query, contours) };
    return traceEpsilonCurves(query, kept.nodes);
  };
}

/** Of all that a result at one value of the axis depends on. */
function keyOf({ mechanism, delta, axis, lastResort = 'bracket' }: CurveQuery): string {
  const fixed = Object.entries({ ...mechanism, delta }).filter(([name]) => name !== axis);
  return [axis, lastResort, ...fixed.map(([, value]) => value)].join();
}
