// A part of the page that leaves the processor alone while it is out of sight: dragging something elsewhere changes the
// scenario and every result with each move. It then stays as it was, and catches up once things have come to rest, so
// that links, tables and a search in the page are right.
import { type ReactNode, Suspense, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { observeVisibility } from './visibility';
import { onceLetGo } from './whileDragged';

/** Px around the window that count as seen, so that a part is up to date when it comes in. */
const MARGIN = 300;
/** Milliseconds without a change. */
const REST = 400;

/** What is pressed and let go of; anything else that is held answers while it is. */
const PRESSED = 'a, button, label, summary';
const ENDS = ['pointerup', 'pointercancel'] as const;

interface Use {
  /** True until the element is known to be out of the window, and again once it is used there. */
  seen: boolean;
  /** Between the press of a link or a button and its click, which goes astray if they move meanwhile. */
  pressed: boolean;
}

/** Of the element with this id. */
function useUse(id: string): Use {
  const [seen, setSeen] = useState(true);
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) {
      console.error(`FreezeOffscreen: the page has no element "${id}", so nothing is left as it was.`);
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ignore = observeVisibility(element, MARGIN, (visible) => {
      setSeen(visible);
      // for style sheets (ui/whileDragged)
      element.toggleAttribute('data-away', !visible);
    });
    const wake = () => setSeen(true);
    // a screen reader's click neither scrolls nor focuses. Heard of after React: drawn in between, a radio button that is
    // being chosen would be put back
    const clicked = (event: Event) => {
      if (!event.composedPath().includes(element)) return;
      setSeen(true);
      setPressed(false);
    };
    const press = ({ target }: Event) => {
      clearTimeout(timer);
      if (target instanceof Element && target.closest(PRESSED)) setPressed(true);
    };
    const release = () => {
      clearTimeout(timer);
      // a finger's click comes a while after it has been lifted, or never
      timer = setTimeout(() => setPressed(false), REST);
    };
    // while the event goes down: what it changes is then drawn with it
    element.addEventListener('focusin', wake, { capture: true });
    window.addEventListener('click', clicked);
    element.addEventListener('pointerdown', press, { capture: true });
    for (const end of ENDS) window.addEventListener(end, release, { capture: true });
    return () => {
      clearTimeout(timer);
      ignore();
      element.removeAttribute('data-away');
      element.removeEventListener('focusin', wake, { capture: true });
      window.removeEventListener('click', clicked);
      element.removeEventListener('pointerdown', press, { capture: true });
      for (const end of ENDS) window.removeEventListener(end, release, { capture: true });
    };
  }, [id]);
  return { seen, pressed };
}

interface FreezeOffscreenProps {
  /** Id of the element whose place on the page counts. */
  of: string;
  children: ReactNode;
}

export function FreezeOffscreen({ of, children }: FreezeOffscreenProps) {
  const { seen, pressed } = useUse(of);
  const [rested, setRested] = useState(children);
  useEffect(() => {
    if (seen || pressed) return;
    const catchUp = () => startTransition(() => setRested(children));
    let takeBack = () => {};
    const timer = setTimeout(() => {
      takeBack = onceLetGo(catchUp);
    }, REST);
    return () => {
      clearTimeout(timer);
      takeBack();
    };
  }, [seen, pressed, children]);
  // the same elements as before: React passes them over
  const drawn = useRef(children);
  if (!pressed && (seen || rested === children)) drawn.current = children;
  const now = drawn.current;
  // A boundary, so that what stood in the markup is taken over part by part, each in slices. The same boundary while
  // nothing changes: drawing it anew would have React take that part over at once and in one piece.
  return useMemo(() => <Suspense fallback={null}>{now}</Suspense>, [now]);
}
