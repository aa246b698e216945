// The chapters with their figures and steps, in the order of the page. Guests, the features that can be removed (src/guests), add theirs.
import { choose } from './choose';
import type { Step } from './frame/step';
import { THREE_NUMBERS } from './lectureNumbers';
import { LECTURE_START } from './lectureStart';
import { meaning } from './meaning';
import { neighbour } from './neighbour';
import { oneRun } from './oneRun';
import { promise } from './promise';
import { training } from './training';
import { withGuests } from './withGuests';
import { worstCase } from './worstCase';

export const CHAPTERS = withGuests([neighbour, promise, worstCase, training, oneRun, meaning, choose]);

export const LECTURE: readonly Step[] = [
  LECTURE_START,
  THREE_NUMBERS,
  ...CHAPTERS.flatMap(({ steps }) => Object.values<Step>(steps)),
];

export const lectureStep = (id: string | null): Step | undefined => LECTURE.find((step) => step.id === id);
