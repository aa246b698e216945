// True once an element has come near the window, or the page has been idle for a while after loading. An address that
// names the element scrolls to it: the browser looked for it before there was one.
import { type RefCallback, startTransition, useCallback, useEffect, useState } from 'react';
import { inIdleTurn } from './idleTurns';
import { observeVisibility } from './visibility';

/** Px around the window within which something counts as near. */
const MARGIN = 900;
/** Milliseconds after which it is loaded anyway, for those who jump to it. */
const REST = 4000;

export function useNear(id: string): [RefCallback<HTMLElement>, boolean] {
  const [near, setNear] = useState(false);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      if (window.location.hash === `#${id}`) {
        setNear(true);
        element.scrollIntoView({ behavior: 'instant' });
      }
      return observeVisibility(element, MARGIN, (visible) => visible && setNear(true));
    },
    [id],
  );
  useEffect(() => {
    let takeBack = () => {};
    const timer = setTimeout(() => {
      takeBack = inIdleTurn(() => startTransition(() => setNear(true)));
    }, REST);
    return () => {
      clearTimeout(timer);
      takeBack();
    };
  }, []);
  return [ref, near];
}
