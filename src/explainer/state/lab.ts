// The lab, made once for the page, and its snapshot as React state. No result is kept anywhere else.
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import type { Lab, LabSnapshot } from '../../jobs';
import type { Scenario } from '../../scenario';

export const LabContext = createContext<Lab | null>(null);

export function useLab(): Lab {
  const lab = use(LabContext);
  if (lab === null) throw new Error('useLab stands outside LabContext');
  return lab;
}

/** Tells the lab what is on the page, and answers what it knows. */
export function useLabSnapshot(scenario: Scenario): LabSnapshot {
  const lab = useLab();
  useEffect(() => lab.setScenario(scenario), [lab, scenario]);
  return useSyncExternalStore(lab.subscribe, lab.getSnapshot, lab.getOpening);
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
