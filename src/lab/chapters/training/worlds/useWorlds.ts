// Two worlds over real workers, made once for the page when the figure is first drawn.
import type { ChapterWorkers } from '../../../jobs';
import { type WorldsQueries, worldsOver } from '../../../jobs/worlds';
import { useChapterWorkers } from '../../../state/chapterWorkers';

const known = new WeakMap<ChapterWorkers, WorldsQueries>();

export function useWorldsQueries(): WorldsQueries {
  const workers = useChapterWorkers();
  const queries = known.get(workers) ?? worldsOver(workers.team);
  known.set(workers, queries);
  return queries;
}
