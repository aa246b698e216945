// Two worlds over real workers; loaded with their figure, not with the page, which hands in how a worker is started.
import { WorkerBridge } from '../../base/rpc/workerBridge';
import type { QueriesApi } from './messages/workerApi';
import { createWorldsQueries, type WorldsQueries } from './store/worldsQueries';

export type * from './messages/worldsMessages';
export type { WorldsQueries };

/** Three workers, none started before its first job. */
export function worldsOver(create: () => Worker): WorldsQueries {
  const bridge = (name: string) => new WorkerBridge<QueriesApi>({ name, create });
  return createWorldsQueries({
    original: bridge('world with Ana'),
    substituted: bridge('neighbouring world'),
    model: bridge('single model'),
  });
}
