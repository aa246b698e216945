// The width of an element in whole px, 0 before it is known.
import { type RefCallback, useCallback, useState } from 'react';

export function useWidth(): [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    // The width is read before the first paint, so that a picture appears together with the page around it. The page is laid out at
    // this moment for the stage anyway.
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    setWidth(
      Math.floor(element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)),
    );
    const observer = new ResizeObserver(([entry]) => {
      // A drawing keeps on paper the size that it has on the screen, and is scaled down as a whole (styles/print.css).
      if (!matchMedia('print').matches) setWidth(Math.floor(entry?.contentRect.width ?? 0));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
