// A chapter query's newest reply as React state: asks whenever the request changes, shows whatever there is.
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { keyOfData, type LatestRequest, type RequestState } from '../../jobs';
import { queriesOver } from '../../jobs/chapters';
import { madeOnce } from '../../state/chapterWorkers';

export const useQueries = madeOnce((workers) => queriesOver(workers.chapters));

/** With request null nothing is asked, and what there is stays. */
export function useRequest<Request extends object, Reply>(
  store: LatestRequest<Request, Reply>,
  request: Request | null,
): RequestState<Request, Reply> {
  const key = useMemo(() => (request === null ? null : keyOfData(request)), [request]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the request's contents
  useEffect(() => {
    if (request !== null) store.want(request);
  }, [store, key]);
  return useSyncExternalStore(store.subscribe, store.getState);
}
