// The newest reply to a chapter's query as React state. It is asked for whenever the request changes, and an earlier reply is
// shown until the new one comes.
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { keyOfData, type LatestRequest, type RequestState } from '../../../work';
import { storesOf } from '../../../work/client/stores';
import { withMove } from '../../../work/client/withMove';
import { queriesOnce } from '../../state/chapterWorkers';

export const useQueries = queriesOnce(({ team }) => storesOf(team, 'chapters'));

/**
 * A request that a reader starts, with properties for WorkLine. The request `asked`, if given, is started without the button. `stale` says
 * that the present reply belongs to another request than `wanted`.
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

/**
 * The state of a request, which is started at once. If `request` is null, nothing is started, and an earlier reply stays. With `late`, a
 * change alone is rendered a little later, because a reader drags and the next move is likely to render it.
 */
export function useRequest<Request extends object, Reply>(
  store: LatestRequest<Request, Reply>,
  request: Request | null,
  late = false,
): RequestState<Request, Reply> {
  const key = useMemo(() => (request === null ? null : keyOfData(request)), [request]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the request's contents
  useEffect(() => {
    if (request !== null) store.want(request);
  }, [store, key]);
  const subscribe = useMemo(() => (late ? withMove(store.subscribe) : store.subscribe), [store, late]);
  return useSyncExternalStore(subscribe, store.getState);
}
