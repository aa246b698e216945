// What is done with a page that is open: going to another of its addresses, waiting until it rests. Asserts nothing.
import type { Page } from 'playwright-core';

/**
 * Goes to another address of a page that is there ('?q=1#training'), as a step through history does: what the address
 * says is taken on, nothing is loaded, and what a reader has opened or moved stays.
 */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
  }, address);
}

/** What the address says of `key`; null where it says nothing. */
export const parameter = (page: Page, key: string): string | null =>
  new URL(page.url()).searchParams.get(key);

/** Px that the page reaches beyond its window: what is there can be scrolled to sideways. */
export const beyond = (page: Page): Promise<number> =>
  page.evaluate(
    (width) => document.documentElement.scrollWidth - width,
    page.viewportSize()?.width ?? Number.NaN,
  );

/** Waits until nothing that is in the window is under way, and nothing has changed for a while. */
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
            '[aria-busy="true"], [data-testid=status-dot][data-running], .figure-wait, .run-picture > .part-caption',
          );
          // What is drawn when it comes near is under way until then, as is a run of which only words are to be seen. The test stays
          // without a name of its own, because tsx marks named functions by a call that the page does not know.
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
