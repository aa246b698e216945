// Whether an element is in the window or near it. The one place that asks the browser.
import { useState } from 'react';

/** Tells at once, and whenever it changes; `margin` is px around the window that count as in it. Call what it returns to end. */
function observeVisibility(
  element: Element,
  margin: number,
  onChange: (visible: boolean) => void,
): () => void {
  const observer = new IntersectionObserver((entries) => onChange(entries.at(-1)?.isIntersecting ?? true), {
    rootMargin: `${margin}px 0px`,
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Px around the window, so that a figure is there when it comes in. */
const SEEN_MARGIN = 300;

/** True once the element has been in the window: computing before that would compete with the figure on the screen. */
export function useSeen(): [(element: HTMLElement | null) => (() => void) | undefined, boolean] {
  const [seen, setSeen] = useState(false);
  const [ref] = useState(
    () => (element: HTMLElement | null) =>
      element ? observeVisibility(element, SEEN_MARGIN, (visible) => visible && setSeen(true)) : undefined,
  );
  return [ref, seen];
}

/** Whether the element is in the window now: for what is computed anew again and again. */
export function useInWindow(): [(element: HTMLElement | null) => (() => void) | undefined, boolean] {
  const [seen, setSeen] = useState(false);
  const [ref] = useState(
    () => (element: HTMLElement | null) => (element ? observeVisibility(element, 0, setSeen) : undefined),
  );
  return [ref, seen];
}
