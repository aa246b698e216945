// Whether somebody looks at a part of the page: it is in the window or near it, or is used by whoever does not scroll there.
import { useEffect, useState } from 'react';
import { observeVisibility } from './visibility';

/** Px around the window that count as seen, so that a part is up to date when it comes in. */
const MARGIN = 300;
/** Milliseconds that a click may come after the finger has been lifted. */
const REST = 400;

/** What is pressed and let go of; anything else that is held answers while it is. */
const PRESSED = 'a, button, label, summary';
const ENDS = ['pointerup', 'pointercancel'] as const;

/**
 * 'away' from when the element is known to be out of the window until it comes back or is used there. 'pressed' between the press of a
 * link or a button in it and the click, which goes astray if they move meanwhile.
 */
export type LookedAt = 'seen' | 'away' | 'pressed';

/** Of the element with this id. */
export function useLookedAt(id: string): LookedAt {
  const [seen, setSeen] = useState(true);
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) {
      console.error(`useLookedAt: the page has no element "${id}", so nothing is left as it was.`);
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ignore = observeVisibility(element, MARGIN, (visible) => {
      setSeen(visible);
      // for style sheets (./whileDragged)
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
  return pressed ? 'pressed' : seen ? 'seen' : 'away';
}
