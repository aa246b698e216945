// A finger on a handle drags it and scrolls nothing; a finger that moves across the way a handle goes scrolls the
// page. `touch-action` would say so, but Chromium (156 and before) heeds it on the outermost svg element only: on
// what is drawn in it the page scrolls after some 15 px and the drag is cancelled. So the first move is cancelled
// here. Delete when test/browser/touch.test.ts passes without.
import type { RefCallback } from 'react';

/** What a finger means by its first move on a handle that goes left and right. */
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
