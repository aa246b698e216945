// The predictions that readers may make, by chapter. Those of chapters 5 and 6 are about runs and curves of the chapter's own, so
// `surestGuesses`, `smallerBound` and `movedDelta` take these as arguments. All other answers follow from what is on the page.
import type { LessonChapter } from '../checkpoints';
import { CHOOSE_PREDICTIONS } from './chapters/choose';
import { NEIGHBOUR_PREDICTIONS } from './chapters/neighbour';
import { PROMISE_PREDICTIONS } from './chapters/promise';
import { TRAINING_PREDICTIONS } from './chapters/training';
import { WORST_CASE_PREDICTIONS } from './chapters/worstCase';
import type { LessonPrediction } from './prediction';

export const PREDICTIONS = {
  'which-neighbour': NEIGHBOUR_PREDICTIONS,
  promise: PROMISE_PREDICTIONS,
  'worst-case': WORST_CASE_PREDICTIONS,
  training: TRAINING_PREDICTIONS,
  choose: CHOOSE_PREDICTIONS,
} satisfies Partial<Record<LessonChapter, readonly LessonPrediction[]>>;

export type PredictedChapter = keyof typeof PREDICTIONS;
