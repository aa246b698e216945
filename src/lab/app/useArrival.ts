// Scrolls to what the reader has opened. The focus goes to the heading of a chapter, to the claim of the live figure, or to the first field
// of a form; other places in the text leave it where it is. Going back is left to the browser, which knows where the reader was.
import { useEffect, useRef } from 'react';
import { chapterAt } from '../chapters/frame/names';
import type { ArticlePlace } from '../chapters/place';
import type { Visit } from '../state/useHash';
import { useDocumentTitle } from '../ui/window/useDocumentTitle';
import { whenThere } from '../ui/window/whenThere';

/** Events which show that the reader is scrolling now. */
const TAKEN = ['wheel', 'pointerdown', 'touchstart', 'keydown'] as const;
/** Milliseconds in which figures above the target may still load and move it. */
const COMING = 5000;

/** Keeps the window at an element while what stands above it is still loading. Returns a function that ends this. */
export function arriveAt(element: Element): () => void {
  for (
    let fold = element.closest('details');
    fold !== null;
    fold = fold.parentElement?.closest('details') ?? null
  )
    fold.open = true;
  const go = () => element.scrollIntoView({ block: 'start', behavior: 'instant' });
  go();
  const sizes = new ResizeObserver(go);
  const letGo = () => {
    sizes.disconnect();
    clearTimeout(timer);
    for (const sign of TAKEN) removeEventListener(sign, letGo, { capture: true });
  };
  const timer = setTimeout(letGo, COMING);
  sizes.observe(document.body);
  for (const sign of TAKEN) addEventListener(sign, letGo, { capture: true, passive: true });
  return letGo;
}

/** Gives an element the focus, unless the reader has moved the focus since it was on `from`, for the element may load late. */
function offerFocus(element: HTMLElement | null, from: Element | null): void {
  const { activeElement, body } = document;
  if (activeElement === from || activeElement === body) element?.focus({ preventScroll: true });
}

export function useArrival(visit: Visit, { chapter, step, anchor }: ArticlePlace): void {
  const opened = chapterAt(chapter ?? '');
  const title = opened === null ? null : `${opened.number} ${opened.name}`;
  useDocumentTitle(title);

  const last = useRef<ArticlePlace['chapter'] | 'none'>('none');
  useEffect(() => {
    const before = last.current;
    last.current = chapter;
    if (visit.way === 'back') return;
    const from = document.activeElement;
    if (anchor !== null)
      return whenThere(anchor, (element) => {
        // an element on the stage is in the window already
        const letGo = element.closest('#lab') === null ? arriveAt(element) : () => {};
        // a form is opened to be filled in, so it does not get the focus on its heading
        if (element.matches('fieldset')) offerFocus(element.querySelector('input, select'), from);
        return letGo;
      });
    if (chapter === null) {
      // a link to the live figure leads to it also where the game stands above it
      if (visit.hash === 'lab') {
        return whenThere('lab', (stage) => {
          offerFocus(document.getElementById('claim'), from);
          // the stage has no box of its own on a phone, and its first words stand above the game
          const hasBox = stage.getClientRects().length > 0;
          return arriveAt(hasBox ? stage : (stage.querySelector('[data-sight]') ?? stage));
        });
      }
      // a page that has just been opened is at its top and needs no other focus
      if (before === 'none') return;
      window.scrollTo({ top: 0, behavior: 'instant' });
      document.getElementById('claim')?.focus({ preventScroll: true });
      return;
    }
    // a step's link stands in the text, which is to stay where the reader is
    if (step !== null && before === chapter) return;
    return whenThere(`${chapter}-title`, (heading) => {
      // a step is about its figure, so a narrow window shows the place for what the figure puts below itself, unless that is hidden or the
      // chapter has one figure only; in a wide window a step is read from the title, as a chapter is
      const choices =
        step === null ? null : document.querySelector('#lab > [data-below=chapter]:not([hidden])');
      const letGo = arriveAt(choices ?? heading.closest('section') ?? heading);
      offerFocus(heading, from);
      return letGo;
    });
  }, [visit, chapter, step, anchor]);
}
