// The chapters in their order: one line each. What the masthead links to, what the frames are headed with, what a lecture
// walks through and what can stand in someone else's page follows from this list.
import { t } from '@lingui/core/macro';
import { choose } from './choose';
import type { Room } from './frame/room';
import type { Step } from './frame/step';
import { meaning } from './meaning';
import { neighbour } from './neighbour';
import { oneRun } from './oneRun';
import { promise } from './promise';
import { training } from './training';
import { worstCase } from './worstCase';

export const ROOMS = [
  neighbour,
  promise,
  worstCase,
  training,
  oneRun,
  meaning,
  choose,
] as const satisfies readonly Room[];

/** The ids of the chapters' elements. */
export type ChapterId = (typeof ROOMS)[number]['id'];

/** A chapter's place and name; none for a place on the page that is no chapter. */
export function chapterAt(id: string): { number: number; name: string } | null {
  const at = ROOMS.findIndex((room) => room.id === id);
  return at < 0 ? null : { number: at + 1, name: ROOMS[at].name };
}

const START: Step = {
  id: 'start',
  focus: 'lab',
  scenario: {},
  figure: 'lab',
  title: t`One setting, three numbers`,
  see: t`The add/remove line is the ε that most libraries report; it limits what anyone learns about whether a record was there. The substitute line limits how well anyone tells two values of that record apart. The point is a lower bound from an attack that runs in this tab.`,
  hint: t`Drag σ, or the dotted line in the figure.`,
  shows: ['claim', 's'],
};

/** The steps of the page in the order in which a lecture walks them: the start, then each chapter's own. */
export const LECTURE: readonly Step[] = [START, ...ROOMS.flatMap(({ steps }) => Object.values<Step>(steps))];

/** A step of the lecture; undefined for a name that none has. */
export const lectureStep = (id: string | null): Step | undefined => LECTURE.find((step) => step.id === id);
