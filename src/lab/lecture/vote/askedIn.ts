// What a step of the lecture asks the audience, from the checkpoint of its chapter.

import { useEffect, useState } from 'react';
import type { Scenario } from '../../../scenario';
import type { ResultsSnapshot } from '../../../work';
import { epsilonsOf } from '../../chapters/frame/predictions/lessonFacts';
import type { Step } from '../../chapters/frame/step';
import { CHECKPOINTS } from '../../lesson/course/checkpoints';
import type { LessonQuestion } from '../../lesson/course/checkpoints/question';
import type { AnswerShown } from '../speaker/channel';

export type VoteOf = NonNullable<Step['vote']>;

/**
 * The question of a step's vote, for the scenario and its results.
 * @throws Error for a question that the chapter's checkpoint does not have; a test makes sure that there is none
 */
export function askedIn(
  { chapter, question }: VoteOf,
  scenario: Scenario,
  snapshot: ResultsSnapshot,
): LessonQuestion {
  const ask = CHECKPOINTS[chapter][question];
  if (!ask) throw new Error(`The checkpoint of ${chapter} has no question ${question}.`);
  return ask({ scenario, known: epsilonsOf(snapshot, scenario) });
}

export const letterOf = (at: number): string => String.fromCharCode(65 + at);

/** The vote of a step. Its answer is hidden until somebody reveals it, and again when the step is left. */
export function useVote(step: Step, scenario: Scenario, snapshot: ResultsSnapshot) {
  const [revealed, setRevealed] = useState<string | null>(null);
  const { id, vote } = step;
  useEffect(() => () => setRevealed((of) => (of === id ? null : of)), [id]);
  const show = (shown: boolean) => setRevealed(shown ? id : null);
  const reveal = () => setRevealed(id);
  const asked = vote ? askedIn(vote, scenario, snapshot) : null;
  const answer: AnswerShown = asked?.kind !== 'choice' ? 'none' : revealed === id ? 'shown' : 'hidden';
  return { asked, answer, show, reveal };
}
