// How many workers are alive at any time while somebody reads all chapters: the cores and one, and one more for the training that
// chapter 5 shows.
import { expect, test } from 'vitest';
import { CHAPTERS } from '../../src/lab/chapters/allChapters';
import { builtPage } from './builtPage';

const built = builtPage();
const LIGHT = '?v=2&R=500&rep=1';

interface Alive {
  asked: number;
  runs: number;
}

test('what the page asks by itself takes at most as many workers as there are cores, and one', async () => {
  const context = await built.browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      const alive = { asked: 0, runs: 0 };
      const most = { asked: 0, runs: 0 };
      Object.assign(globalThis, { most });
      globalThis.Worker = class extends Worker {
        readonly kind: 'asked' | 'runs';
        constructor(url: string | URL, options?: WorkerOptions) {
          super(url, options);
          this.kind = /oneRun\.worker/.test(String(url)) ? 'runs' : 'asked';
          alive[this.kind]++;
          most[this.kind] = Math.max(most[this.kind], alive[this.kind]);
        }
        override terminate() {
          super.terminate();
          alive[this.kind]--;
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
    const { cores, most } = await page.evaluate(() => ({
      cores: navigator.hardwareConcurrency,
      most: (globalThis as unknown as { most: Alive }).most,
    }));
    expect(most.asked).toBeGreaterThan(1);
    expect(most.asked).toBeLessThanOrEqual(cores + 1);
    expect(most.runs).toBeLessThanOrEqual(1);
  } finally {
    await context.close();
  }
});
