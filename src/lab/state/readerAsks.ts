// Whether the reader asks what stands under the pointer: by a move, a press or an arrow key of their own.
import { Listeners } from '../../work';

/** A browser tells of a move also where the page has changed under the pointer, and the pointer rests. */
const isOwnMove = ({ movementX, movementY }: PointerEvent): boolean => movementX !== 0 || movementY !== 0;

/** Whether the last that was heard of the reader was a move, a press or an arrow key. */
let isAsked = false;
let gone = new AbortController();

/** One set of listeners for the page, so that what is drawn only while it is shown knows what was heard before. */
export const readerAsks = new Listeners(
  () => {
    gone = new AbortController();
    // the listener runs before the figure hears of the event
    const early = { capture: true, signal: gone.signal };
    const ask = (asked: boolean) => {
      isAsked = asked;
      if (asked) readerAsks.tell();
    };
    window.addEventListener('pointermove', (event) => ask(isOwnMove(event)), early);
    window.addEventListener('pointerdown', () => ask(true), early);
    window.addEventListener('keydown', ({ key }) => key.startsWith('Arrow') && ask(true), early);
  },
  () => {
    gone.abort();
    isAsked = false;
  },
);

export const readerHasAsked = (): boolean => isAsked;
