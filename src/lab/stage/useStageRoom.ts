// The height that the stage's box leaves for the pictures in it. The box is as high as the window allows, and a picture takes the
// height that the words around it do not. It is measured before the browser paints, so that no other height is ever seen.
import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { PictureRoom, STAGE } from '../figure/pictureRoom';
import { useMeasuredAgain } from '../figure/useMeasuredAgain';

/** A placeholder that already has its picture's height, so that measuring it tells nothing. */
const WAITING = '.figure-wait';
/** Placeholders that show that more is still loading and will need space. */
const TO_COME = '.still-to-come';
/** Largest height in px that may be hidden below the box without a hint that more lies there. */
const MORE = 8;
const TOUCHES = ['pointerdown', 'keydown'] as const;

/** Whether elements came or went that are no parts of a drawing. */
const changesText = ({ addedNodes, removedNodes }: MutationRecord): boolean =>
  [...addedNodes, ...removedNodes].some((node) => node instanceof HTMLElement);

/** The px by which each picture grows (figure/SpareHeight). */
export function useStageRoom(
  box: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
): number {
  const [spare, setSpare] = useState(0);
  const { drawn, again } = useMeasuredAgain(spare);
  useLayoutEffect(() => {
    const place = box.current;
    const inside = content.current;
    if (!place || !inside) return;
    const room = new PictureRoom(STAGE);
    // once the reader has touched the page nothing grows, since a sentence that gets shorter would move the figure that is dragged
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
      // the box marks that more lies below, since many systems show no scrollbar
      place.toggleAttribute('data-more', height > place.clientHeight + MORE);
      room.measure(
        height,
        place.clientHeight,
        drawn.current,
        () => !touched && !inside.querySelector(TO_COME),
      );
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
    // measure once the picture knows its width, which is before the browser lays out the page
    queueMicrotask(() => flushSync(measure));
    // A picture may be as high as its placeholder, and then no resize is reported. A text that comes or goes is measured at once too, so
    // that the box never scrolls without being in the order of the Tab key. What changes within a drawing is left to `sizes`.
    const arrivals = new MutationObserver((changes) => {
      if (waiting || changes.some(changesText)) flushSync(measure);
    });
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
  }, [box, content, drawn, again]);
  return spare;
}
