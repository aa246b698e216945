// The chapters that can be learnt, by the ids that links have for them, and their names. A test holds them to the page's own.
import { t } from '@lingui/core/macro';

export const CHAPTER_NAMES = {
  'which-neighbour': t`Which neighbour?`,
  promise: t`What an accountant promises`,
  'worst-case': t`The worst case`,
  training: t`Real training`,
  'one-run': t`One run`,
  meaning: t`What an ε means`,
  choose: t`Choose, and take away`,
} as const;

export type LessonChapter = keyof typeof CHAPTER_NAMES;
export const LESSON_CHAPTERS = Object.keys(CHAPTER_NAMES) as LessonChapter[];

/** In the checkpoint of each chapter. */
export const QUESTIONS = 3;
