// The queries of a reader's own audit, over a worker that the page hands down.
import { useEffect, useState } from 'react';
import type { ChapterWorkers } from '../../jobs';
import { type ReaderAuditQueries, readerAuditOver } from '../../jobs/readerAudit';
import { useChapterWorkers } from '../../state/chapterWorkers';

const known = new WeakMap<ChapterWorkers, ReaderAuditQueries>();

/** Made once for the tab, when its page is first drawn. */
export function useReaderAudit(): ReaderAuditQueries {
  const workers = useChapterWorkers();
  const queries = known.get(workers) ?? readerAuditOver(workers.readerAudit);
  known.set(workers, queries);
  return queries;
}

/** The share of a file that has been read. */
export function useShareRead(queries: ReaderAuditQueries): number {
  const [share, setShare] = useState(0);
  useEffect(() => queries.onRead(setShare), [queries]);
  return share;
}
