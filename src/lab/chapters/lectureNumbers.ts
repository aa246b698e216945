// The lecture's step on the page's three numbers, which no chapter has.
import { t } from '@lingui/core/macro';
import type { Step } from './frame/step';

export const THREE_NUMBERS: Step = {
  id: 'start',
  focus: 'lab',
  scenario: {},
  figure: 'lab',
  title: t`One setting, three numbers`,
  see: t`The add/remove line is ε as most libraries count it, and it limits what anyone learns about whether a record was there. The substitute line limits how well anyone tells two values of that record apart. The point is a lower bound from an attack that runs in this tab.`,
  hint: t`Drag σ, or the dotted line in the figure.`,
  shows: ['claim', 's'],
};
