// Whether a reader holds a slider or a grip: with the pointer, or with a key that repeats on it. A key pressed once does not
// count. The page has one set of listeners while any component asks.
import { useSyncExternalStore } from 'react';

const HANDLES = 'input[type="range"], [role="slider"]';

const isHandle = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(HANDLES) !== null;

/** The events that end a hold. A key's hold ends with the key or with the focus, which a pointer that goes down elsewhere takes away. */
const ENDS = { pointer: ['pointerup', 'pointercancel'], key: ['keyup', 'focusout'] } as const;

export class Hold {
  readonly #listeners = new Set<() => void>();
  #by: keyof typeof ENDS | null = null;
  #stop = new AbortController();

  constructor(
    private readonly page: EventTarget,
    private readonly isHandle: (target: EventTarget | null) => boolean,
  ) {}

  readonly read = (): boolean => this.#by !== null;

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) this.#listen();
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#stop.abort();
      this.#by = null;
    };
  };

  #put(by: keyof typeof ENDS | null): void {
    if (by === this.#by) return;
    this.#by = by;
    for (const listener of this.#listeners) listener();
  }

  #listen(): void {
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    const on = (type: string, act: (event: Event) => void) =>
      this.page.addEventListener(type, act, { capture: true, passive: true, signal });
    on('pointerdown', (event) => {
      if ((event as PointerEvent).button === 0 && this.isHandle(event.target)) this.#put('pointer');
    });
    on('keydown', (event) => {
      if ((event as KeyboardEvent).repeat && this.#by === null && this.isHandle(event.target))
        this.#put('key');
    });
    for (const by of ['pointer', 'key'] as const) {
      for (const type of ENDS[by]) on(type, () => this.#by === by && this.#put(null));
    }
    // The pointer may be released while another window is in front, and then no event says so.
    globalThis.addEventListener?.('blur', () => this.#put(null), { signal });
  }
}

const hold = typeof document === 'undefined' ? null : new Hold(document, isHandle);
const never = () => () => {};
const no = () => false;

export const useHeld = (): boolean => useSyncExternalStore(hold?.subscribe ?? never, hold?.read ?? no, no);
