// Whether the reader wants to know what stands under the pointer, because they have moved it, pressed it on no control, or used an
// arrow key.
import { Listeners } from '../../work';

/** Whether the reader moved the pointer. A browser also reports a move where the page has changed under a resting pointer. */
const isOwnMove = ({ movementX, movementY }: PointerEvent): boolean => movementX !== 0 || movementY !== 0;

/**
 * Whether something is pressed for what it does. The press says nothing about what stands under the pointer afterwards, such as a figure
 * whose cover the button has taken away.
 */
const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, input, select, label, summary') !== null;

/** Whether the last event was a move of the reader, a press on no control, or an arrow key. */
let isAsked = false;
let gone = new AbortController();

/** The page's one set of listeners, so that a component that is mounted later knows of earlier events. */
export const readerAsks = new Listeners(
  () => {
    gone = new AbortController();
    // these listeners run before those of the figure
    const early = { capture: true, signal: gone.signal };
    const ask = (asked: boolean) => {
      isAsked = asked;
      if (asked) readerAsks.tell();
    };
    window.addEventListener('pointermove', (event) => ask(isOwnMove(event)), early);
    window.addEventListener('pointerdown', ({ target }) => ask(!isControl(target)), early);
    window.addEventListener('keydown', ({ key }) => key.startsWith('Arrow') && ask(true), early);
  },
  () => {
    gone.abort();
    isAsked = false;
  },
);

export const readerHasAsked = (): boolean => isAsked;
