// A figure that is played with the arrow keys has them from its slide's arrival on, without a press first. The page keys walk on.
import { type RefObject, useEffect } from 'react';

/** What says that the arrows are its own. It has the focus itself: one of its choices would look as if it had been made. */
const TAKES_ARROWS = '[data-takes-arrows]';

/**
 * Focuses it as soon as it is drawn, once a step. A reader who has gone to another control since the slide came keeps it; the
 * button or link that led here does not, for its work is done.
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
