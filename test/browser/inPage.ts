// Helpers for an open page: going to another address of it, waiting until it is at rest. Asserts nothing.
import type { Page } from 'playwright-core';

/**
 * Goes to another address of the open page ('?q=1#training'), as a step through the history does. The page takes on what the address
 * says without being loaded anew, and parts that a reader has opened or moved stay as they are.
 */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
  }, address);
}

/** The value of a key in the address; null where the address lacks it. */
export const parameter = (page: Page, key: string): string | null =>
  new URL(page.url()).searchParams.get(key);

/** Px by which the page is wider than its window, so that it can be scrolled sideways. */
export const beyond = (page: Page): Promise<number> =>
  page.evaluate(
    (width) => document.documentElement.scrollWidth - width,
    page.viewportSize()?.width ?? Number.NaN,
  );

/** The lower ends of the links into the chapters below the figure of the start, in px from the top of the window. */
export const endsOfStartLinks = (page: Page): Promise<number[]> =>
  page
    .locator('nav:has(> a[href="#which-neighbour"] > b)')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().bottom));

/** Waits until nothing in the window is loading or computing, and nothing has changed for a while. */
export async function rest(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const QUIET = 700;
        let changed = performance.now();
        const observer = new MutationObserver(() => {
          changed = performance.now();
        });
        observer.observe(document.body, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
        const timer = setInterval(() => {
          const waiting = document.querySelectorAll(
            '[aria-busy="true"], [data-testid=status-dot][data-running], [data-testid=figure-wait], [data-testid=watched-run] > p',
          );
          // A figure that is drawn only near the window counts as loading until then, and so does a run of which only words are shown.
          // The function has no name, because tsx marks named functions by a call that the page lacks.
          const busy = [...waiting].some((element) => {
            const { top, bottom } = element.getBoundingClientRect();
            return top < innerHeight && bottom > 0;
          });
          if (busy || performance.now() - changed < QUIET) return;
          clearInterval(timer);
          observer.disconnect();
          resolve();
        }, 50);
      }),
  );
}
