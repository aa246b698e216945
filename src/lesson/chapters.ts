// The chapters that can be learnt, by the ids that links have for them. A test holds them to the page's own.

export const LESSON_CHAPTERS = [
  'which-neighbour',
  'promise',
  'worst-case',
  'training',
  'one-run',
  'meaning',
  'choose',
] as const;

export type LessonChapter = (typeof LESSON_CHAPTERS)[number];

/** In the checkpoint of each chapter. */
export const QUESTIONS = 3;
