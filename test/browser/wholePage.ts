// The page with all its late parts loaded. Asserts nothing.
import type { Page } from 'playwright-core';

/** Few draws, so that the page's own attack ends soon. */
export const LIGHT = '?v=1&R=500&rep=1';

/** By chapter: what is there once its late parts are. */
export const LATE: Record<string, string> = {
  lab: '.current-point',
  'which-neighbour': '.gradient-plane',
  promise: '.ratio-map',
  'worst-case': '.score-figure',
  training: '.verdicts',
  choose: '.target-value',
};

/** Everything that is loaded late, without motion. */
export async function loadAll(page: Page): Promise<void> {
  for (const [id, late] of Object.entries(LATE)) {
    await page.locator(`#${id}`).scrollIntoViewIfNeeded();
    await page.locator(`#${id} ${late}`).first().waitFor({ state: 'attached', timeout: 60_000 });
  }
  await page.locator('.status-dot:not(.running)').waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
}
