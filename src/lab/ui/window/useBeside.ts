// The place of a popover that opens beside its own button, as variables for its style sheet. They are renewed while it is
// open, since the window may change its size and a page may be scrolled under it.
import { type RefObject, type ToggleEvent, useEffect, useState } from 'react';

/**
 * Sets the variables, all in px: the distances from the window's right edge to the button's right edge, from the window's bottom to the
 * button's top, and from the window's top to the button's bottom.
 */
function measure(button: Element, panel: HTMLElement): void {
  const { right, top, bottom } = button.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  panel.style.setProperty('--beside-right', `${Math.max(0, Math.round(clientWidth - right))}px`);
  panel.style.setProperty('--beside-bottom', `${Math.max(0, Math.round(clientHeight - top))}px`);
  panel.style.setProperty('--beside-top', `${Math.max(0, Math.round(bottom))}px`);
}

/** Handlers for the popover; `opened` stays true once it has been open. */
export function useBeside(
  button: RefObject<Element | null>,
  panel: RefObject<HTMLElement | null>,
): {
  opened: boolean;
  onBeforeToggle: (event: ToggleEvent) => void;
} {
  const [opened, setOpened] = useState(false);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return undefined;
    const again = () => button.current && panel.current && measure(button.current, panel.current);
    const gone = new AbortController();
    addEventListener('resize', again, { signal: gone.signal });
    addEventListener('scroll', again, { signal: gone.signal, passive: true });
    return () => gone.abort();
  }, [open, button, panel]);
  const onBeforeToggle = ({ newState }: ToggleEvent) => {
    const opens = newState === 'open';
    // the place is measured before the panel is shown, so that nobody sees it elsewhere
    if (opens && button.current && panel.current) measure(button.current, panel.current);
    setOpen(opens);
    if (opens) setOpened(true);
  };
  return { opened, onBeforeToggle };
}
