// Whether a reader holds something that changes a value: a slider or a grip under the pointer, or a key that repeats on one. A key
// pressed once is no hold. One set of listeners on the page while anybody asks.
import { useSyncExternalStore } from 'react';

const HANDLES = 'input[type="range"], [role="slider"]';

const isHandle = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(HANDLES) !== null;

/** What is held on a page. Framework-free. */
class Hold {
  readonly #page: EventTarget;
  readonly #listeners = new Set<() => void>();
  #held = false;
  #stop = new AbortController();

  /** `page`: a document, whose window is asked too: the pointer may be let go of where another one is in front. */
  constructor(page: EventTarget) {
    this.#page = page;
  }

  readonly read = (): boolean => this.#held;

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) this.#listen();
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#stop.abort();
      this.#held = false;
    };
  };

  #put(held: boolean): void {
    if (held === this.#held) return;
    this.#held = held;
    for (const listener of this.#listeners) listener();
  }

  #listen(): void {
    this.#stop = new AbortController();
    const options = { capture: true, passive: true, signal: this.#stop.signal };
    const on = (type: string, act: (event: Event) => void) => this.#page.addEventListener(type, act, options);
    const end = () => this.#put(false);
    on('pointerdown', (event) => {
      if ((event as PointerEvent).button === 0 && isHandle(event.target)) this.#put(true);
    });
    on('keydown', (event) => {
      if ((event as KeyboardEvent).repeat && isHandle(event.target)) this.#put(true);
    });
    for (const type of ['pointerup', 'pointercancel', 'keyup', 'focusout']) on(type, end);
    globalThis.addEventListener?.('blur', end, { signal: this.#stop.signal });
  }
}

const hold = typeof document === 'undefined' ? null : new Hold(document);
const never = () => () => {};
const no = () => false;

/** Drawn anew when something is taken up or let go of. */
export const useHeld = (): boolean => useSyncExternalStore(hold?.subscribe ?? never, hold?.read ?? no, no);
