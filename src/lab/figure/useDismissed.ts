// Whether a tooltip stays away. Escape sends it away until the reader reads on. (WCAG 1.4.13: what hovering brings up can be
// dismissed without moving the pointer.) One whose figure has come under a pointer at rest, as where a cover is taken off it,
// waits for the reader too.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A browser tells of a move also where the page has changed under the pointer, and the pointer rests. */
const isOwnMove = ({ movementX, movementY }: PointerEvent): boolean => movementX !== 0 || movementY !== 0;

/** Whether the last that was heard of the reader was a move, a press or an arrow key. */
let isAsked = false;
let gone = new AbortController();
const listeners = new Set<() => void>();

/** One set of listeners on the page, so that what is drawn only while it is shown knows what was heard before. */
function listen(listener: () => void): () => void {
  if (listeners.size === 0) {
    gone = new AbortController();
    // before the figure hears of it
    const early = { capture: true, signal: gone.signal };
    const ask = (asked: boolean) => {
      isAsked = asked;
      if (asked) for (const told of listeners) told();
    };
    window.addEventListener('pointermove', (event) => ask(isOwnMove(event)), early);
    window.addEventListener('pointerdown', () => ask(true), early);
    window.addEventListener('keydown', ({ key }) => key.startsWith('Arrow') && ask(true), early);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    gone.abort();
    isAsked = false;
  };
}

export function useDismissed(shown: boolean): boolean {
  const [dismissed, setDismissed] = useState(false);
  const isAway = useRef(false);
  // React looks at the page for each change that it is told of, and a drag has a hundred moves a second
  useEffect(() => listen(() => isAway.current && setDismissed(false)), []);
  useLayoutEffect(() => {
    isAway.current = dismissed;
  }, [dismissed]);
  useLayoutEffect(() => {
    if (shown && !isAsked) setDismissed(true);
  }, [shown]);
  useEffect(() => {
    if (!shown || dismissed) return;
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // it has done its work: a lecture is not left with the same press
      event.preventDefault();
      setDismissed(true);
    };
    window.addEventListener('keydown', dismiss, { capture: true });
    return () => window.removeEventListener('keydown', dismiss, { capture: true });
  }, [shown, dismissed]);
  return shown && dismissed;
}
