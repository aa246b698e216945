// How many workers are alive at any time while somebody reads all chapters, and the run of chapter 5 trains: the cores and one.
import { expect, test } from 'vitest';
import { CHAPTERS } from '../../src/lab/chapters/allChapters';
import { builtPage } from './builtPage';

const built = builtPage();
const LIGHT = '?v=2&R=500&rep=1';

interface Alive {
  now: number;
  most: number;
  runs: number;
}

test('what the page asks by itself takes at most as many workers as there are cores, and one', async () => {
  const context = await built.browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      const alive = { now: 0, most: 0, runs: 0 };
      Object.assign(globalThis, { alive });
      globalThis.Worker = class extends Worker {
        constructor(url: string | URL, options?: WorkerOptions) {
          super(url, options);
          if (/oneRun\.worker/.test(String(url))) alive.runs++;
          alive.most = Math.max(alive.most, ++alive.now);
        }
        override terminate() {
          super.terminate();
          alive.now--;
        }
      };
    });
    await page.goto(`${built.site.url}${LIGHT}`);
    await page.locator('#lab .EpsilonFigure_chart .grip').waitFor();
    for (const { id } of CHAPTERS) {
      await page.locator(`header a[href="#${id}"]`).click();
      await page.locator(`#${id}-title`).waitFor();
      await expect.poll(() => page.locator('.figure-wait').count()).toBe(0);
      await expect.poll(() => page.locator('#lab [aria-busy="true"]').count()).toBe(0);
    }
    const { cores, alive } = await page.evaluate(() => ({
      cores: navigator.hardwareConcurrency,
      alive: (globalThis as unknown as { alive: Alive }).alive,
    }));
    expect(alive.runs).toBeGreaterThan(0);
    expect(alive.most).toBeGreaterThan(1);
    expect(alive.most).toBeLessThanOrEqual(cores + 1);
  } finally {
    await context.close();
  }
});
