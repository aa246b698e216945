// Work in pieces: what a browser has to do in between, an input above all, does not wait for the whole of it.

/** Resolves in a task of its own, after those that are waiting. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
