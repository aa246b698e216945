// Whether this machine has a core to spare. The page and an audit take two, so half of the curves get a core of their own
// only if there are more.

/** The number of cores, as the browser reports it, from which one core is free for other work. */
const CORES = 4;

export const hasSpareCore = (): boolean => navigator.hardwareConcurrency >= CORES;
