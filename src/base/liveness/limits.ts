// How long each kind of work may be silent, in seconds. The limits are generous: slow work that is ended for nothing has to start
// anew, while dead work costs only a wait. They were chosen by the longest silences of real work, as
// `npm run verify:faults -- --stretches` prints them: up to 3 s in most cases, and 8 s in a file of 50 MB, on two cores with
// four times as much work as they could do at once.

/** Seconds that a worker's code or data may take to load, which is long on a slow line. */
export const LOADING_LIMIT = 30;

/** Seconds that a worker may be silent while it works. */
export const WORKING_LIMIT = 20;

/** Seconds that a file may take that is read in one piece, wherever it lies. */
export const FILE_LIMIT = 60;

/** Seconds that may pass between two pieces of something from the network. */
export const ARRIVAL_LIMIT = 20;

/** Factor on the limit of a worker that replaces one which was ended before it had finished anything. */
export const LONGER = 2;

/** Seconds without a call after which an idle worker is ended. */
export const IDLE = 30;
