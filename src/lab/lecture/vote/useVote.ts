// The vote of the step that an audience sees, and whether its answer is shown: not before somebody reveals it, and hidden again when
// the step is left.
import { useCallback, useEffect, useState } from 'react';
import type { Step } from '../../chapters/frame/step';
import type { ResultsSnapshot } from '../../jobs';
import type { Scenario } from '../../scenario';
import type { AnswerShown } from '../speaker/channel';
import { askedIn } from './askedIn';

/** `asked` is null where the step asks nothing. */
export function useVote(step: Step, scenario: Scenario, snapshot: ResultsSnapshot) {
  const [revealed, setRevealed] = useState<string | null>(null);
  const { id, vote } = step;
  useEffect(() => () => setRevealed((of) => (of === id ? null : of)), [id]);
  const show = useCallback((shown: boolean) => setRevealed(shown ? id : null), [id]);
  const reveal = useCallback(() => setRevealed(id), [id]);
  const asked = vote ? askedIn(vote, scenario, snapshot) : null;
  const answer: AnswerShown = asked?.kind !== 'choice' ? 'none' : revealed === id ? 'shown' : 'hidden';
  return { asked, answer, show, reveal };
}
