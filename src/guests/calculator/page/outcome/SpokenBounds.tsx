// What screen readers speak once the form's run has an answer: one sentence, which stays the same while μ is still being computed.
import { t } from '@lingui/core/macro';
import type { Verified } from '../../../../accounting/types';
import { epsilonText } from '../../../../lab/notation/formatNumber';
import type { FormAnswer } from '../../engine/form/asked';
import type { FormAdjacency } from '../../engine/form/bounds';
import type { FormReply } from '../../worker/queries';
import { ADJACENCY_WORDS } from '../words';
import { written } from './Found';

function boundText({ value, lower, upper }: Pick<Verified, 'value' | 'lower' | 'upper'>): string {
  if (value !== null) {
    const most = epsilonText(value, 'up');
    return t`at most ${most}`;
  }
  const [from, to] = [epsilonText(lower, 'down'), epsilonText(upper, 'up')];
  return t`between ${from} and ${to}`;
}

/** The number that was searched for, if any, and the ε of each adjacency; of several ways to draw batches the largest ε, which holds for each. */
export function SpokenBounds({ asked: { aim, ways }, reply }: { asked: FormAnswer; reply: FormReply }) {
  const { solution } = reply;
  if (reply.ways.length < ways.length || (aim && solution === null)) return null;
  const points = reply.ways.flatMap((way) => way.points);
  const largest = points.toSorted((a, b) => b.epsilon.upper - a.epsilon.upper).slice(0, 1);
  const list = (ways.length > 1 ? largest : points)
    .map(({ adjacency, epsilon }) => `${ADJACENCY_WORDS[adjacency as FormAdjacency]} ${boundText(epsilon)}`)
    .join(', ');
  return (
    <>
      {aim && solution && <>{written(aim.sought, solution.value, aim.scale)}. </>}
      {t`Bounds on ε: ${list}.`}
    </>
  );
}
