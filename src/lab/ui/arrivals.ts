// Tells the parts that wait for late code when some of it has arrived. React shows a part at most once in 300 ms after the last placeholder,
// of whatever part, when it resumes that part by itself. A part that is drawn again for a reason of its own is shown at once.

let arrived = 0;
const listeners = new Set<() => void>();

/** Number of files of late code that have arrived so far. */
export const arrivals = (): number => arrived;

/** Calls `listener` after each arrival, until the function that this returns is called. */
export function onArrival(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Says that late code has arrived and can be drawn. */
export function announceArrival(): void {
  arrived++;
  for (const listener of listeners) listener();
}
