// The size of text on the page as a multiple of the usual size, with which figures measured in px grow. It is 1 unless the reader's browser
// or a lecture has another size.
import { use, useEffect, useMemo, useReducer } from 'react';
import { useForPicture } from '../state/forPicture';
import { SpareHeight } from './spareHeight';

/** Usual size of text, in px. */
const USUAL = 16;
/** Share of the usual height that a figure keeps in a small window. */
const LEAST = 0.55;
/** Least height of a figure in a low window: these px, or this share of the window's height if that is more. */
const LOWEST = { px: 150, share: 0.4 };

/**
 * The size of text as a multiple of the usual size, and the window's height in px. Both are read again when the
 * figure's width or the window changes, because a lecture's size of text depends on the window, and the width does
 * not show that a window has become lower.
 */
function useRoom(width: number): { scale: number; height: number } {
  const [resized, countResize] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    addEventListener('resize', countResize);
    return () => removeEventListener('resize', countResize);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the memo reads the window, so a change of it has to run the memo again
  return useMemo(() => {
    // The figure has not been measured yet, or is drawn without a window.
    if (width === 0) return { scale: 1, height: 0 };
    const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    return { scale: Number.isFinite(size) && size > 0 ? size / USUAL : 1, height: window.innerHeight };
  }, [width, resized]);
}

export const useTextScale = (width: number): number => useRoom(width).scale;

/**
 * The height in px of a figure that is usually `usual` px high. It grows with larger text as far as the window has
 * room, and on a slide by the height that is left.
 */
export function useFigureHeight(usual: number, width: number): number {
  const { scale, height } = useRoom(width);
  const spare = use(SpareHeight);
  const isForPicture = useForPicture();
  if (isForPicture) return Math.round(usual * Math.max(1, scale));
  const least = Math.min(LEAST * usual, Math.max(LOWEST.px, LOWEST.share * height));
  const room = scale <= 1 ? usual : Math.min(usual * scale, Math.max(least, 0.42 * height));
  return spare < 0 ? Math.max(Math.round(least), Math.round(room) + spare) : Math.round(room) + spare;
}
