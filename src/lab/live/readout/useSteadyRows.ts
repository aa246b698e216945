// Keeps a table at its height while its numbers are computed. A sentence without its number is shorter than one with it, so
// everything below the table would otherwise jump at every move of a slider.
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Keeps rows steady: while `steady`, no row of the element becomes lower, nor does the element itself. */
export function useSteadyRows(place: RefObject<HTMLElement | null>, steady: boolean): void {
  const heights = useRef(new WeakMap<HTMLElement, number>());
  const holds = useRef(steady);
  useLayoutEffect(() => {
    holds.current = steady;
    const element = place.current;
    if (element === null) return;
    for (const part of [element, ...element.querySelectorAll('tr')]) {
      const kept = steady ? heights.current.get(part) : undefined;
      part.style[part === element ? 'minHeight' : 'height'] = kept === undefined ? '' : `${kept}px`;
    }
  }, [place, steady]);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const sizes = new ResizeObserver((entries) => {
      for (const { target, borderBoxSize } of entries) {
        const part = target as HTMLElement;
        const height = borderBoxSize[0]?.blockSize ?? 0;
        const kept = holds.current ? (heights.current.get(part) ?? 0) : 0;
        heights.current.set(part, Math.max(height, kept));
        if (holds.current && height > kept)
          part.style[part === element ? 'minHeight' : 'height'] = `${height}px`;
      }
    });
    const watch = () => {
      for (const part of [element, ...element.querySelectorAll('tr')]) sizes.observe(part);
    };
    watch();
    const rows = new MutationObserver(watch);
    rows.observe(element, { subtree: true, childList: true });
    return () => {
      rows.disconnect();
      sizes.disconnect();
    };
  }, [place]);
}
