// Messages from the page to its service worker (workers/offline.worker.ts).

/** Asks the service worker of the new build to take over now. */
export const TAKE_OVER = 'take-over';

/**
 * Asks the service worker to serve this page too, so that a first visit goes on from the copy. The page sends it once the worker is
 * activated. A claim during activation may never end in Firefox: requests of a claimed page wait for the activation to end, and the
 * activation waits for that page.
 */
export const CLAIM = 'claim';
