// The lab, made once for the page, and its snapshot as React state. No result is kept anywhere else.
import { createContext, startTransition, use, useEffect, useState } from 'react';
import type { Lab, LabSnapshot } from '../../jobs';
import type { Scenario } from '../../scenario';
import { isAwake } from '../ui/useAwake';

export const LabContext = createContext<Lab | null>(null);

export function useLab(): Lab {
  const lab = use(LabContext);
  if (lab === null) throw new Error('useLab stands outside LabContext');
  return lab;
}

/**
 * Tells the lab what is on the page, and answers what it knows. Until a reader is there its results are drawn in slices:
 * the page is still loading, and one who comes in the middle of it is not to wait.
 */
export function useLabSnapshot(scenario: Scenario): LabSnapshot {
  const lab = useLab();
  const [snapshot, take] = useState(lab.getOpening);
  useEffect(() => {
    const follow = () => {
      const now = lab.getSnapshot();
      if (isAwake()) take(now);
      else startTransition(() => take(now));
    };
    follow();
    return lab.subscribe(follow);
  }, [lab]);
  useEffect(() => lab.setScenario(scenario), [lab, scenario]);
  return snapshot;
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
