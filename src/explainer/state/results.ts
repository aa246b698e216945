// The results store, made once for the page, and its snapshot as React state. No result is kept anywhere else.
import { createContext, startTransition, use, useEffect, useState } from 'react';
import type { ResultsSnapshot, ResultsStore } from '../../jobs';
import type { Scenario } from '../../scenario';
import { hasInteracted } from '../ui/useHasInteracted';

export const ResultsStoreContext = createContext<ResultsStore | null>(null);

export function useResultsStore(): ResultsStore {
  const store = use(ResultsStoreContext);
  if (store === null) throw new Error('useResultsStore stands outside ResultsStoreContext');
  return store;
}

/**
 * Tells the store what is on the page, and answers what it knows. Until a reader is there its results are drawn in slices:
 * the page is still loading, and one who comes in the middle of it is not to wait.
 */
export function useResults(scenario: Scenario): ResultsSnapshot {
  const store = useResultsStore();
  const [snapshot, take] = useState(store.getInitialSnapshot);
  useEffect(() => {
    const follow = () => {
      const now = store.getSnapshot();
      if (hasInteracted()) take(now);
      else startTransition(() => take(now));
    };
    follow();
    return store.subscribe(follow);
  }, [store]);
  useEffect(() => store.setScenario(scenario), [store, scenario]);
  return snapshot;
}

/** Where nobody sees an audit (`held`) none runs; it goes on once this is left. */
export function useHeldAudits(held: boolean): void {
  const store = useResultsStore();
  useEffect(() => {
    store.holdAudits(held);
    return () => store.holdAudits(false);
  }, [store, held]);
}

/** A value that follows `value` once it has rested for `rest` ms: for announcements that must not chatter. */
export function useRested<Value>(value: Value, rest: number): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), rest);
    return () => clearTimeout(timer);
  }, [value, rest]);
  return rested;
}
