// A finger on a handle drags it and does not scroll the page, unless it moves across the direction in which the handle moves.
// `touch-action` would say so, but Chromium (156 and before) heeds it on the outermost svg element only. On elements inside, the page
// scrolls after some 15 px and the drag is cancelled. This code therefore prevents the default action of each move of a finger that drags. It can be deleted
// once test/browser/touch.test.ts passes without it.
import type { RefCallback } from 'react';

/** Whether a finger's first move, in px to the right and down, drags a handle that moves left and right. */
export const isSideways = (right: number, down: number): boolean => Math.abs(right) >= Math.abs(down);

const holdTouch =
  (every: boolean): RefCallback<Element> =>
  (element) => {
    if (element === null) return;
    let from = { x: 0, y: 0 };
    let held: boolean | null = null;
    const start = ({ touches }: TouchEvent) => {
      from = { x: touches[0].clientX, y: touches[0].clientY };
      held = null;
    };
    const move = (event: TouchEvent) => {
      const [touch] = event.touches;
      held ??= every || isSideways(touch.clientX - from.x, touch.clientY - from.y);
      if (held && event.cancelable) event.preventDefault();
    };
    const gone = new AbortController();
    const { signal } = gone;
    element.addEventListener('touchstart', start as EventListener, { passive: true, signal });
    element.addEventListener('touchmove', move as EventListener, { passive: false, signal });
    return () => gone.abort();
  };

/** Holds a touch on a handle that goes anywhere. */
export const holdEvery = holdTouch(true);
/** Holds a touch on a handle that goes left and right. */
export const holdSideways = holdTouch(false);
