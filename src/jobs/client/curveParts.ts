// The figure's curves as two jobs of about the same length, for two workers at a time: what add/remove implies takes as long as the
// others together, and shares add/remove's contours. What each gives does not depend on whether the other is asked elsewhere.
import { CURVE_NAMES, type CurveName } from '../../accounting/curves/types';
import type { CurvesReply, CurvesRequest } from '../messages/pageMessages';

export const CURVE_PARTS = [
  ['addRemove', 'implied'],
  ['group', 'substitute', 'hiddenState'],
] as const satisfies readonly (readonly CurveName[])[];

/** The names that each of the two jobs computes; one may have none. */
export function partsOf({ names = CURVE_NAMES }: CurvesRequest): [CurveName[], CurveName[]] {
  const [first, second] = CURVE_PARTS.map((part) => part.filter((name) => names.includes(name)));
  return [first ?? [], second ?? []];
}

/** One reply of the parts', in the order of {@link partsOf}. */
export function joined([first, second]: readonly [CurvesReply, CurvesReply]): CurvesReply {
  const { values, addRemove, implied } = first;
  const { group, substitute, hiddenState } = second;
  const elapsed = Math.max(first.elapsed, second.elapsed);
  return { values, addRemove, implied, group, substitute, hiddenState, elapsed };
}
