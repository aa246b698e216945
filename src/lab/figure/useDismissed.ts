// Whether a reader has sent a tooltip away: Escape does, until the pointer moves again. (WCAG 1.4.13: what hovering
// brings up can be dismissed without moving the pointer.)
import { useEffect, useState } from 'react';

export function useDismissed(shown: boolean): boolean {
  const [dismissed, setDismissed] = useState(false);
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
  useEffect(() => {
    if (!dismissed) return;
    const again = () => setDismissed(false);
    window.addEventListener('pointermove', again, { once: true });
    return () => window.removeEventListener('pointermove', again);
  }, [dismissed]);
  return shown && dismissed;
}
