// Many numbers that come one by one, kept in pieces, so that growing never copies what is there.

const PIECE = 1 << 16;

export class Floats {
  readonly #full: Float64Array[] = [];
  #last = new Float64Array(PIECE);
  #used = 0;

  get length(): number {
    return this.#full.length * PIECE + this.#used;
  }

  push(value: number): void {
    if (this.#used === PIECE) {
      this.#full.push(this.#last);
      this.#last = new Float64Array(PIECE);
      this.#used = 0;
    }
    this.#last[this.#used++] = value;
  }

  /** All of them, ascending. It frees the pieces one by one. */
  sorted(): Float64Array {
    const all = new Float64Array(this.length);
    all.set(this.#last.subarray(0, this.#used), this.#full.length * PIECE);
    for (let i = this.#full.length - 1; i >= 0; i--) all.set(this.#full.pop() as Float64Array, i * PIECE);
    this.#last = new Float64Array(0);
    this.#used = 0;
    return all.sort();
  }
}
