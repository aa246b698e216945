// Whether an element is still out of the middle of the window, so that a reader who scrolls has not come to it yet.
import { useCallback, useState } from 'react';

/** The share of the window's height at either end that does not count, for what peeps in there is not looked at. */
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
