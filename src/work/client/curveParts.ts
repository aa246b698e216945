// The figure's curves, of epsilon or of mu, as two jobs of about the same length, for two workers at a time: what
// add/remove implies takes as long as the others together, and shares add/remove's contours.
import { CURVE_NAMES, CURVES, type CurveName, forEachCurve } from '../../accounting/curves/registry';

/** The names that each of the two jobs computes; one may have none. */
export function partNames(names: readonly CurveName[] = CURVE_NAMES): [CurveName[], CurveName[]] {
  const of = (half: 0 | 1) => names.filter((name) => CURVES[name].half === half);
  return [of(0), of(1)];
}

type Reply = Record<CurveName, unknown> & { values: Float64Array; elapsed: number };

export const joined = <Of extends Reply>(parts: readonly [Of, Of]): Of => ({
  ...parts[0],
  ...forEachCurve((name) => parts[CURVES[name].half][name]),
  elapsed: Math.max(parts[0].elapsed, parts[1].elapsed),
});
