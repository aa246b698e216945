// The results store, made once for the page, and its snapshot as React state. No result is kept anywhere else.
import { createContext, startTransition, use, useEffect, useState } from 'react';
import type { ResultsSnapshot, ResultsStore } from '../../jobs';
import type { Scenario } from '../../scenario';
import { useFromMarkup } from '../ui/useFromMarkup';
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

type Draw = (act: () => void) => void;

const atOnce: Draw = (act) => act();

/** In slices until a reader is there: the page is still loading, and one who comes in the middle of it is not to wait. */
const onceAwake: Draw = (act) => (hasInteracted() ? act() : startTransition(act));

/** What the store knows. */
function useSnapshot(): ResultsSnapshot {
  return useFollowed(0, onceAwake);
}

/** The same for what is little work: drawn at once, whatever the page is at. */
export function useNewestSnapshot(): ResultsSnapshot {
  return useFollowed(0, atOnce);
}

/** Milliseconds that a move waits for its curves before it is drawn without them. */
const WITH_CURVES = 60;

/**
 * The same, for what is drawn anew as a whole: once for a move and its curves, which are there before a frame is, and not once for
 * each. `inSlices`: a newer move interrupts it.
 */
export function useSnapshotWithCurves(inSlices = false): ResultsSnapshot {
  return useFollowed(WITH_CURVES, inSlices ? startTransition : onceAwake);
}

function useFollowed(hold: number, draw: Draw): ResultsSnapshot {
  const store = useResultsStore();
  // what is taken over from the markup is to be as it stands there; what is drawn afresh begins with what there is by now
  const fromMarkup = useFromMarkup();
  const [snapshot, take] = useState(fromMarkup ? store.getInitialSnapshot : store.getSnapshot);
  useEffect(() => {
    let shown: ResultsSnapshot | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      clearTimeout(timer);
      timer = undefined;
      const now = store.getSnapshot();
      shown = now;
      draw(() => take(now));
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
