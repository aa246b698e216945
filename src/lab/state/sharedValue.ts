// A value that parts of the page share beside the scenario: whoever shows it is drawn anew once it changes.
import { useSyncExternalStore } from 'react';

export function sharedValue<Value>(first: Value) {
  let now = first;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  const read = () => now;
  return {
    change: (next: (before: Value) => Value): void => {
      now = next(now);
      for (const listener of listeners) listener();
    },
    use: (): Value => useSyncExternalStore(subscribe, read, read),
  };
}
