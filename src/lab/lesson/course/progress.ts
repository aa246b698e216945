// The questions that somebody has answered rightly, and the text in which a browser keeps them.
import type { LessonChapter } from './checkpoints';

export const CHAPTER_QUESTIONS = 3;

/** Keys such as 'promise/twice': a chapter, and a question of it that was answered rightly at least once. */
export type LessonProgress = ReadonlySet<string>;

const VERSION = 1;
/** The greatest length of a kept text, in characters. This page writes none that is longer. */
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

/** The number of a chapter's questions that are answered. Keys of questions that no longer exist count too, so the number is capped. */
export const answeredIn = (progress: LessonProgress, chapter: LessonChapter): number =>
  Math.min(CHAPTER_QUESTIONS, [...progress].filter((key) => key.startsWith(`${chapter}/`)).length);

export const formatProgress = (progress: LessonProgress): string =>
  JSON.stringify({ version: VERSION, right: [...progress].sort() });

/** Reads what {@link formatProgress} wrote. Any other text, or an unknown version, counts as nothing answered. Never throws. */
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
