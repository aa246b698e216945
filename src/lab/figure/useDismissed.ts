// Whether a tooltip stays away. Escape sends it away until the reader reads on. (WCAG 1.4.13: what hovering brings up can be
// dismissed without moving the pointer.) One whose figure has come under a pointer at rest, as where a cover is taken off it,
// waits for the reader too.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { readerAsks, readerHasAsked } from '../state/readerAsks';

export function useDismissed(shown: boolean): boolean {
  const [dismissed, setDismissed] = useState(false);
  const isAway = useRef(false);
  // React looks at the page for each change that it is told of, and a drag has a hundred moves a second
  useEffect(() => readerAsks.subscribe(() => isAway.current && setDismissed(false)), []);
  useLayoutEffect(() => {
    isAway.current = dismissed;
  }, [dismissed]);
  useLayoutEffect(() => {
    if (shown && !readerHasAsked()) setDismissed(true);
  }, [shown]);
  useEffect(() => {
    if (!shown || dismissed) return;
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // the press has done its work: a lecture is not left with the same one
      event.preventDefault();
      setDismissed(true);
    };
    window.addEventListener('keydown', dismiss, { capture: true });
    return () => window.removeEventListener('keydown', dismiss, { capture: true });
  }, [shown, dismissed]);
  return shown && dismissed;
}
