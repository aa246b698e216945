// How long each thing may be silent, in seconds. Generous: to end a slow one for nothing costs its work anew, and a
// dead one costs only a wait. Chosen by the longest silences of real work, as
// `npm run verify:faults -- --stretches` prints them: up to 3 s in most, 8 s in a file of 50 MB, on two cores that
// four times as much work was waiting for.

/** Seconds that code or data may take to load: it comes late on a slow line. */
export const LOADING_LIMIT = 30;

export const WORKING_LIMIT = 20;

/** Seconds that a file may take, read in one piece from wherever it lies. */
export const FILE_LIMIT = 60;

export const ARRIVAL_LIMIT = 20;

/** Each time something is replaced without having finished anything, the next one is given so much longer. */
export const LONGER = 2;

export const IDLE = 30;
