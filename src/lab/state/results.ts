// The results store, made once for the page, and its snapshot as React state.
import { createContext, use, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { DEFAULT_SCENARIO, type Scenario } from '../../scenario';
import type { ResultsSnapshot } from '../../work';
import type { ResultsStore } from '../../work/store/resultsStore';
import type { WithCurves } from './withCurves';

export const ResultsContext = createContext<{ store: ResultsStore; withCurves: WithCurves } | null>(null);

function useAround() {
  const around = use(ResultsContext);
  if (around === null) throw new Error('What asks for results stands outside ResultsContext');
  return around;
}

export const useResultsStore = (): ResultsStore => useAround().store;

export function useAsked(scenario: Scenario): void {
  const store = useResultsStore();
  useEffect(() => store.setScenario(scenario), [store, scenario]);
}

/** Drawn with each change. What is much to draw takes it deferred (useDeferredValue). */
export function useSnapshot(): ResultsSnapshot {
  const { subscribe, getSnapshot, getInitialSnapshot } = useResultsStore();
  return useSyncExternalStore(subscribe, getSnapshot, getInitialSnapshot);
}

/** The snapshot once something has failed; nothing is drawn for it before. */
export function useFailedSnapshot(): ResultsSnapshot | null {
  const { subscribe, getSnapshot } = useResultsStore();
  const read = () => {
    const snapshot = getSnapshot();
    return snapshot.workerFailed ? snapshot : null;
  };
  return useSyncExternalStore(subscribe, read, read);
}

/** A snapshot for what is drawn anew as a whole: once for a move and its curves, which are there before a frame is, not once for each. */
export function useSnapshotWithCurves(): ResultsSnapshot {
  const { subscribe, read } = useAround().withCurves;
  return useSyncExternalStore(subscribe, read, read);
}

export const scenarioOf = ({ scenario }: ResultsSnapshot): Scenario => scenario ?? DEFAULT_SCENARIO;

/** The snapshot for what may be out of sight: while it is not `live` it stays as it was. */
export function useSnapshotWhile(live: boolean): ResultsSnapshot {
  const shown = useAround().withCurves;
  const kept = useRef(shown.read());
  const read = () => {
    if (live) kept.current = shown.read();
    return kept.current;
  };
  return useSyncExternalStore(shown.subscribe, read, read);
}

export function useResults(scenario: Scenario): ResultsSnapshot {
  const snapshot = useSnapshot();
  useAsked(scenario);
  return snapshot;
}

export function useFollowedMu(wanted: boolean): void {
  const store = useResultsStore();
  useEffect(() => {
    if (wanted) store.followMu();
  }, [store, wanted]);
}

/** Holds audits where nobody sees one; they go on once this is left. */
export function useHeldAudits(held: boolean): void {
  const store = useResultsStore();
  useEffect(() => {
    store.holdAudits(held);
    return () => store.holdAudits(false);
  }, [store, held]);
}

/** A value that has rested, for announcements that must not chatter. */
export function useRested<Value>(value: Value, rest: number): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), rest);
    return () => clearTimeout(timer);
  }, [value, rest]);
  return rested;
}
