// True once an element has come near the window, or the page has been idle for a while after loading.
import { type RefCallback, useCallback, useEffect, useState } from 'react';

/** Px around the window within which something counts as near. */
const MARGIN = 900;
/** Milliseconds after which it is loaded anyway, for those who jump to it. */
const REST = 4000;

export function useNear(): [RefCallback<HTMLElement>, boolean] {
  const [near, setNear] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: `${MARGIN}px 0px`,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => setNear(true), REST);
    return () => clearTimeout(timer);
  }, []);
  return [ref, near];
}
