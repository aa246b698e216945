// Tabs for one visit after another. A tab that has shown the page shows it again for a third of the work: its process, its
// fonts and its compiled scripts are there. Nothing else is kept: a visit gets a tab as if it were new. Asserts nothing.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** Size of the window that newContext gives where nothing is said. */
const WINDOW = { width: 1280, height: 720 };

/** What a tab takes on for a visit; with all other options it has been opened. */
const TAKEN_ON = ['viewport', 'colorScheme', 'reducedMotion', 'contrast', 'forcedColors'] as const;

const keyOf = (options: BrowserContextOptions): string => {
  const rest = { ...options };
  for (const name of TAKEN_ON) delete rest[name];
  return JSON.stringify(rest);
};

/** Tabs of the same options at rest: a file that stays in one tab visits others in a second. */
const MOST = 2;

export class Tabs {
  readonly #browser: Browser;
  /** Tabs at rest, by the options they were opened with; the one used last comes last. */
  readonly #rested = new Map<string, Page[]>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** A tab nobody has had. */
  async open(options: BrowserContextOptions): Promise<Page> {
    // the copy for offline use is another test's business, and 6 MB a visit
    const context = await this.#browser.newContext({ serviceWorkers: 'block', ...options });
    await context.addInitScript(skipCovers);
    return context.newPage();
  }

  /** Takes a tab that has been put back, where there is one that can take these options on. */
  async take(options: BrowserContextOptions): Promise<Page> {
    const page = this.#rested.get(keyOf(options))?.pop();
    if (!page) return this.open(options);
    await show(page, options);
    return page;
  }

  /** Puts back a tab whose visit went well; one that failed is not to be had again. */
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

/** Shows the page as a context would that had been opened with `options`. */
async function show(page: Page, options: BrowserContextOptions): Promise<void> {
  const { colorScheme, reducedMotion, contrast, forcedColors, viewport } = options;
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
 * Runs in the page, before its own code: skips the question that covers a chapter's figure, as a reader may, for most tests are about
 * the figure. One that is about the cover sets `coversStay` in a script of its own.
 */
export function skipCovers(): void {
  const skip = () => {
    if ('coversStay' in globalThis) return;
    document.querySelector<HTMLElement>('[data-testid=skip]')?.click();
  };
  new MutationObserver(skip).observe(document, { childList: true, subtree: true });
}
