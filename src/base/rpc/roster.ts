// A limit on the number of workers that are alive at once. When it is reached, the worker that has rested longest is ended
// to make room for another. While no worker rests, whoever needs one waits.

/** An owner of at most one worker. */
export interface Member {
  /** The time by performance.now() since which the member's worker has rested; null while it works, and if it must not be ended. */
  resting(): number | null;
  /** Ends the member's worker. The member must then leave the roster. */
  retire(): void;
}

export class Roster {
  readonly #alive = new Set<Member>();
  readonly #waiting: (() => void)[] = [];

  constructor(readonly most: number) {}

  /** Resolves when there is room for the member's worker, which counts as alive from then on. */
  async enter(member: Member): Promise<void> {
    while (!this.#hasRoom()) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#alive.add(member);
  }

  leave(member: Member): void {
    if (this.#alive.delete(member)) this.rested();
  }

  /** Tells the roster that a worker rests now and may be ended for another. */
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
