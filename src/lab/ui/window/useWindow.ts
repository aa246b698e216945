// How wide the window is, as the style sheets have it.
import { useSyncExternalStore } from 'react';

const WIDE = '(width >= 64rem)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Room for text and stage side by side; true where nothing is drawn on a screen. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => true,
  );
