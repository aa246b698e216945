// Keeps what was computed of the latest figure, for curves asked for again and again while the page's value moves
// along them.
import { CurveContours } from './curveContours';
import { type CurveEpsilons, CurveNodes } from './curveNodes';
import { traceCurves } from './curveTracer';
import type { CurveQuery, EpsilonCurves } from './types';

const contours = new CurveContours();

/** The most kept values of the axis. A query that finds more starts anew. */
const MOST = 2000;

/**
 * Traces curves, and computes only what earlier queries of the same figure have not. The curves agree to nine digits with
 * curves that are computed alone, far within their bounds. Further digits depend on the value of the axis for which a search was started
 * or a contour (curveContours.ts) was made.
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

function keyOf({ mechanism, delta, axis, lastResort = 'bracket' }: CurveQuery): string {
  const fixed = Object.entries({ ...mechanism, delta }).filter(([name]) => name !== axis);
  return [axis, lastResort, ...fixed.map(([, value]) => value)].join();
}
