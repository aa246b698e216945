// The figure's curves as two jobs of about the same length, for two workers at a time: what add/remove implies takes as long as the
// others together, and shares add/remove's contours. What each gives does not depend on whether the other is asked elsewhere.
import type { CurveName } from '../../accounting/curves/types';
import type { CurvesReply } from '../messages/pageMessages';

export const CURVE_PARTS = [
  ['addRemove', 'implied'],
  ['group', 'substitute', 'hiddenState'],
] as const satisfies readonly (readonly CurveName[])[];

/** One reply of the parts', in the order of {@link CURVE_PARTS}. */
export function joined([first, second]: readonly [CurvesReply, CurvesReply]): CurvesReply {
  const { values, addRemove, implied } = first;
  const { group, substitute, hiddenState } = second;
  const elapsed = Math.max(first.elapsed, second.elapsed);
  return { values, addRemove, implied, group, substitute, hiddenState, elapsed };
}
