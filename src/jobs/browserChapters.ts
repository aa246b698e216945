// The real workers behind the chapters; loaded with the chapters, not with the page.
import { WorkerBridge } from '../rpc/workerBridge';
import type { ChaptersApi } from './messages/chapterMessages';
import { type ChapterQueries, createChapterQueries } from './store/chapterQueries';

// the bundler finds a worker only where `new Worker(new URL(...))` is written out
const chaptersWorker = () =>
  new Worker(new URL('../../workers/chapters.worker.ts', import.meta.url), { type: 'module' });

/** Milliseconds that one certified composition may take: replacing the worker would only lose what it has loaded. */
const COMPOSITION_GRACE = 4000;

/** Two workers, neither started before its first job. */
export function createBrowserQueries(): ChapterQueries {
  return createChapterQueries({
    quick: new WorkerBridge<ChaptersApi>({ name: 'lesson', create: chaptersWorker }),
    slow: new WorkerBridge<ChaptersApi>({
      name: 'lesson map',
      create: chaptersWorker,
      grace: COMPOSITION_GRACE,
    }),
  });
}
