// The requests for two worlds over the page's workers. They are set up once, when the figure is first drawn.

import { queriesOnce } from '../../../lab/state/chapterWorkers';
import { worldsOver } from './jobs';

export const useWorldsQueries = queriesOnce((workers) => worldsOver(workers.team));
