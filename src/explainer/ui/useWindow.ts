// How wide the window is, as the style sheets have it.
import { useSyncExternalStore } from 'react';

/** `still`: where nothing is drawn on a screen. */
function mediaHook(media: string, still: boolean): () => boolean {
  const subscribe = (listener: () => void): (() => void) => {
    const query = window.matchMedia(media);
    query.addEventListener('change', listener);
    return () => query.removeEventListener('change', listener);
  };
  return () =>
    useSyncExternalStore(
      subscribe,
      () => window.matchMedia(media).matches,
      () => still,
    );
}

/** Room for text and stage side by side. */
export const useWide = mediaHook('(width >= 64rem)', true);

/** A phone's: three numbers, a low figure and one slider fill most of it. */
export const usePhone = mediaHook('(width < 44rem)', false);
