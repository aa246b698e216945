// A figure that is played with the arrow keys has them from its slide's arrival on, without a press first. The page keys walk on.
import { type RefObject, useEffect } from 'react';

/** The first control of what says that the arrows are its own. */
const TAKES_ARROWS = '[data-takes-arrows] button';

/**
 * Focuses that control as soon as it is drawn, once a step. A reader who has gone to another control since the slide came keeps it; the
 * button or link that led here does not, for its work is done.
 */
export function useArrowsForFigure(figure: RefObject<HTMLElement | null>, step: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step has an element of its own
  useEffect(() => {
    const element = figure.current;
    if (!element) return;
    const onArrival = document.activeElement;
    const focus = () => {
      const control = element.querySelector<HTMLElement>(TAKES_ARROWS);
      if (!control) return;
      watching.disconnect();
      const { activeElement } = document;
      const stayed = activeElement === null || activeElement === document.body || activeElement === onArrival;
      if (stayed) control.focus({ preventScroll: true });
    };
    const watching = new MutationObserver(focus);
    watching.observe(element, { subtree: true, childList: true });
    focus();
    return () => watching.disconnect();
  }, [step]);
}
