// Chapter 5's queries over real workers; loaded with its figure, not with the page, which hands in how a worker is started.
import { IDLE } from '../../base/liveness/limits';
import type { Roster } from '../../base/rpc/roster';
import { WorkerBridge } from '../../base/rpc/workerBridge';
import type { OneRunApi } from './messages/oneRunMessages';
import { createOneRunQueries, type OneRunQueries } from './store/oneRunQueries';

export type { OneRunQueries };

/** Milliseconds that half a step of the largest design, 10,000 canaries by 1,000 labels, may take. */
const STEP_GRACE = 8000;

/** Two workers, neither started before its first job. */
export function oneRunOver(create: () => Worker, roster: Roster): OneRunQueries {
  const bridge = (name: string) =>
    new WorkerBridge<OneRunApi>({ name, create, grace: STEP_GRACE, idle: IDLE, roster });
  return createOneRunQueries(
    { watched: bridge('one-run'), beside: bridge('one-run experiments') },
    new URL('data/', document.baseURI).href,
  );
}
