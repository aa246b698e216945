// How much larger than usual text is on the page: figures measured in px grow with it. 1 unless the reader's
// browser or a lecture has another size.
import { use, useEffect, useMemo, useReducer } from 'react';
import { useForPicture } from '../ui/window/forPicture';
import { SpareHeight } from './spareHeight';

const USUAL = 16;
/** Share of the usual height that a figure keeps in a small window. */
const LEAST = 0.55;
/** Px, and the share of a window's height, to which it gives way where the window is lower than that. */
const LOWEST = { px: 150, share: 0.4 };

/**
 * Text against the usual size, and the window's height in px. Read again when the figure's width or the window
 * changes: a lecture's size goes with the window, and the width alone would tell nothing of a window that has
 * become lower.
 */
function useRoom(width: number): { scale: number; height: number } {
  const [resized, countResize] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    addEventListener('resize', countResize);
    return () => removeEventListener('resize', countResize);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the window is like is read, not handed in
  return useMemo(() => {
    // not measured yet, or drawn without a window
    if (width === 0) return { scale: 1, height: 0 };
    const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    return { scale: Number.isFinite(size) && size > 0 ? size / USUAL : 1, height: window.innerHeight };
  }, [width, resized]);
}

export const useTextScale = (width: number): number => useRoom(width).scale;

/**
 * Px for a figure that is usually `usual` px high. With larger text it grows, as far as the window has room; on a
 * slide by what is left.
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
