// The first step of the lecture, which the page's start links to.
import { t } from '@lingui/core/macro';
import type { Step } from './frame/step';

export const LECTURE_START: Step = {
  id: 'start',
  focus: 'lab',
  scenario: {},
  figure: 'lab',
  title: t`One setting, three numbers`,
  see: t`The add/remove line is ε as most libraries count it, and it limits what anyone learns about whether a record was there. The substitute line limits how well anyone tells two values of that record apart. The point is a lower bound from an attack that runs in this tab.`,
  hint: t`Drag σ, or the dotted line in the figure.`,
  shows: ['claim', 's'],
};
