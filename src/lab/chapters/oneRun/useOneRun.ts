// The queries of chapter 5, over workers that the page hands down.
import { oneRunOver } from '../../../work/oneRun';
import { queriesOnce } from '../../state/chapterWorkers';

export const useOneRun = queriesOnce(({ oneRun, team }) => oneRunOver(oneRun, team.roster));
