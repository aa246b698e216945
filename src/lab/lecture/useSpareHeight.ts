// The height that a slide has left below its figure, in px. The pictures in the figure grow by it, because a small picture is hard
// to see from the back of the room. The height is taken back where the pictures do not fit with it, and it is negative where a low
// projector leaves a picture less room than the words around it take.
import { type RefObject, useLayoutEffect, useState } from 'react';
import { PictureRoom } from '../figure/pictureRoom';
import { useMeasuredAgain } from '../figure/useMeasuredAgain';

/** The windows in which figures stand beside words and controls. A narrower slide is scrolled like a page. */
const BESIDE = '(min-width: 64rem)';
/** Selector of what is still loading or computing. No height is given away while it will need room. */
const TO_COME = '.figure-wait, [aria-busy="true"], .still-to-come';
const TOUCHES = ['pointerdown', 'keydown'] as const;

export function useSpareHeight(figure: RefObject<HTMLElement | null>, step: string): number {
  const [spare, setSpare] = useState(0);
  const { drawn, again } = useMeasuredAgain(spare);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step has an element of its own
  useLayoutEffect(() => {
    const element = figure.current;
    if (!element) return;
    const room = new PictureRoom();
    // once the reader has touched the slide, nothing grows: a sentence that becomes a line shorter would otherwise
    // move the figure that is dragged
    let touched = false;
    const measure = () => {
      const bottom = element.getBoundingClientRect().bottom + window.scrollY;
      if (matchMedia(BESIDE).matches) {
        room.measure(
          bottom,
          window.innerHeight,
          drawn.current,
          () => !touched && !element.querySelector(TO_COME),
        );
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
  return spare;
}
