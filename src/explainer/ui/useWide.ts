// Whether the window has room for the text and the stage side by side, as the style sheets have it.
import { useSyncExternalStore } from 'react';

const BESIDE = '(width >= 64rem)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(BESIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Where nothing is drawn on a screen: true. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(BESIDE).matches,
    () => true,
  );
