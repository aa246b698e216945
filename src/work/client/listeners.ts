// A list of listeners that are called on every change, with `subscribe` as React's useSyncExternalStore needs it.

export class Listeners {
  readonly #all = new Set<() => void>();

  /** `begin` is called before the first listener comes, `end` once the last one has left. */
  constructor(
    private readonly begin = () => {},
    private readonly end = () => {},
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.#all.size === 0) this.begin();
    this.#all.add(listener);
    return () => {
      if (this.#all.delete(listener) && this.#all.size === 0) this.end();
    };
  };

  tell(): void {
    for (const listener of this.#all) listener();
  }
}
