// What the stage's box leaves for the pictures in it: the box is as high as the window allows, and a picture takes
// what the words around it do not. Measured before the browser paints, so that nobody sees another height.
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PictureRoom, STAGE } from '../figure/pictureRoom';

/** A placeholder that already has its picture's height, so that measuring it tells nothing. */
const WAITING = '.figure-wait';
/** Placeholders that show that more is still loading and will need space. */
const TO_COME = '.still-to-come';
/** Px below the box that are worth a hint. */
const MORE = 8;
const TOUCHES = ['pointerdown', 'keydown'] as const;

/** Px for each picture, as SpareHeight has them. */
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
    // nothing grows while a reader drags, for a sentence that gets shorter would move the figure under the hand
    let touched = false;
    let waiting = false;
    const measure = () => {
      // the box is as high on paper as the picture, which stays as it is on the screen (useWidth)
      if (matchMedia('print').matches) return;
      // the arrow keys scroll what has the focus
      if (place.scrollHeight > place.clientHeight) place.tabIndex = 0;
      else place.removeAttribute('tabindex');
      waiting = inside.querySelector(WAITING) !== null;
      if (waiting) return;
      const { height } = inside.getBoundingClientRect();
      // said by the box, since many systems show no scrollbar
      place.toggleAttribute('data-more', height > place.clientHeight + MORE);
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
      // set before the browser paints, which would otherwise show the old size for a frame
      flushSync(measure);
    };
    again.current = measure;
    // once the picture knows its width, which is before the browser lays out the page
    queueMicrotask(() => flushSync(measure));
    // a picture may be as high as its placeholder, and then no resize is reported
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
  // a picture that its width limits does not shrink at once when it is given less height, so ask again until it
  // fits
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked after every change
  useLayoutEffect(() => again.current(), [spare]);
  return spare;
}
