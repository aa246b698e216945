// How the chapters' workers are started: no chapter imports a worker.
import { createContext, use } from 'react';
import type { ChapterWorkers } from '../../work';

export const ChapterWorkersContext = createContext<ChapterWorkers | null>(null);

function useChapterWorkers(): ChapterWorkers {
  const workers = use(ChapterWorkersContext);
  if (workers === null) throw new Error('useChapterWorkers stands outside ChapterWorkersContext');
  return workers;
}

/** Queries that are made once, when the first part that asks them is drawn. */
export function queriesOnce<Queries>(over: (workers: ChapterWorkers) => Queries): () => Queries {
  const known = new WeakMap<ChapterWorkers, Queries>();
  return function useQueriesOnce() {
    const workers = useChapterWorkers();
    const queries = known.get(workers) ?? over(workers);
    known.set(workers, queries);
    return queries;
  };
}
