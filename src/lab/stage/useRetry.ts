// Repeats a failed request of a covered figure. The button that does so stands in the figure, under the cover, where no reader can press it.
import { type RefObject, useEffect, useState } from 'react';

const REPORTED = '[role="alert"]';

/** The button of the last failure that is reported in the element; null while there is none. */
const retryIn = (element: HTMLElement | null): HTMLButtonElement | null =>
  [...(element?.querySelectorAll<HTMLButtonElement>(`${REPORTED} button`) ?? [])].at(-1) ?? null;

/** A function that presses that button; null while no failure is reported. Failures are looked for only while `watched`. */
export function useRetry(content: RefObject<HTMLElement | null>, watched: boolean): (() => void) | null {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const element = content.current;
    if (!watched || element === null) return;
    const look = () => setFailed(retryIn(element) !== null);
    look();
    const changes = new MutationObserver(look);
    changes.observe(element, { childList: true, subtree: true });
    return () => changes.disconnect();
  }, [content, watched]);
  return watched && failed ? () => retryIn(content.current)?.click() : null;
}
