// The questions that the reader has answered, kept in this browser alone, or only until the page is left if storage is denied.
import { useSyncExternalStore } from 'react';
import { Listeners } from '../../work';
import type { LessonChapter } from './course/checkpoints';
import {
  formatProgress,
  type LessonProgress,
  NOTHING_ANSWERED,
  parseProgress,
  withAnswered,
} from './course/progress';

const KEY = 'adjacency-lab-lesson';

let progress: LessonProgress | null = null;
let kept = true;
const listeners = new Listeners();

function inStorage<Value>(use: (storage: Storage) => Value, closed: Value): Value {
  try {
    return use(localStorage);
  } catch {
    kept = false;
    return closed;
  }
}

function current(): LessonProgress {
  progress ??= parseProgress(inStorage((storage) => storage.getItem(KEY), null));
  return progress;
}

function setProgress(next: LessonProgress): void {
  progress = next;
  inStorage<void>(
    (storage) => (next.size === 0 ? storage.removeItem(KEY) : storage.setItem(KEY, formatProgress(next))),
    undefined,
  );
  listeners.tell();
}

export const useProgress = (): LessonProgress =>
  useSyncExternalStore(listeners.subscribe, current, () => NOTHING_ANSWERED);

export const keepAnswered = (chapter: LessonChapter, question: string): void =>
  setProgress(withAnswered(current(), chapter, question));

export const eraseProgress = (): void => setProgress(NOTHING_ANSWERED);

/** Whether the progress is kept: false once this browser has refused to store it. */
export const isKept = (): boolean => kept;
