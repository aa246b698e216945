// What a slide has left below its figure, for the pictures in it: those at the back of the room see little of a small one.
// It is measured as the slide stands, given to the pictures, and taken back where they then do not fit; where a projector is
// lower than what is said around a picture asks for, the picture gives way.
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Where figures stand beside words and controls; a narrower slide is walked down like a page. */
const BESIDE = '(min-width: 64rem)';
/** Px that stay free at the end of a slide, and how many of them may be used up before something is taken back. */
const AIR = 20;
const GIVES_WAY = 10;
/** Px that a picture may become lower than usual; whoever draws it knows what is too little. */
const GIVEN_UP = 160;
/** What says that more is to come, which would have to be made room for again. */
const TO_COME = '.figure-wait, [aria-busy="true"], .still-to-come';
/** Px that are not worth another size. */
const LITTLE = 20;
/** Changes of size that a slide may take to come to rest: what is loaded late asks for one each. */
const MOST_CHANGES = 8;
/** By which a reader's hand is told. */
const TOUCHES = ['pointerdown', 'keydown'] as const;

export function useSpareHeight(figure: RefObject<HTMLElement | null>, step: string): number {
  const [spare, setSpare] = useState(0);
  const again = useRef(() => {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step has an element of its own
  useLayoutEffect(() => {
    const element = figure.current;
    if (!element) return;
    let given = 0;
    let changes = 0;
    // under a reader's hand nothing grows: a sentence that becomes a line shorter would move the figure that is dragged
    let touched = false;
    // where something beside a picture is what is too high, a lower picture is of no use
    let helps = true;
    let before = { given: 0, bottom: 0 };
    const give = (px: number, bottom: number) => {
      before = { given, bottom };
      given = Math.max(-GIVEN_UP, Math.round(px));
      changes += 1;
      setSpare(given);
    };
    const measure = () => {
      const bottom = element.getBoundingClientRect().bottom + window.scrollY;
      if (!matchMedia(BESIDE).matches) return given === 0 ? undefined : give(0, bottom);
      const left = window.innerHeight - AIR - bottom;
      // two pictures one above the other take a px twice
      const taken = given === before.given ? 1 : (bottom - before.bottom) / (given - before.given);
      const each = left / Math.min(3, Math.max(1, taken));
      if (left < -GIVES_WAY) {
        if (given < 0 && bottom >= before.bottom) helps = false;
        if (given > 0 || (helps && given > -GIVEN_UP)) give(given + each, bottom);
        else if (!helps && given < 0) give(0, bottom);
      } else if (left > LITTLE && !touched && changes < MOST_CHANGES && !element.querySelector(TO_COME)) {
        give(given + each, bottom);
      }
    };
    const touch = () => {
      touched = true;
    };
    const resize = () => {
      changes = 0;
      touched = false;
      helps = true;
      measure();
    };
    again.current = measure;
    setSpare(0);
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    const states = new MutationObserver(measure);
    states.observe(element, { subtree: true, attributeFilter: ['aria-busy'] });
    window.addEventListener('resize', resize);
    for (const name of TOUCHES) document.addEventListener(name, touch, { capture: true });
    return () => {
      sizes.disconnect();
      states.disconnect();
      window.removeEventListener('resize', resize);
      for (const name of TOUCHES) document.removeEventListener(name, touch, { capture: true });
    };
  }, [step]);
  // a picture that was as high as its width allows does not say that it would be no higher with less: ask until it fits
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked after every change
  useLayoutEffect(() => again.current(), [spare]);
  return spare;
}
