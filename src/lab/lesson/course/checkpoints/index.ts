// The checkpoints: three questions for each chapter.
import { CHOOSE } from './chapters/choose';
import { MEANING } from './chapters/meaning';
import { NEIGHBOUR } from './chapters/neighbour';
import { ONE_RUN_QUESTIONS } from './chapters/oneRun';
import { PROMISE } from './chapters/promise';
import { TRAINING_QUESTIONS } from './chapters/training';
import { WORST_CASE } from './chapters/worstCase';
import type { Checkpoint } from './question';

export const CHECKPOINTS = {
  'which-neighbour': NEIGHBOUR,
  promise: PROMISE,
  'worst-case': WORST_CASE,
  training: TRAINING_QUESTIONS,
  'one-run': ONE_RUN_QUESTIONS,
  meaning: MEANING,
  choose: CHOOSE,
} as const satisfies Record<string, Checkpoint>;

/** The id of a chapter in links. The ids stand in the order of the page. */
export type LessonChapter = keyof typeof CHECKPOINTS;
