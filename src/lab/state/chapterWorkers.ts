// How the chapters' workers are started, handed down from where the page starts: no chapter imports a worker.
import { createContext, use } from 'react';
import type { ChapterWorkers } from '../jobs';

export const ChapterWorkersContext = createContext<ChapterWorkers | null>(null);

export function useChapterWorkers(): ChapterWorkers {
  const workers = use(ChapterWorkersContext);
  if (workers === null) throw new Error('useChapterWorkers stands outside ChapterWorkersContext');
  return workers;
}
