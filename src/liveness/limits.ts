// How long each thing may be silent, in seconds. Generous: to end a slow one for nothing costs its work anew, and a dead
// one costs only a wait. `npm run verify:faults -- --stretches` prints the longest silences of real work they are
// chosen by.

/** A worker whose script has not run yet: on a slow line it comes late. */
export const LOADING_LIMIT = 30;

/** A worker at work, between two beats. */
export const WORKING_LIMIT = 20;

/** A file between two pieces of it. */
export const ARRIVAL_LIMIT = 20;

/** Each time something is replaced without having finished anything, the next one is given so much longer. */
export const LONGER = 2;
