// The chapters' queries over real workers; loaded with the chapters, not with the page, which hands in how a worker is started.
import { WorkerBridge } from '../../base/rpc/workerBridge';
import type { QueriesApi } from './messages/workerApi';
import { type ChapterQueries, createChapterQueries } from './store/chapterQueries';

/** Milliseconds that one certified composition may take: replacing the worker would only lose what it has loaded. */
const COMPOSITION_GRACE = 4000;

/** Two workers, neither started before its first job. */
export function queriesOver(create: () => Worker): ChapterQueries {
  return createChapterQueries({
    quick: new WorkerBridge<QueriesApi>({ name: 'lesson', create }),
    slow: new WorkerBridge<QueriesApi>({ name: 'lesson map', create, grace: COMPOSITION_GRACE }),
  });
}
