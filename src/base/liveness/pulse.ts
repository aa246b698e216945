// Tells the owner of this thread that its work moves on. One thread does one piece of work at a time, so the pulse belongs
// to the thread and is not handed through every function.

/** Least time between two beats, in milliseconds. */
const BETWEEN_BEATS = 400;

let listener: (() => void) | null = null;
let between = BETWEEN_BEATS;
let last = Number.NEGATIVE_INFINITY;

/** Calls `hear` at beats, but not more often than every so many milliseconds. Null ends this. */
export function onBeat(hear: (() => void) | null, milliseconds = BETWEEN_BEATS): void {
  listener = hear;
  between = milliseconds;
  last = Number.NEGATIVE_INFINITY;
}

/** Tells the owner that the work moves on; cheap enough for every slice of work. */
export function beat(): void {
  if (listener === null) return;
  const now = performance.now();
  if (now - last < between) return;
  last = now;
  listener();
}
