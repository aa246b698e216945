// Whether an element is in the window or near it. The one place that asks the browser.
import { useState } from 'react';
import { usePrinting } from './usePrinting';

type Watched = [ref: (element: HTMLElement | null) => (() => void) | undefined, visible: boolean];

/** `margin` is px around the window that count as in it. `forGood`: what has been in it stays so. */
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
  // paper has no window, so all of it is seen there
  const printing = usePrinting();
  if (printing && forGood && !visible) setVisible(true);
  return [ref, visible];
}

/** Px around the window, so that a figure is there when it comes in. */
const SEEN_MARGIN = 300;

/** Computing for what has not been in the window yet would compete with the figure on the screen. */
export const useSeen = (): Watched => useVisible(SEEN_MARGIN, true);

/** Visibility for what is computed anew again and again. */
export const useInWindow = (): Watched => useVisible(0, false);
