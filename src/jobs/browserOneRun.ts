// The real workers behind chapter 5; loaded with its figure, not with the page.
import { WorkerBridge } from '../rpc/workerBridge';
import type { OneRunApi } from './messages/oneRunMessages';
import { createOneRunQueries, type OneRunQueries } from './store/oneRunQueries';

// the bundler finds a worker only where `new Worker(new URL(...))` is written out
const oneRunWorker = () =>
  new Worker(new URL('../../workers/oneRun.worker.ts', import.meta.url), { type: 'module' });

/** Milliseconds that one step of the largest design may take. */
const STEP_GRACE = 4000;

/** Two workers, neither started before its first job. */
export function createBrowserOneRun(): OneRunQueries {
  const bridge = (name: string) =>
    new WorkerBridge<OneRunApi>({ name, create: oneRunWorker, grace: STEP_GRACE });
  return createOneRunQueries(
    { watched: bridge('one-run'), beside: bridge('one-run experiments') },
    new URL('data/', document.baseURI).href,
  );
}
