// The requests of the page for a reader's own audit, which a worker of its own answers. They are loaded with the page.
import { FILE_LIMIT, IDLE, LOADING_LIMIT } from '../../../base/liveness/limits';
import { asking } from '../../../work/client/asks';
import { Bridge } from '../../../work/client/bridge';
import { keyOfData, LatestRequest } from '../../../work/client/latestRequest';
import type { OwnAuditReply, OwnAuditRequest, OwnAuditTable } from '../worker/answers';

export type * from '../worker/answers';

/** Milliseconds that an aborted call has before its worker is replaced. Sorting the scores, or a scan over them, takes up to that long. */
const SORTING_GRACE = 4000;

// the bundler finds a worker only where `new Worker(new URL(...))` is written out
const create = () => new Worker(new URL('../worker/ownAudit.worker.ts', import.meta.url), { type: 'module' });

/** The requests to the page's one worker, which is not started before its first job. */
export const OWN_AUDIT = over(create);

function over(create: () => Worker) {
  const listeners = new Set<(share: number) => void>();
  const bridge = new Bridge({
    name: 'own audit',
    create,
    grace: SORTING_GRACE,
    idle: IDLE,
    limits: { loading: LOADING_LIMIT, working: FILE_LIMIT },
  });
  const onProgress = (share: number) => {
    for (const listener of listeners) listener(share);
  };
  return {
    audit: new LatestRequest<OwnAuditRequest, OwnAuditReply>({
      ask: (signal, request) => asking<OwnAuditTable>(bridge)('audit')(signal, request, onProgress),
      keyOf: keyOfData,
    }),
    /** Calls the listener with the share of a file that has been read, until the returned function is called. */
    onRead: (listener: (share: number) => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
