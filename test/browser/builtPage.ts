// The built page, and a visit to it: what went wrong in it, and what it asked the network for. Asserts nothing.
import type { Browser, BrowserContextOptions, ConsoleMessage, Page, Request } from 'playwright-core';
import { beforeAll } from 'vitest';
import { type Shared, shared } from './shared';
import type { Site } from './site';

export interface Visit {
  page: Page;
  /** Uncaught errors and console errors so far. */
  errors: string[];
  requests: Request[];
  /** Addresses so far that are not of the page's own origin. */
  strangers(): string[];
}

export interface VisitOptions extends BrowserContextOptions {
  /** Before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
}

export interface BuiltPage {
  readonly site: Site;
  readonly browser: Browser;
  /** Opens the page at `address` ('?q=1#training', '' for its start), runs, and leaves it whatever happens. */
  visit(address: string, run: (visit: Visit) => Promise<void>, options?: VisitOptions): Promise<void>;
}

/** To be called once, at the top of a test file. */
export function builtPage(): BuiltPage {
  let own: Shared;
  beforeAll(async () => {
    own = await shared();
  });
  return {
    get site() {
      return own.site;
    },
    get browser() {
      return own.browser;
    },
    async visit(address, run, { prepare, ...options } = {}) {
      const { site, tabs } = own;
      // what is prepared for a page stays with it
      const page = prepare ? await tabs.open(options) : await tabs.take(options);
      const errors: string[] = [];
      const requests: Request[] = [];
      const onError = (error: Error) => errors.push(error.message);
      const onConsole = (message: ConsoleMessage) =>
        message.type() === 'error' && errors.push(message.text());
      const onRequest = (request: Request) => requests.push(request);
      page.on('pageerror', onError).on('console', onConsole).on('request', onRequest);
      const strangers = () =>
        requests.map((request) => request.url()).filter((url) => isStranger(url, site.url));
      let whole = false;
      try {
        await prepare?.(page);
        await page.goto(`${site.url}${address}`);
        if (options.javaScriptEnabled !== false) {
          // until then the page is markup, and at another address than its start about to be replaced
          await page.locator('.still').waitFor({ state: 'detached' });
          // a sign of a reader: the live figure's chart waits for one
          await page.mouse.move(1, 1);
        }
        await run({ page, errors, requests, strangers });
        whole = true;
      } finally {
        page.off('pageerror', onError).off('console', onConsole).off('request', onRequest);
        if (whole && !prepare) await tabs.putBack(page, options);
        else await page.context().close();
      }
    },
  };
}

/** blob: and data: stay in the tab. */
const isStranger = (url: string, own: string): boolean => url.startsWith('http') && !url.startsWith(own);
