// The steps of the page in the order in which a lecture walks them: the start, then each chapter's own. Data.
import type { Step } from './frame/step';
import { ROOMS } from './rooms';

const START: Step = {
  id: 'start',
  focus: 'lab',
  scenario: {},
  figure: 'lab',
  title: 'One setting, three numbers',
  see: 'The add/remove line is the ε that most libraries report. If the secret is an attribute or a label, the substitute line is the guarantee. The point is a lower bound from an attack that runs in this tab.',
  hint: 'Drag σ, or the dotted line in the figure.',
  shows: ['claim', 's'],
};

export const LECTURE: readonly Step[] = [START, ...ROOMS.flatMap(({ steps }) => Object.values<Step>(steps))];
