// What somebody has answered rightly, by chapter and question, to and from the text that a browser keeps.
import type { LessonChapter } from './checkpoints';

export const CHAPTER_QUESTIONS = 3;

/** 'promise/twice': answered rightly at least once. */
export type LessonProgress = ReadonlySet<string>;

const VERSION = 1;
/** No text that this page has written is longer. */
const LONGEST_TEXT = 20_000;
const KEY = /^[a-z0-9-]{1,40}\/[a-z0-9-]{1,40}$/;

const keyOf = (chapter: LessonChapter, question: string): string => `${chapter}/${question}`;

export const NOTHING_ANSWERED: LessonProgress = new Set();

export const isAnswered = (progress: LessonProgress, chapter: LessonChapter, question: string): boolean =>
  progress.has(keyOf(chapter, question));

export const withAnswered = (
  progress: LessonProgress,
  chapter: LessonChapter,
  question: string,
): LessonProgress => new Set([...progress, keyOf(chapter, question)]);

/** How many of a chapter's questions. A kept name that no question has any more counts up to their number. */
export const answeredIn = (progress: LessonProgress, chapter: LessonChapter): number =>
  Math.min(CHAPTER_QUESTIONS, [...progress].filter((key) => key.startsWith(`${chapter}/`)).length);

export const formatProgress = (progress: LessonProgress): string =>
  JSON.stringify({ version: VERSION, right: [...progress].sort() });

/** What {@link formatProgress} wrote; nothing answered for any other text, and for a version that is not known. Never throws. */
export function parseProgress(text: string | null): LessonProgress {
  if (text === null || text.length > LONGEST_TEXT) return NOTHING_ANSWERED;
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read !== 'object' || read === null) return NOTHING_ANSWERED;
    const { version, right } = read as { version?: unknown; right?: unknown };
    if (version !== VERSION || !Array.isArray(right)) return NOTHING_ANSWERED;
    return new Set(right.filter((key): key is string => typeof key === 'string' && KEY.test(key)));
  } catch {
    return NOTHING_ANSWERED;
  }
}
