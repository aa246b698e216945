// How many workers are alive at any time while somebody reads all chapters: the cores and one.
import type { Worker } from 'playwright-core';
import { expect, test } from 'vitest';
import { CHAPTERS } from '../../src/lab/chapters/allChapters';
import { builtPage } from './builtPage';

const built = builtPage();
const LIGHT = '?v=2&R=500&rep=1';

test('what the page asks by itself takes at most as many workers as there are cores, and one', async () => {
  const context = await built.browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const alive = new Set<Worker>();
    let most = 0;
    page.on('worker', (worker) => {
      alive.add(worker);
      most = Math.max(most, alive.size);
      worker.on('close', () => alive.delete(worker));
    });
    await page.goto(`${built.site.url}${LIGHT}`);
    await page.locator('#lab .EpsilonFigure_chart .grip').waitFor();
    const cores = await page.evaluate(() => navigator.hardwareConcurrency);
    for (const { id } of CHAPTERS) {
      await page.locator(`header a[href="#${id}"]`).click();
      await page.locator(`#${id}-title`).waitFor();
      await expect.poll(() => page.locator('.figure-wait').count()).toBe(0);
      await expect.poll(() => page.locator('#lab [aria-busy="true"]').count()).toBe(0);
    }
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(cores + 1);
  } finally {
    await context.close();
  }
});
