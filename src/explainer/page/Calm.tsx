// A part of the page that leaves the processor alone while it is out of sight: dragging something elsewhere changes the
// scenario and every result with each move. It then stays as it was, and catches up once things have come to rest, so
// that links, tables and a search in the page are right.
import { type ReactNode, Suspense, startTransition, useEffect, useRef, useState } from 'react';

/** Px around the window that count as seen, so that a part is up to date when it comes in. */
const MARGIN = 300;
/** Milliseconds without a change. */
const REST = 400;

/** What a reader without a view of it does to a part: a screen reader's click does not scroll. */
const USES = ['click', 'focusin'] as const;

/** True until the element with this id is known to be out of the window, and again once it is used there. */
function useInWindow(id: string): boolean {
  const [seen, setSeen] = useState(true);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? true), {
      rootMargin: `${MARGIN}px 0px`,
    });
    observer.observe(element);
    const wake = () => setSeen(true);
    // while the event goes down: what it changes is then drawn with it
    for (const use of USES) element.addEventListener(use, wake, { capture: true });
    return () => {
      observer.disconnect();
      for (const use of USES) element.removeEventListener(use, wake, { capture: true });
    };
  }, [id]);
  return seen;
}

interface CalmProps {
  /** Id of the element whose place on the page counts. */
  of: string;
  children: ReactNode;
}

export function Calm({ of, children }: CalmProps) {
  const seen = useInWindow(of);
  const [rested, setRested] = useState(children);
  useEffect(() => {
    if (seen) return;
    const timer = setTimeout(() => startTransition(() => setRested(children)), REST);
    return () => clearTimeout(timer);
  }, [seen, children]);
  // the same elements as before: React passes them over
  const drawn = useRef(children);
  if (seen || rested === children) drawn.current = children;
  // a boundary, so that what stood in the markup is taken over part by part
  return <Suspense fallback={null}>{drawn.current}</Suspense>;
}
