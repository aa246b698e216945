// Whether this machine has a core to spare: the page and an audit take two, so that half of the curves can have one of their own only
// where there are more.

/** Cores, as the browser tells them, from which on one is to spare. */
const CORES = 4;

export const hasSpareCore = (): boolean => navigator.hardwareConcurrency >= CORES;
