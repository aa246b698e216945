// The results store, made once for the page, and its snapshot as React state. No result is kept anywhere else.
import { createContext, use, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ResultsSnapshot } from '../jobs';
import type { ResultsStore } from '../jobs/store/resultsStore';
import { DEFAULT_SCENARIO, type Scenario } from '../scenario';
import type { WithCurves } from './withCurves';

/** The store, and what is shown of it in one with its curves. */
export const ResultsContext = createContext<{ store: ResultsStore; withCurves: WithCurves } | null>(null);

function useAround() {
  const around = use(ResultsContext);
  if (around === null) throw new Error('What asks for results stands outside ResultsContext');
  return around;
}

export const useResultsStore = (): ResultsStore => useAround().store;

/** Tells the store what is on the page. */
export function useAsked(scenario: Scenario): void {
  const store = useResultsStore();
  useEffect(() => store.setScenario(scenario), [store, scenario]);
}

/** What the store knows: drawn with each change of it. What is much to draw takes it deferred (useDeferredValue). */
export function useSnapshot(): ResultsSnapshot {
  const { subscribe, getSnapshot, getInitialSnapshot } = useResultsStore();
  return useSyncExternalStore(subscribe, getSnapshot, getInitialSnapshot);
}

/** The same where something has failed, else null: while nothing has, nothing is drawn. */
export function useFailedSnapshot(): ResultsSnapshot | null {
  const { subscribe, getSnapshot } = useResultsStore();
  const read = () => {
    const snapshot = getSnapshot();
    return snapshot.workerFailed ? snapshot : null;
  };
  return useSyncExternalStore(subscribe, read, read);
}

/** The same, for what is drawn anew as a whole: once for a move and its curves, which are there before a frame is, not once for each. */
export function useSnapshotWithCurves(): ResultsSnapshot {
  const { subscribe, read } = useAround().withCurves;
  return useSyncExternalStore(subscribe, read, read);
}

/** What these results answer. */
export const scenarioOf = ({ scenario }: ResultsSnapshot): Scenario => scenario ?? DEFAULT_SCENARIO;

/** The same for what nobody sees at the moment: while it is not `live` it stays as it was. */
export function useSnapshotWhile(live: boolean): ResultsSnapshot {
  const shown = useAround().withCurves;
  const kept = useRef(shown.read());
  const read = () => {
    if (live) kept.current = shown.read();
    return kept.current;
  };
  return useSyncExternalStore(shown.subscribe, read, read);
}

/** Tells the store what is on the page, and answers what it knows. */
export function useResults(scenario: Scenario): ResultsSnapshot {
  const snapshot = useSnapshot();
  useAsked(scenario);
  return snapshot;
}

/** From when it is wanted on, mu follows what is on the page. */
export function useFollowedMu(wanted: boolean): void {
  const store = useResultsStore();
  useEffect(() => {
    if (wanted) store.followMu();
  }, [store, wanted]);
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
