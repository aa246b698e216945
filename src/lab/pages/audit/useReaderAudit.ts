// The queries of a reader's own audit, over a worker that the page hands down.
import { useEffect, useState } from 'react';
import { type ReaderAuditQueries, readerAuditOver } from '../../jobs/readerAudit';
import { madeOnce } from '../../state/chapterWorkers';

export const useReaderAudit = madeOnce((workers) => readerAuditOver(workers.readerAudit));

/** The share of a file that has been read. */
export function useShareRead(queries: ReaderAuditQueries): number {
  const [share, setShare] = useState(0);
  useEffect(() => queries.onRead(setShare), [queries]);
  return share;
}
