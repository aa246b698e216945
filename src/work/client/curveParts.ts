// Splits the figure's curves, of epsilon or of mu, into two jobs of about the same length for two workers. The curve
// that add/remove implies takes as long as all others together, and it shares contours of integration with add/remove.
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
