// What the stage's box leaves for the pictures in it: the box is as high as the window allows, and a picture takes what the words
// around it do not. Measured before the browser paints, so that nobody sees another height.
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PictureRoom, STAGE } from '../figure/pictureRoom';

/** Stands for a picture that is not there yet, and is as high as it is: nothing is learnt from it. */
const WAITING = '.figure-wait';
/** What says that more is to come, which would have to be made room for again. */
const TO_COME = '.still-to-come';
const TOUCHES = ['pointerdown', 'keydown'] as const;

/** Px for each picture, as SpareHeight has them. Another figure needs another box, drawn anew (`key`). */
export function useStageRoom(
  box: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
): number {
  const [spare, setSpare] = useState(0);
  const again = useRef(() => {});
  useLayoutEffect(() => {
    const place = box.current;
    const inside = content.current;
    if (!place || !inside) return;
    const room = new PictureRoom(STAGE);
    // under a reader's hand nothing grows: a sentence that becomes a line shorter would move the figure that is dragged
    let touched = false;
    let waiting = false;
    const measure = () => {
      waiting = inside.querySelector(WAITING) !== null;
      if (waiting) return;
      const { height } = inside.getBoundingClientRect();
      room.measure(height, place.clientHeight, () => !touched && !inside.querySelector(TO_COME));
      setSpare(room.given);
    };
    const touch = () => {
      touched = true;
    };
    let last = place.clientHeight;
    const resize = () => {
      if (place.clientHeight !== last) {
        last = place.clientHeight;
        touched = false;
        room.renew();
      }
      // drawn before the frame is, which would otherwise show the size of before
      flushSync(measure);
    };
    again.current = measure;
    // once the picture knows its width, which is before the browser lays out the page
    queueMicrotask(() => flushSync(measure));
    // a picture may come that is as high as what stood for it: no size tells of it
    const arrivals = new MutationObserver(() => waiting && flushSync(measure));
    arrivals.observe(inside, { childList: true, subtree: true });
    const sizes = new ResizeObserver(resize);
    sizes.observe(inside);
    sizes.observe(place);
    for (const name of TOUCHES) document.addEventListener(name, touch, { capture: true });
    return () => {
      arrivals.disconnect();
      sizes.disconnect();
      for (const name of TOUCHES) document.removeEventListener(name, touch, { capture: true });
    };
  }, [box, content]);
  // a picture that was as high as its width allows does not say that it would be no higher with less: ask until it fits
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked after every change
  useLayoutEffect(() => again.current(), [spare]);
  return spare;
}
