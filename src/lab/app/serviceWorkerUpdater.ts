// Has the browser keep a copy of the page, and says when a newer build of it is ready. The page reloads only
// when the reader asks for it.
import { Listeners } from '../../work';
import { CLAIM, TAKE_OVER } from '../offline/messages';
import { offeredServiceWorker } from './offeredServiceWorker';

/** Milliseconds to wait after loading, and after each change by the reader, before the copy is made, so that it delays nothing on the page. */
const COPY_DELAY = 3000;

/** Milliseconds between two reminders to the browser that the reader wants the newer build. */
const REMINDED = 1000;

/**
 * Makes Chromium look again for a newer service worker, by starting a worker that does nothing.
 *
 * Chromium ends the older build's service worker before it activates the newer one. If a tab asks for any file in between, even an
 * icon, Chromium starts the older one again and forgets the change for half a minute, or for five minutes with its tools open. A
 * second message does not remind it, but it looks again whenever a page, a frame or a worker is started.
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

  /**
   * Registers the service worker. Where a browser keeps no copy, the page works without one. A browser that is set to save data is not
   * asked to make its first copy. Never throws.
   */
  start(): void {
    const serviceWorker = offeredServiceWorker();
    if (serviceWorker === undefined) return;
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData && serviceWorker.controller === null) return;
    this.#hearOfOthers();
    if (document.readyState === 'complete') this.#registerAtRest();
    else window.addEventListener('load', () => this.#registerAtRest(), { once: true });
  }

  /**
   * Registers once the reader has been idle for a while. Making the copy occupies a core for seconds: on two cores slowed down four
   * times, it raised the 95th percentile of the time per move of a drag from 47 to 80 ms.
   */
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

  /** Listens, from the start of loading, for another tab that takes the newer build. */
  #hearOfOthers(): void {
    const { serviceWorker } = navigator;
    let controlled = serviceWorker.controller !== null;
    serviceWorker.addEventListener('controllerchange', () => {
      if (this.#taken) window.location.reload();
      // another tab took the newer build, so files that this one has yet to load may be gone
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
