// The results store, made once for the page, and its snapshot as React state. No result is kept anywhere else.
import { createContext, startTransition, use, useEffect, useRef, useState } from 'react';
import type { ResultsSnapshot, ResultsStore } from '../../jobs';
import type { Scenario } from '../../scenario';
import { useFromMarkup } from '../ui/useFromMarkup';
import { hasInteracted } from '../ui/useHasInteracted';
import type { LookedAt } from '../ui/useLookedAt';
import { whenAtRest } from '../ui/whileDragged';

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
 * each. `inSlices`: a newer move interrupts it. `looked`: while nobody does it stays, and catches up once things have come to rest.
 */
export function useSnapshotWithCurves(inSlices = false, looked: LookedAt = 'seen'): ResultsSnapshot {
  return useFollowed(WITH_CURVES, inSlices ? startTransition : onceAwake, looked);
}

/** Calls `show` with each change, once with the curves that come within `hold` ms. Answers how to stop. */
function follow(store: ResultsStore, hold: number, show: (now: ResultsSnapshot) => void): () => void {
  let shown: ResultsSnapshot | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const showNow = () => {
    clearTimeout(timer);
    timer = undefined;
    shown = store.getSnapshot();
    show(shown);
  };
  const changed = () => {
    const { status, reply } = store.getSnapshot().curves;
    if (hold > 0 && status === 'running' && reply !== null && reply === shown?.curves.reply) {
      timer ??= setTimeout(showNow, hold);
    } else showNow();
  };
  showNow();
  const leave = store.subscribe(changed);
  return () => {
    leave();
    clearTimeout(timer);
  };
}

function useFollowed(hold: number, draw: Draw, looked: LookedAt = 'seen'): ResultsSnapshot {
  const store = useResultsStore();
  // what is taken over from the markup is to be as it stands there; what is drawn afresh begins with what there is by now
  const fromMarkup = useFromMarkup();
  const [snapshot, take] = useState(fromMarkup ? store.getInitialSnapshot : store.getSnapshot);
  /** What has come while nobody looked. */
  const missed = useRef<ResultsSnapshot>(null);
  // with what brings it back into sight, and not after it
  if (looked === 'seen' && missed.current !== null && missed.current !== snapshot) take(missed.current);
  useEffect(() => {
    if (looked === 'seen') {
      missed.current = null;
      return follow(store, hold, (now) => draw(() => take(now)));
    }
    let takeBack = () => {};
    const miss = () => {
      missed.current = store.getSnapshot();
      if (looked === 'pressed') return;
      takeBack();
      takeBack = whenAtRest(() => startTransition(() => take(store.getSnapshot())));
    };
    miss();
    const leave = store.subscribe(miss);
    return () => {
      leave();
      takeBack();
    };
  }, [store, hold, draw, looked]);
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
