// Whether an element is in the window or near it, or has been there.
import { useState } from 'react';
import { usePrinting } from './usePrinting';

type Watched = [ref: (element: HTMLElement | null) => (() => void) | undefined, visible: boolean];

/**
 * @param margin px around the window that count as in it
 * @param forGood whether an element counts as visible once it has been in the window
 */
function useVisible(margin: number, forGood: boolean): Watched {
  const [visible, setVisible] = useState(false);
  const [ref] = useState(() => (element: HTMLElement | null) => {
    if (element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const now = entries.at(-1)?.isIntersecting ?? true;
        if (now || !forGood) setVisible(now);
      },
      { rootMargin: `${margin}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  });
  // every part is visible on paper, where there is no window
  const printing = usePrinting();
  if (printing && forGood && !visible) setVisible(true);
  return [ref, visible];
}

/** Margin in px around the window, large enough that a figure is drawn by the time it is scrolled into the window. */
const SEEN_MARGIN = 300;

/** Whether an element has been in or near the window. A part that has not been there computes nothing, so that it does not slow down the figure on the screen. */
export const useSeen = (): Watched => useVisible(SEEN_MARGIN, true);

/** Whether an element is in the window now, for parts that compute again and again while they are seen. */
export const useInWindow = (): Watched => useVisible(0, false);
