// A few recent replies, by the canonical text of their request. Dragging back and forth asks the same things again.

export class ResultCache<Value> {
  readonly #limit: number;
  readonly #entries = new Map<string, Value>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string): Value | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined) {
      // a Map keeps the order of insertion: re-inserting makes this the most recent
      this.#entries.delete(key);
      this.#entries.set(key, value);
    }
    return value;
  }

  set(key: string, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size > this.#limit) {
      const oldest = this.#entries.keys().next();
      if (!oldest.done) this.#entries.delete(oldest.value);
    }
  }

  /** The reply that is kept, else that of `ask`, to be kept. */
  async getOr(key: string, ask: () => Promise<Value>): Promise<Value> {
    const kept = this.get(key);
    if (kept !== undefined) return kept;
    const value = await ask();
    this.set(key, value);
    return value;
  }
}
