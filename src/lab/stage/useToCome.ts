// Whether an element is outside the middle of the window, so that a reader who scrolls has not come to it yet.
import { useCallback, useState } from 'react';

/** Margin at the window's top and bottom, as a share of its height, in which an element does not count as visible. */
const ENDS = '-30% 0px';

export function useToCome() {
  const [toCome, setToCome] = useState(false);
  const ref = useCallback((element: Element) => {
    const observer = new IntersectionObserver(([entry]) => setToCome(entry?.isIntersecting === false), {
      rootMargin: ENDS,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, toCome] as const;
}
