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

/** Tells the store what is on the page. */
export function useAsked(scenario: Scenario): void {
  const store = useResultsStore();
  useEffect(() => store.setScenario(scenario), [store, scenario]);
}

const atOnce = (act: () => void) => act();

/**
 * What the store knows. Until a reader is there its results are drawn in slices: the page is still loading, and one who comes in
 * the middle of it is not to wait.
 */
export function useSnapshot(): ResultsSnapshot {
  return useFollowed(0, atOnce);
}

/** Milliseconds that a move waits for its curves before it is drawn without them. */
const WITH_CURVES = 60;

/**
 * The same, for what is drawn anew as a whole: once for a move and its curves, which are there before a frame is, and not once for
 * each. `inSlices`: a newer move interrupts it.
 */
export function useSnapshotWithCurves(inSlices = false): ResultsSnapshot {
  return useFollowed(WITH_CURVES, inSlices ? startTransition : atOnce);
}

function useFollowed(hold: number, draw: (act: () => void) => void): ResultsSnapshot {
  const store = useResultsStore();
  const [snapshot, take] = useState(store.getInitialSnapshot);
  useEffect(() => {
    let shown: ResultsSnapshot | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      clearTimeout(timer);
      timer = undefined;
      const now = store.getSnapshot();
      shown = now;
      const act = () => take(now);
      if (hasInteracted()) draw(act);
      else startTransition(act);
    };
    const follow = () => {
      const { status, reply } = store.getSnapshot().curves;
      if (hold > 0 && status === 'running' && reply !== null && reply === shown?.curves.reply) {
        timer ??= setTimeout(show, hold);
      } else show();
    };
    show();
    const leave = store.subscribe(follow);
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, [store, hold, draw]);
  return snapshot;
}

/** Tells the store what is on the page, and answers what it knows. */
export function useResults(scenario: Scenario): ResultsSnapshot {
  const snapshot = useSnapshot();
  useAsked(scenario);
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
