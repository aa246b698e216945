// How much larger than usual text is on the page: figures measured in px grow with it. 1 unless the reader's browser or a
// lecture has another size.
import { useMemo } from 'react';

const USUAL = 16;

/** Read again when the figure's width changes: that is when the window, and with it a lecture's size, has changed. */
export function useTextScale(width: number): number {
  return useMemo(() => {
    // not measured yet, or drawn without a window
    if (width === 0) return 1;
    const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    return Number.isFinite(size) && size > 0 ? size / USUAL : 1;
  }, [width]);
}

/** Px for a figure that is usually `usual` px high. With larger text it grows, as far as the window has room. */
export function useFigureHeight(usual: number, width: number): number {
  const scale = useTextScale(width);
  if (scale <= 1) return usual;
  return Math.round(Math.min(usual * scale, Math.max(0.75 * usual, 0.5 * window.innerHeight)));
}
