// Visits to the built page for tests, with the errors and network requests of each. Asserts nothing.
import type { Browser, BrowserContextOptions, ConsoleMessage, Page, Request } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type Shared, shared } from './shared';
import type { Site } from './site';

export { goWithin } from './inPage';

export interface Visit {
  page: Page;
  /** Uncaught errors and console errors so far. */
  errors: string[];
  requests: Request[];
  /** Addresses requested so far that are not of the page's own origin. */
  strangers(): string[];
}

export interface VisitOptions extends BrowserContextOptions {
  /** Called before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
}

export interface BuiltPage {
  readonly site: Site;
  readonly browser: Browser;
  /** Opens the page at `address` ('?q=1#training', or '' for its start), calls `run`, and leaves the page even if that fails. */
  visit(address: string, run: (visit: Visit) => Promise<void>, options?: VisitOptions): Promise<void>;
  /**
   * One visit for all tests of a describe, or of a file, from before the first to after the last. Each test finds the page as the one
   * before has left it, so it has to set what it needs of the scenario itself.
   */
  stay(address: string, options?: VisitOptions): Visit;
}

/** A visit that has to be left. Its tab is used again for other visits if it went well and had no `prepare`, and is closed if not. */
interface Stay extends Visit {
  leave(wentWell: boolean): Promise<void>;
}

/** The built page, served by a local server. To be called once, at the top of a test file. */
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
    async visit(address, run, options) {
      const stay = await arrive(own, address, options);
      let wentWell = false;
      try {
        await run(stay);
        wentWell = true;
      } finally {
        await stay.leave(wentWell);
      }
    },
    stay(address, options) {
      let stay: Stay | null = null;
      const here = () => {
        if (!stay) throw new Error('Nobody has come yet: the page of a stay is there within tests.');
        return stay;
      };
      beforeAll(async () => {
        stay = await arrive(own, address, options);
      });
      // biome-ignore lint/correctness/noEmptyPattern: vitest reads what a hook asks for off its first parameter
      afterAll(async ({}, suite) => {
        await stay?.leave(suite.tasks.every(({ result }) => result?.state !== 'fail'));
      });
      return {
        get page() {
          return here().page;
        },
        get errors() {
          return here().errors;
        },
        get requests() {
          return here().requests;
        },
        strangers: () => here().strangers(),
      };
    },
  };
}

async function arrive(
  { site, tabs }: Shared,
  address: string,
  { prepare, ...options }: VisitOptions = {},
): Promise<Stay> {
  // a page with preparations gets a tab of its own, since they stay in it
  const page = prepare ? await tabs.open(options) : await tabs.take(options);
  const errors: string[] = [];
  const requests: Request[] = [];
  const onError = (error: Error) => errors.push(error.message);
  const onConsole = (message: ConsoleMessage) => message.type() === 'error' && errors.push(message.text());
  const onRequest = (request: Request) => requests.push(request);
  page.on('pageerror', onError).on('console', onConsole).on('request', onRequest);
  const leave = async (wentWell: boolean) => {
    page.off('pageerror', onError).off('console', onConsole).off('request', onRequest);
    if (wentWell && !prepare) await tabs.putBack(page, options);
    else await page.context().close();
  };
  const strangers = () => requests.map((request) => request.url()).filter((url) => isStranger(url, site.url));
  try {
    await prepare?.(page);
    await page.goto(`${site.url}${address}`);
    if (options.javaScriptEnabled !== false) {
      // until then the page is the markup that the server sent, which the live page is about to replace
      await page.locator('[data-testid=still]').waitFor({ state: 'detached' });
      // the live figure loads the reading under the pointer only after an input of the reader
      await page.mouse.move(1, 1);
    }
  } catch (error) {
    await leave(false);
    throw error;
  }
  return { page, errors, requests, strangers, leave };
}

/** Whether an address belongs to another origin. Addresses with blob: and data: do not leave the tab. */
const isStranger = (url: string, own: string): boolean => url.startsWith('http') && !url.startsWith(own);
