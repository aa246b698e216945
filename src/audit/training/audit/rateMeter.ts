// How fast something goes, over its last few seconds. Reads no clock.

/** Milliseconds looked back. */
const WINDOW = 8000;

export class RateMeter {
  private marks: { at: number; done: number }[] = [];

  /** Work starts, or starts again: idle time does not count. `now` in milliseconds. */
  start(now: number, done: number): void {
    this.marks = [{ at: now, done }];
  }

  mark(now: number, done: number): void {
    this.marks.push({ at: now, done });
    while (this.marks.length > 2 && this.marks[1].at < now - WINDOW) this.marks.shift();
  }

  /** Units per second; 0 before the first mark. */
  get value(): number {
    const first = this.marks[0];
    const last = this.marks.at(-1);
    if (!first || !last || last.done === first.done) return 0;
    return (1000 * (last.done - first.done)) / Math.max(1, last.at - first.at);
  }
}
