// Two worlds over real workers, made once for the page when the figure is first drawn.
import { worldsOver } from '../../../../work/worlds';
import { queriesOnce } from '../../../state/chapterWorkers';

export const useWorldsQueries = queriesOnce((workers) => worldsOver(workers.team));
