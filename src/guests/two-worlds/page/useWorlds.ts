// Two worlds over real workers, made once for the page when the figure is first drawn.

import { queriesOnce } from '../../../lab/state/chapterWorkers';
import { worldsOver } from './jobs';

export const useWorldsQueries = queriesOnce((workers) => worldsOver(workers.team));
