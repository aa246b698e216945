// The training runs of a family whose ε lies within a chart's axis, and the words if there are too few. Pure.
import { t } from '@lingui/core/macro';
import { decimalText } from '../../../base/language/numbers';
import { countText } from '../../notation/formatNumber';

/** The lower end of the axis. */
const LEAST_EPSILON = 1e-4;
/** The upper end of the axis. Above it nearly every secret is open, and the axis has no room. */
const MOST_EPSILON = 200;
/** Least number of training runs that make a line. */
const LEAST_MEMBERS = 2;

/** The members within the axis, in ascending order of ε. */
export const drawnMembers = <Member extends { epsilon: number }>(family: readonly Member[]): Member[] =>
  family
    .filter(({ epsilon }) => epsilon > LEAST_EPSILON && epsilon <= MOST_EPSILON)
    .sort((a, b) => a.epsilon - b.epsilon);

/** Words on why there is no line, and what would bring one; null if there is a line. */
export function undrawnText(family: readonly { epsilon: number }[]): string | null {
  if (drawnMembers(family).length >= LEAST_MEMBERS) return null;
  if (family.filter(({ epsilon }) => epsilon > MOST_EPSILON).length < family.length / 2) {
    const least = decimalText(LEAST_EPSILON, 4);
    return t`The chart has no line, because fewer than two of the computed training runs have an ε above ${least}. A smaller σ or a larger T brings the lines back.`;
  }
  const most = countText(MOST_EPSILON);
  return t`The chart has no line, because fewer than two of the computed training runs have an ε of ${most} or less. A larger σ or a smaller T brings the lines back.`;
}
