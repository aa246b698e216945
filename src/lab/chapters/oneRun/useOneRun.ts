// The queries of chapter 5, over workers that the page hands down.
import type { ChapterWorkers } from '../../jobs';
import { type OneRunQueries, oneRunOver } from '../../jobs/oneRun';
import { useChapterWorkers } from '../../state/chapterWorkers';

const known = new WeakMap<ChapterWorkers, OneRunQueries>();

/** Made once for the page, when its figure is first drawn. */
export function useOneRun(): OneRunQueries {
  const workers = useChapterWorkers();
  const queries = known.get(workers) ?? oneRunOver(workers.oneRun);
  known.set(workers, queries);
  return queries;
}
