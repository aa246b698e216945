// The real workers behind the chapters; loaded with the chapters, not with the page.
import { WorkerBridge } from './client/workerBridge';
import type { LessonApi } from './messages/chapterMessages';
import { createLessons, type Lessons } from './store/chapterQueries';

// the bundler finds a worker only where `new Worker(new URL(...))` is written out
const lessonsWorker = () =>
  new Worker(new URL('../../workers/chapters.worker.ts', import.meta.url), { type: 'module' });

/** Milliseconds that one certified composition may take: replacing the worker would only lose what it has loaded. */
const COMPOSITION_GRACE = 4000;

/** Two workers, neither started before its first job. */
export function createBrowserLessons(): Lessons {
  return createLessons({
    quick: new WorkerBridge<LessonApi>({ name: 'lesson', create: lessonsWorker }),
    slow: new WorkerBridge<LessonApi>({
      name: 'lesson map',
      create: lessonsWorker,
      grace: COMPOSITION_GRACE,
    }),
  });
}
