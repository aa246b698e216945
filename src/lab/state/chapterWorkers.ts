// How the chapters' workers are started, handed down from where the page starts: no chapter imports a worker.
import { createContext, use } from 'react';
import type { ChapterWorkers } from '../jobs';

export const ChapterWorkersContext = createContext<ChapterWorkers | null>(null);

export function useChapterWorkers(): ChapterWorkers {
  const workers = use(ChapterWorkersContext);
  if (workers === null) throw new Error('useChapterWorkers stands outside ChapterWorkersContext');
  return workers;
}

/** A hook for what is made of the workers once for the page, when something that needs it is first drawn. */
export function madeOnce<Made>(make: (workers: ChapterWorkers) => Made): () => Made {
  const known = new WeakMap<ChapterWorkers, Made>();
  return () => {
    const workers = useChapterWorkers();
    const made = known.get(workers) ?? make(workers);
    known.set(workers, made);
    return made;
  };
}
