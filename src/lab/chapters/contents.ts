// What the stage shows of the chapters, once their code is there: it comes with the text of the first one that is opened.
import { useSyncExternalStore } from 'react';
import type { ChapterContents } from './frame/chapter';

/** 'failed': the text says so, and asks again. */
export type Contents = 'coming' | 'failed' | ChapterContents;

let known: Contents = 'coming';
const listeners = new Set<() => void>();

function tell(contents: Contents): void {
  known = contents;
  for (const listener of listeners) listener();
}

/** Loads the chapters' code, of whose contents the stage then knows. Rejects as the import does. */
export async function loadOpenChapter() {
  try {
    const { CONTENTS, OpenChapter } = await import('./OpenChapter');
    tell(CONTENTS);
    return OpenChapter;
  } catch (error) {
    tell('failed');
    throw error;
  }
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
const read = () => known;

export const useContents = (): Contents => useSyncExternalStore(subscribe, read, read);
