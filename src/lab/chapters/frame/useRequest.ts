// A chapter query's newest reply as React state: asks whenever the request changes, shows whatever there is.
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { keyOfData, type LatestRequest, type RequestState } from '../../../work';
import { storesOf } from '../../../work/client/stores';
import { queriesOnce } from '../../state/chapterWorkers';

export const useQueries = queriesOnce(({ team }) => storesOf(team, 'chapters'));

/**
 * The work of a request, for WorkLine; asked for without its button where `asked` is given. Stale: what there is
 * belongs to another request than `wanted`.
 */
export function useWork<Request extends object, Reply>(
  store: LatestRequest<Request, Reply>,
  wanted: Request | null,
  asked: Request | null = null,
) {
  const state = useRequest(store, asked);
  const { status, request } = state;
  const stale = request !== null && (wanted === null || keyOfData(request) !== keyOfData(wanted));
  const running = status === 'running';
  const finished = status === 'done' && !stale;
  const work = { running, finished, onStart: () => wanted && store.want(wanted), onStop: () => store.stop() };
  return { ...state, stale, work };
}

/** The state of a request, asked for at once. With request null nothing is asked, and what there is stays. */
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
