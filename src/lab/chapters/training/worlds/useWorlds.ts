// Two worlds over real workers, made once for the page when the figure is first drawn.
import { worldsOver } from '../../../jobs/worlds';
import { madeOnce } from '../../../state/chapterWorkers';

export const useWorldsQueries = madeOnce((workers) => worldsOver(workers.worlds));
