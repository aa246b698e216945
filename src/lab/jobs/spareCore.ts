// Whether this machine has a core to spare. The page and an audit take two, so half of the curves get a core of their own
// only if there are more.

/** Cores, as the browser tells them, from which on one is to spare. */
const CORES = 4;

export const hasSpareCore = (): boolean => navigator.hardwareConcurrency >= CORES;
