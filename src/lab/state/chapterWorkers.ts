// Gives chapters their workers by a React context, since no chapter may import a worker.
import { createContext, use } from 'react';
import type { ChapterWorkers } from '../../work';

export const ChapterWorkersContext = createContext<ChapterWorkers | null>(null);

function useChapterWorkers(): ChapterWorkers {
  const workers = use(ChapterWorkersContext);
  if (workers === null) throw new Error('useChapterWorkers stands outside ChapterWorkersContext');
  return workers;
}

/** A hook for queries over the workers. They are made once, when the first component that uses them is rendered. */
export function queriesOnce<Queries>(over: (workers: ChapterWorkers) => Queries): () => Queries {
  const known = new WeakMap<ChapterWorkers, Queries>();
  return function useQueriesOnce() {
    const workers = useChapterWorkers();
    const queries = known.get(workers) ?? over(workers);
    known.set(workers, queries);
    return queries;
  };
}
