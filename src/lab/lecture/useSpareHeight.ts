// What a slide has left below its figure, for the pictures in it: those at the back of the room see little of a
// small one. It is taken back where they then do not fit; where a projector is lower than the words around a
// picture ask for, the picture gives way.
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { PictureRoom } from '../figure/pictureRoom';

/** Where figures stand beside words and controls; a narrower slide is walked down like a page. */
const BESIDE = '(min-width: 64rem)';
/** More is to come, which would have to be made room for again. */
const TO_COME = '.figure-wait, [aria-busy="true"], .still-to-come';
const TOUCHES = ['pointerdown', 'keydown'] as const;

export function useSpareHeight(figure: RefObject<HTMLElement | null>, step: string): number {
  const [spare, setSpare] = useState(0);
  const again = useRef(() => {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step has an element of its own
  useLayoutEffect(() => {
    const element = figure.current;
    if (!element) return;
    const room = new PictureRoom();
    // under a reader's hand nothing grows: a sentence that becomes a line shorter would move the figure that is
    // dragged
    let touched = false;
    const measure = () => {
      const bottom = element.getBoundingClientRect().bottom + window.scrollY;
      if (matchMedia(BESIDE).matches) {
        room.measure(bottom, window.innerHeight, () => !touched && !element.querySelector(TO_COME));
      } else {
        room.none(bottom);
      }
      setSpare(room.given);
    };
    const touch = () => {
      touched = true;
    };
    const resize = () => {
      touched = false;
      room.renew();
      measure();
    };
    again.current = measure;
    setSpare(0);
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    const states = new MutationObserver(measure);
    states.observe(element, { subtree: true, attributeFilter: ['aria-busy'] });
    const gone = new AbortController();
    const { signal } = gone;
    window.addEventListener('resize', resize, { signal });
    for (const name of TOUCHES) document.addEventListener(name, touch, { capture: true, signal });
    return () => {
      sizes.disconnect();
      states.disconnect();
      gone.abort();
    };
  }, [step]);
  // a picture that was as high as its width allows does not say that it would be no higher with less: ask until it
  // fits
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked after every change
  useLayoutEffect(() => again.current(), [spare]);
  return spare;
}
