// Chapter 5's queries over real workers; loaded with its figure, not with the page, which hands in how a worker is started.
import { arrives } from '../liveness/arrival';
import { WorkerBridge } from '../rpc/workerBridge';
import type { OneRunApi } from './messages/oneRunMessages';
import { createOneRunQueries, type OneRunQueries } from './store/oneRunQueries';

export type { OneRunQueries };

/** Milliseconds that one step of the largest design may take. */
const STEP_GRACE = 4000;

/** Two workers, neither started before its first job. */
export function oneRunOver(create: () => Worker): OneRunQueries {
  const bridge = (name: string) => new WorkerBridge<OneRunApi>({ name, create, grace: STEP_GRACE });
  return createOneRunQueries(
    { watched: bridge('one-run'), beside: bridge('one-run experiments') },
    new URL('data/', document.baseURI).href,
  );
}

/** The text of a recorded picture of the gallery; null where there is none. */
export const fetchRecorded = (id: string): Promise<string | null> =>
  arrives({ what: 'The recording' }, async (signal) => {
    const response = await fetch(new URL(`gallery/${id}.json`, document.baseURI), { signal });
    return response.ok ? response.text() : null;
  });
