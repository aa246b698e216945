// The figure's curves as two jobs of about the same length, for two workers at a time: what add/remove implies
// takes as long as the others together, and shares add/remove's contours.
import { CURVE_NAMES, CURVES, type CurveName, forEachCurve } from '../../accounting/curves/registry';
import type { CurvesReply, CurvesRequest } from '../queries/fastCurves';

/** The names that each of the two jobs computes; one may have none. */
export function partNames({ names = CURVE_NAMES }: CurvesRequest): [CurveName[], CurveName[]] {
  const of = (half: 0 | 1) => names.filter((name) => CURVES[name].half === half);
  return [of(0), of(1)];
}

export const joined = (parts: readonly [CurvesReply, CurvesReply]): CurvesReply => ({
  values: parts[0].values,
  ...forEachCurve((name) => parts[CURVES[name].half][name]),
  elapsed: Math.max(parts[0].elapsed, parts[1].elapsed),
});
