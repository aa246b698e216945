// The queries of chapter 5, over workers that the page hands down.
import { oneRunOver } from '../../jobs/oneRun';
import { madeOnce } from '../../state/chapterWorkers';

export const useOneRun = madeOnce((workers) => oneRunOver(workers.oneRun));
