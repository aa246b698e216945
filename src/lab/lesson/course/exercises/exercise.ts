// A question with a stored answer, the link that opens its scenario, and a worked explanation. What computes the
// answer anew is apart (recompute.ts), so that a sheet of exercises carries no accountant.
import { t } from '@lingui/core/macro';
import type { Rounding } from '../../../../base/numerics/safeSide';
import { changeScenario, DEFAULT_SCENARIO, formatLink, type Scenario } from '../../../../scenario';
import type { LessonChapter } from '../checkpoints';
import { checkNumber, type Tolerance, type Verdict } from '../verdict';

/** 'look': read one number. 'work': move something, or compute in a line. 'think': needs an idea of its own. */
export const EXERCISE_LEVELS = { look: t`a first look`, work: t`work`, think: t`think` } as const;

export interface Exercise {
  /** For good: links and progress may say it. */
  id: string;
  chapter: LessonChapter;
  level: keyof typeof EXERCISE_LEVELS;
  /** Letters and ε_AR, ε_S are set as symbols. */
  question: string;
  /** Over the defaults. */
  scenario: Partial<Scenario>;
  answer: /** The unit is what it counts: 'σ', '%', or a word in the page's language. A value in % is stored as a share. A bound is told, and answered, to its safe side. */
    | { kind: 'number'; value: number; unit: string; tolerance: Tolerance; rounding: Rounding }
    | { kind: 'choice'; choices: Readonly<Record<string, string>>; right: string };
  explanation: string;
}

/** '?v=2&q=1#promise', '?#promise' at the start: relative to the page, and nothing of how the sheet is shown is kept. */
export function exerciseLink({ scenario, chapter }: Pick<Exercise, 'scenario' | 'chapter'>): string {
  return `?${formatLink(changeScenario(DEFAULT_SCENARIO, scenario))}#${chapter}`;
}

/** Holds what somebody has written, a number or the name of a choice, against the stored answer. Never throws. */
export function checkAnswer({ answer }: Pick<Exercise, 'answer'>, text: string): Verdict {
  if (answer.kind === 'number') return checkNumber({ ...answer, right: answer.value }, text);
  return text === answer.right ? { verdict: 'right' } : { verdict: 'wrong', given: null, side: null };
}
