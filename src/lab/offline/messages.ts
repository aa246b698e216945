// What the page says to its service worker.

/** Message that a reader wants the new build now. */
export const TAKE_OVER = 'take-over';

/** A first visit goes on from the copy at once. Said by the page once the worker is activated: what a claimed page asks
 * for waits for the end of the activation, which in Firefox may wait for that page in turn, for ever. */
export const CLAIM = 'claim';
