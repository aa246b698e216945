// Has the browser keep a copy of the page, and says when a newer build of it is ready. Nothing is ever reloaded but
// by the reader's own hand.
import { Listeners } from '../../work';
import { CLAIM, TAKE_OVER } from '../offline/messages';
import { offeredServiceWorker } from './offeredServiceWorker';

/** Milliseconds after loading, and after a hand has changed something, before the copy is made: the page itself comes first. */
const COPY_DELAY = 3000;

/** Milliseconds between two reminders that a reader wants the newer build. */
const REMINDED = 1000;

/**
 * Chromium ends the older build's worker before it puts the newer one in its place. Where a tab asks for a file in
 * between, an icon is enough, it starts the older one again and forgets the change for half a minute, or for five
 * with its tools open; a second message changes nothing. It looks again whenever a page, a frame or a worker is
 * started, and a worker disturbs nobody.
 */
const remind = () =>
  new Worker(new URL('../../../workers/reminder.worker.ts', import.meta.url), { type: 'module' });

export class ServiceWorkerUpdater {
  readonly #listeners = new Listeners();
  #ready = false;
  #waiting: ServiceWorker | null = null;
  #taken = false;
  #reminding: ReturnType<typeof setInterval> | undefined;

  readonly subscribe = this.#listeners.subscribe;

  isReady = (): boolean => this.#ready;

  /** Registers the service worker. Where a browser keeps nothing, or refuses to, the page works as it is. Never throws. */
  start(): void {
    const serviceWorker = offeredServiceWorker();
    if (serviceWorker === undefined) return;
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData && serviceWorker.controller === null) return;
    this.#hearOfOthers();
    if (document.readyState === 'complete') this.#registerAtRest();
    else window.addEventListener('load', () => this.#registerAtRest(), { once: true });
  }

  /** Making the copy takes a core for seconds. On two of them, four times slower, it took p95 of a drag's move from 47 to 80 ms. */
  #registerAtRest(): void {
    const heard = new AbortController();
    const begin = () => {
      heard.abort();
      this.#register().catch(() => {});
    };
    let timer = setTimeout(begin, COPY_DELAY);
    const wait = ({ type, buttons }: Event & { buttons?: number }) => {
      if (type === 'pointermove' && buttons === 0) return;
      clearTimeout(timer);
      timer = setTimeout(begin, COPY_DELAY);
    };
    const { signal } = heard;
    for (const type of ['input', 'pointermove']) window.addEventListener(type, wait, { signal });
  }

  /** Takes the newer build; the address keeps the scenario. */
  take(): void {
    const waiting = this.#waiting;
    clearInterval(this.#reminding);
    // the newer build is in its place already, or gone for a still newer one
    if (waiting?.state !== 'installed') {
      window.location.reload();
      return;
    }
    this.#taken = true;
    waiting.postMessage(TAKE_OVER);
    this.#reminding = setInterval(() => {
      if (waiting.state === 'installed') remind();
      else clearInterval(this.#reminding);
    }, REMINDED);
  }

  /** Listens from the first moment on: another tab may take the newer build while this one is loading. */
  #hearOfOthers(): void {
    const { serviceWorker } = navigator;
    let controlled = serviceWorker.controller !== null;
    serviceWorker.addEventListener('controllerchange', () => {
      if (this.#taken) window.location.reload();
      // files that this build has yet to load may be gone
      else if (controlled) this.#announce(null);
      controlled = true;
    });
  }

  async #register(): Promise<void> {
    const { serviceWorker } = navigator;
    const controlled = serviceWorker.controller !== null;
    const registration = await serviceWorker.register('./offline.js', { updateViaCache: 'none' });
    if (registration.waiting && controlled) this.#announce(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed' && serviceWorker.controller) this.#announce(installing);
        if (installing.state === 'activated' && !serviceWorker.controller) installing.postMessage(CLAIM);
      });
    });
  }

  #announce(waiting: ServiceWorker | null): void {
    this.#waiting = waiting;
    this.#ready = true;
    this.#listeners.tell();
  }
}
