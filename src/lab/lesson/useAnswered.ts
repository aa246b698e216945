// How many of a chapter's questions are answered, for its head. What reads and keeps that is loaded once there is something
// kept, or the checkpoint is open: most readers have neither. Where it does not come there is no mark.
import { useEffect, useState } from 'react';
import type { LessonChapter } from '../../addons/lesson/checkpoints';
import { loadChunk } from '../ui/chunks';
import { LESSON_KEY } from './lessonKey';

function isSomethingKept(): boolean {
  try {
    return localStorage.getItem(LESSON_KEY) !== null;
  } catch {
    return false;
  }
}

export function useAnswered(chapter: LessonChapter, opened: boolean): number {
  const [answered, setAnswered] = useState(0);
  useEffect(() => {
    if (!opened && !isSomethingKept()) return;
    let end: (() => void) | null = () => {};
    loadChunk(() => import('./keptProgress')).then(
      ({ followAnswered }) => {
        if (end !== null) end = followAnswered(chapter, setAnswered);
      },
      () => {},
    );
    return () => {
      end?.();
      end = null;
    };
  }, [chapter, opened]);
  return answered;
}
