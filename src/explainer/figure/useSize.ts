// The size of an element in whole px, 0 before it is known.
import { type RefCallback, useCallback, useState } from 'react';

export interface Size {
  width: number;
  height: number;
}

const UNKNOWN: Size = { width: 0, height: 0 };

export function useSize(): [RefCallback<HTMLElement>, Size] {
  const [size, setSize] = useState(UNKNOWN);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    // its first report comes with the page's own layout; to ask for the size here would make the browser lay out at once
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? UNKNOWN;
      const next = { width: Math.floor(width), height: Math.floor(height) };
      setSize((known) => (known.width === next.width && known.height === next.height ? known : next));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}
