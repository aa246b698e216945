// The live figure's curves: add/remove, substitute, what add/remove implies for a substitution (from its whole
// curves, ../adjacencies/implied.ts, and by Theorem 4.1, ../adjacencies/group.ts), and the limit of what the worst-case attack S1 can see
// of the last iterate (../hiddenState).
import { COMPUTED } from './computed';
import { CurveNodes } from './curveNodes';
import { traceCurves } from './curveTracer';
import type { CurveQuery, EpsilonCurves } from './types';

/** Yields how many values have been computed so far, so that a caller can stop. Throws InputError before the first. */
export const traceEpsilonCurves = (query: CurveQuery): Generator<number, EpsilonCurves, void> =>
  traceCurves(query, new CurveNodes(query, COMPUTED));

/** All curves at once; see {@link traceEpsilonCurves} for the version that can be stopped. */
export function epsilonCurves(query: CurveQuery): EpsilonCurves {
  const trace = traceEpsilonCurves(query);
  for (;;) {
    const { done, value } = trace.next();
    if (done) return value;
  }
}
