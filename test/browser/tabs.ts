// Tabs that are used for one visit after another. A tab that has shown the page shows it again with a third of the work, since it keeps
// its process, fonts and compiled scripts. Nothing else is kept, so each visit gets a tab as if it were new. Asserts nothing.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** Size of the window that newContext has by default. */
const WINDOW = { width: 1280, height: 720 };

/** Options that a used tab can change to for a visit. For all other options a tab must have been opened with them. */
const TAKEN_ON = [
  'viewport',
  'colorScheme',
  'reducedMotion',
  'contrast',
  'forcedColors',
  'permissions',
] as const;

const keyOf = (options: BrowserContextOptions): string => {
  const rest = { ...options };
  for (const name of TAKEN_ON) delete rest[name];
  return JSON.stringify(rest);
};

/** Largest number of unused tabs with the same options. A file may stay in one tab and visit others in a second. */
const MOST = 2;

export class Tabs {
  readonly #browser: Browser;
  /** Unused tabs by the options that they were opened with. The one used last comes last. */
  readonly #rested = new Map<string, Page[]>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Opens a new tab. */
  async open(options: BrowserContextOptions): Promise<Page> {
    // the copy for offline use is tested elsewhere, and would cost 6 MB in each visit
    const context = await this.#browser.newContext({ serviceWorkers: 'block', ...options });
    await context.addInitScript(skipCovers);
    return context.newPage();
  }

  /** Takes a tab that has been put back, if one can change to these options. Otherwise opens a new one. */
  async take(options: BrowserContextOptions): Promise<Page> {
    const page = this.#rested.get(keyOf(options))?.pop();
    if (!page) return this.open(options);
    await show(page, options);
    return page;
  }

  /** Puts back a tab whose visit went well. That of a failed visit must not be put back. */
  async putBack(page: Page, options: BrowserContextOptions): Promise<void> {
    for (const other of page.context().pages()) if (other !== page) await other.close();
    await page.unrouteAll();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.goto('about:blank');
    await page.mouse.move(0, 0);
    const session = await page.context().newCDPSession(page);
    await session.send('Page.resetNavigationHistory');
    await session.detach();
    const key = keyOf(options);
    const rested = [...(this.#rested.get(key) ?? []), page];
    this.#rested.set(key, rested.slice(-MOST));
    for (const spare of rested.slice(0, -MOST)) await spare.context().close();
  }
}

/** Gives a used tab the options that a new context would have. */
async function show(page: Page, options: BrowserContextOptions): Promise<void> {
  const { colorScheme, reducedMotion, contrast, forcedColors, viewport, permissions } = options;
  await page.context().clearPermissions();
  if (permissions) await page.context().grantPermissions(permissions);
  await page.emulateMedia({
    media: null,
    colorScheme: colorScheme ?? 'light',
    reducedMotion: reducedMotion ?? 'no-preference',
    contrast: contrast ?? 'no-preference',
    forcedColors: forcedColors ?? 'none',
  });
  await page.setViewportSize(viewport ?? WINDOW);
}

/**
 * Skips the question that covers a chapter's figure, as a reader may, since most tests are about the figure. Runs in the page before its own
 * code. A test about the cover sets `coversStay` in a script of its own.
 */
export function skipCovers(): void {
  const skip = () => {
    if ('coversStay' in globalThis) return;
    document.querySelector<HTMLElement>('[data-testid=skip]')?.click();
  };
  new MutationObserver(skip).observe(document, { childList: true, subtree: true });
}
