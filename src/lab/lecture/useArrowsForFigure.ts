// Gives the arrow keys to a figure that is played with them as soon as its slide is shown. The page keys still lead to the next step.
import { type RefObject, useEffect } from 'react';

/** Selector of the element that uses the arrows. It is focused itself, since a focused choice would look as if it had been made. */
const TAKES_ARROWS = '[data-takes-arrows]';

/**
 * Focuses the figure as soon as it is drawn, once for each step. If the reader has moved to another control since the slide was shown,
 * that control keeps the focus. The button or link that led to the slide does not keep it.
 */
export function useArrowsForFigure(figure: RefObject<HTMLElement | null>, step: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step has an element of its own
  useEffect(() => {
    const element = figure.current;
    if (!element) return;
    const onArrival = document.activeElement;
    const focus = () => {
      const place = element.querySelector<HTMLElement>(TAKES_ARROWS);
      if (!place) return;
      watching.disconnect();
      const { activeElement } = document;
      const stayed = activeElement === null || activeElement === document.body || activeElement === onArrival;
      if (stayed) place.focus({ preventScroll: true });
    };
    const watching = new MutationObserver(focus);
    watching.observe(element, { subtree: true, childList: true });
    focus();
    return () => watching.disconnect();
  }, [step]);
}
