// How long each thing may be silent, in seconds. Generous: to end a slow one for nothing costs its work anew, and a
// dead one costs only a wait. Chosen by the longest silences of real work, as
// `npm run verify:faults -- --stretches` prints them: up to 3 s in most, 8 s in a file of 50 MB, on two cores that
// four times as much work was waiting for.

/** On a slow line it comes late. */
export const LOADING_LIMIT = 30;

export const WORKING_LIMIT = 20;

/** In one piece, from wherever the file lies. */
export const FILE_LIMIT = 60;

export const ARRIVAL_LIMIT = 20;

/** Each time something is replaced without having finished anything, the next one is given so much longer. */
export const LONGER = 2;

export const IDLE = 30;
