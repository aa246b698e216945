// The width of an element in whole px, 0 before it is known.
import { type RefCallback, useCallback, useState } from 'react';

export function useWidth(): [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    // its first report comes with the page's own layout; to ask for the width here would make the browser lay out at once
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
