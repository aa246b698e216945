// The store of the crowd's audit, which a worker of the page computes. It is made once, when the figure is first drawn.
import { queriesOnce } from '../../../lab/state/chapterWorkers';
import { tabled } from '../../../work/client/asks';
import type { Team } from '../../../work/team';

export const crowdOver = ({ slow }: Pick<Team, 'slow'>) => tabled(slow, 'crowd').latest('audit');

export const useCrowd = queriesOnce((workers) => crowdOver(workers.team));
