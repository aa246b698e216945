// The chapters that can be learnt, by the ids that links have for them, and their names. A test holds them to the page's own.

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

export const CHAPTER_NAMES: Readonly<Record<LessonChapter, string>> = {
  'which-neighbour': 'Which neighbour?',
  promise: 'What an accountant promises',
  'worst-case': 'The worst case',
  training: 'Real training',
  'one-run': 'One run',
  meaning: 'What an ε means',
  choose: 'Choose, and take away',
};

/** In the checkpoint of each chapter. */
export const QUESTIONS = 3;
