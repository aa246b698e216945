// How many workers may be alive at once: one more is started when one that rests has been ended for it, the one
// that has rested longest. While all are at work, whoever needs one waits.

/** An owner of at most one worker. */
export interface Member {
  /** Time by performance.now() since which the member's worker has rested; null while it works, and of one that is to stay. */
  resting(): number | null;
  /** Ends the member's worker, by which the member leaves the roster. */
  retire(): void;
}

export class Roster {
  readonly #alive = new Set<Member>();
  readonly #waiting: (() => void)[] = [];

  constructor(readonly most: number) {}

  async enter(member: Member): Promise<void> {
    while (!this.#hasRoom()) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#alive.add(member);
  }

  leave(member: Member): void {
    if (this.#alive.delete(member)) this.rested();
  }

  /** A worker rests now, and may be ended for another. */
  rested(): void {
    this.#waiting.shift()?.();
  }

  #hasRoom(): boolean {
    if (this.#alive.size < this.most) return true;
    let longest: Member | null = null;
    let since = Infinity;
    for (const member of this.#alive) {
      const own = member.resting();
      if (own === null || own >= since) continue;
      [longest, since] = [member, own];
    }
    longest?.retire();
    return this.#alive.size < this.most;
  }
}
