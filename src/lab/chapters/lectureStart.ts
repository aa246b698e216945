// The first step of the lecture, which the page's start links to.
import { t } from '@lingui/core/macro';
import type { Step } from './frame/step';

/** The game with which the page opens too. It uses the arrow keys, so that only the page keys lead on. */
export const LECTURE_START: Step = {
  id: 'game',
  focus: 'lab',
  scenario: {},
  figure: 'your-guesses',
  title: t`What does one number say?`,
  see: t`Each round draws a diagnosis for Ana, and one noisy number from a training run with it. The room guesses the diagnosis. The bars show its share of right guesses, the best attacker’s, and what each ε would allow.`,
  hint: t`Let the room call out, and press the arrow keys. Page Down leads to the next slide.`,
};
