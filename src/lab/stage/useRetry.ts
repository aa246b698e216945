// A failure that a figure reports while something lies over it: what asks again stands in the figure, where no hand reaches.
import { type RefObject, useEffect, useState } from 'react';

const REPORTED = '[role="alert"]';

/** The button of the failure that is reported in the element; null while there is none, or nobody looks. */
const retryIn = (element: HTMLElement | null): HTMLButtonElement | null =>
  [...(element?.querySelectorAll<HTMLButtonElement>(`${REPORTED} button`) ?? [])].at(-1) ?? null;

/** Presses that button; null while no failure is reported. Looked for only while `watched`. */
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
