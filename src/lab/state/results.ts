// The results store, made once for the page, and its snapshot as React state.
import { createContext, use, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { DEFAULT_SCENARIO, type Scenario } from '../../scenario';
import type { ResultsSnapshot } from '../../work';
import { afterPaint } from '../../work/client/frameThrottle';
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

/** The snapshot as of each change. A component that is costly to render defers it (useDeferredValue). */
export function useSnapshot(): ResultsSnapshot {
  const { subscribe, getSnapshot, getInitialSnapshot } = useResultsStore();
  return useSyncExternalStore(subscribe, getSnapshot, getInitialSnapshot);
}

/** The snapshot once a worker has failed, and null before, so that a component that only shows failures is not rendered earlier. */
export function useFailedSnapshot(): ResultsSnapshot | null {
  const { subscribe, getSnapshot } = useResultsStore();
  const read = () => {
    const snapshot = getSnapshot();
    return snapshot.workerFailed ? snapshot : null;
  };
  return useSyncExternalStore(subscribe, read, read);
}

/** The snapshot for components that render a move and its curves once, together (withCurves.ts), and not once for each. */
export function useSnapshotWithCurves(): ResultsSnapshot {
  const { subscribe, read } = useAround().withCurves;
  return useSyncExternalStore(subscribe, read, read);
}

export const scenarioOf = ({ scenario }: ResultsSnapshot): Scenario => scenario ?? DEFAULT_SCENARIO;

const hasFirstCurves = ({ curves }: ResultsSnapshot): boolean =>
  curves.reply !== null || curves.status === 'failed';

/** Resolves once the figure's first curves have been drawn, or have failed. */
export const firstCurvesDrawn = ({ subscribe, getSnapshot }: ResultsStore): Promise<void> =>
  new Promise((resolve) => {
    let leave = () => {};
    const look = () => {
      if (!hasFirstCurves(getSnapshot())) return;
      leave();
      resolve(afterPaint());
    };
    leave = subscribe(look);
    look();
  });

/** Whether the figure's first curves have been drawn, or have failed. What stands below the figure is loaded only then. */
export function useFirstCurvesDrawn(): boolean {
  const { store } = useAround();
  const [drawn, setDrawn] = useState(import.meta.env.SSR);
  useEffect(() => {
    let gone = false;
    void firstCurvesDrawn(store).then(() => !gone && setDrawn(true));
    return () => {
      gone = true;
    };
  }, [store]);
  return drawn;
}

/** The snapshot for a component that may be out of sight. While `live` is false it does not change. */
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

/** Holds audits while the component is mounted and `held`, for pages that show none. Afterwards they go on. */
export function useHeldAudits(held: boolean): void {
  const store = useResultsStore();
  useEffect(() => {
    store.holdAudits(held);
    return () => store.holdAudits(false);
  }, [store, held]);
}

/** The value once it has not changed for `rest` milliseconds, for announcements that must not come too often. */
export function useRested<Value>(value: Value, rest: number): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), rest);
    return () => clearTimeout(timer);
  }, [value, rest]);
  return rested;
}
