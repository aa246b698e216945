// An exercise: a question with a stored answer, the link that opens its scenario, and a worked explanation. The code that recomputes
// the answer stands in recompute.ts, so that the sheet of exercises loads no accountant.
import { t } from '@lingui/core/macro';
import type { Rounding } from '../../../../base/numerics/safeSide';
import { changeScenario, DEFAULT_SCENARIO, formatLink, type Scenario } from '../../../../scenario';
import type { LessonChapter } from '../checkpoints';
import { checkNumber, type Tolerance, type Verdict } from '../verdict';

/** Levels of difficulty. 'look': read one number. 'work': move a control, or compute in a line. 'think': find an idea of one's own. */
export const EXERCISE_LEVELS = { look: t`a first look`, work: t`work`, think: t`think` } as const;

export interface Exercise {
  /** Never changes, because links and kept progress may refer to it. */
  id: string;
  chapter: LessonChapter;
  level: keyof typeof EXERCISE_LEVELS;
  /** The question as text, in which letters such as q, and ε_AR and ε_S, are set as symbols when shown. */
  question: string;
  /** Changes relative to the default scenario. */
  scenario: Partial<Scenario>;
  answer: /** `unit` says what a number counts: 'σ', '%', or a word in the page's language. A value in % is stored as a share. `rounding` is the safe side of a bound. */
    | { kind: 'number'; value: number; unit: string; tolerance: Tolerance; rounding: Rounding }
    | { kind: 'choice'; choices: Readonly<Record<string, string>>; right: string };
  explanation: string;
}

/**
 * A link relative to the page, such as '?v=2&q=1#promise', or '?#promise' for the default scenario. No other parameter of the
 * sheet's address is kept.
 */
export function exerciseLink({ scenario, chapter }: Pick<Exercise, 'scenario' | 'chapter'>): string {
  return `?${formatLink(changeScenario(DEFAULT_SCENARIO, scenario))}#${chapter}`;
}

/** Compares what somebody wrote, a number or the name of a choice, with the stored answer. Never throws. */
export function checkAnswer({ answer }: Pick<Exercise, 'answer'>, text: string): Verdict {
  if (answer.kind === 'number') return checkNumber({ ...answer, right: answer.value }, text);
  return text === answer.right ? { verdict: 'right' } : { verdict: 'wrong', given: null, side: null };
}
