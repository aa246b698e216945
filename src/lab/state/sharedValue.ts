// A value that parts of the page share beside the scenario.
import { useSyncExternalStore } from 'react';
import { Listeners } from '../../work';

export function sharedValue<Value>(first: Value) {
  let now = first;
  const listeners = new Listeners();
  const read = () => now;
  return {
    change: (next: (before: Value) => Value): void => {
      now = next(now);
      listeners.tell();
    },
    use: (): Value => useSyncExternalStore(listeners.subscribe, read, read),
  };
}
