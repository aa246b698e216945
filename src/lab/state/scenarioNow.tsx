// The scenario as of this very move, for the marks that are under the pointer. What is drawn around them is given an older one,
// a frame or two behind. A store and no plain context: React looks for a context's readers in everything below, at every move.
import { createContext, type ReactNode, use, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { Scenario } from '../scenario';

class Newest {
  readonly first: Scenario;
  #now: Scenario;
  readonly #listeners = new Set<() => void>();

  constructor(first: Scenario) {
    this.first = first;
    this.#now = first;
  }

  readonly read = (): Scenario => this.#now;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  put(scenario: Scenario): void {
    if (scenario === this.#now) return;
    this.#now = scenario;
    for (const listener of this.#listeners) listener();
  }
}

const NewestContext = createContext<Newest | null>(null);

export function ScenarioNow({ value, children }: { value: Scenario; children: ReactNode }) {
  const [newest] = useState(() => new Newest(value));
  // before the browser paints, so that it is the same move on the screen
  useLayoutEffect(() => newest.put(value), [newest, value]);
  return <NewestContext value={newest}>{children}</NewestContext>;
}

export function useScenarioNow(): Scenario {
  const newest = use(NewestContext);
  if (newest === null) throw new Error('useScenarioNow stands outside ScenarioNow');
  return useSyncExternalStore(newest.subscribe, newest.read, () => newest.first);
}
