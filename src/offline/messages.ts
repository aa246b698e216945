// What the page says to its service worker.

/** A reader wants the new build now. */
export const TAKE_OVER = 'take-over';
