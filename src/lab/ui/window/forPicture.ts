// Whether a figure is drawn for a picture of a size of its own just now. It then takes its usual height, however little the
// window or what is unfolded below has left for it.
import { useSyncExternalStore } from 'react';

let isForPicture = false;
const listeners = new Set<() => void>();

/** From when a figure is drawn anew for a picture, until it has been read. */
export function drawForPicture(now: boolean): void {
  isForPicture = now;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useForPicture = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isForPicture,
    () => false,
  );
