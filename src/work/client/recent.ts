// Keeps a few values by key, namely those that were set or read last.

export class Recent<Value> {
  // a Map keeps the order of insertion: the most recent is last
  readonly #values = new Map<string, Value>();

  constructor(private readonly most: number) {}

  get(key: string): Value | undefined {
    const value = this.#values.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    this.#values.delete(key);
    this.#values.set(key, value);
    for (const oldest of this.#values.keys()) if (this.#values.size > this.most) this.delete(oldest);
  }

  delete(key: string): void {
    this.#values.delete(key);
  }
}
