// A reader's own audit over a real worker; loaded with its page, which hands in how a worker is started.
import { FILE_LIMIT, IDLE, LOADING_LIMIT } from '../base/liveness/limits';
import { asking, Bridge } from './client/asks';
import { keyOfData, LatestRequest } from './client/latestRequest';
import type { ReaderAuditReply, ReaderAuditRequest, ReaderAuditTable } from './worker/readerAudit';

export type * from './worker/readerAudit';

/** Milliseconds that sorting what was read, or a scan over it, may take. */
const SORTING_GRACE = 4000;

/** One worker, not started before its first job. */
export function readerAuditOver(create: () => Worker) {
  const listeners = new Set<(share: number) => void>();
  const bridge = new Bridge({
    name: 'own audit',
    create,
    grace: SORTING_GRACE,
    idle: IDLE,
    limits: { loading: LOADING_LIMIT, working: FILE_LIMIT },
  });
  const tell = (share: number) => {
    for (const listener of listeners) listener(share);
  };
  return {
    audit: new LatestRequest<ReaderAuditRequest, ReaderAuditReply>({
      ask: (signal, request) => asking<ReaderAuditTable>(bridge)('audit')(signal, request, tell),
      keyOf: keyOfData,
    }),
    /** Hears the share of a file that has been read, until the returned function is called. */
    onRead: (listener: (share: number) => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
