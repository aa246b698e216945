// Whether a tooltip is hidden although the pointer is over its figure. Escape hides it until the reader moves the pointer or
// uses a key again, because WCAG 1.4.13 asks that content shown on hover can be dismissed without moving the pointer. A tooltip
// is also hidden if its figure came under a pointer at rest, for instance when a cover above the figure was removed.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { readerAsks, readerHasAsked } from '../state/readerAsks';

export function useDismissed(shown: boolean): boolean {
  const [dismissed, setDismissed] = useState(false);
  const isAway = useRef(false);
  // The state is set only if the tooltip is dismissed, because React checks the component at each call and a drag has a hundred
  // moves a second.
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
      // The press has had its effect here, so it does not also end a lecture.
      event.preventDefault();
      setDismissed(true);
    };
    window.addEventListener('keydown', dismiss, { capture: true });
    return () => window.removeEventListener('keydown', dismiss, { capture: true });
  }, [shown, dismissed]);
  return shown && dismissed;
}
