// What the built page loads and draws when: the budget of scripts, what is fetched before it is needed, and that what is
// out of sight stays as it is while something is dragged.
import type { Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ROOMS } from '../../src/explainer/chapters/rooms';
import { chunksOfBuild, weightOf } from '../tools/weight/chunks';
import { builtPage } from './builtPage';

const built = builtPage();
/** The copy for use without a network is fetched beside the page, once it rests; here is what the page asks for itself. */
const ALONE = { serviceWorkers: 'block' } as const;
const LIGHT = '?v=1&R=500&rep=1';

const scripts = (requests: readonly Request[]): string[] =>
  requests.flatMap(
    (request) => /\/(?:assets\/)?([\w.-]+\.js)$/.exec(new URL(request.url()).pathname)?.[1] ?? [],
  );

describe('weight', () => {
  test('initial scripts stay within 200 KB, and none of them trains on a graphics card', () => {
    const chunks = chunksOfBuild();
    expect(weightOf(chunks, 'initial')).toBeLessThanOrEqual(200_000);
    expect(weightOf(chunks, 'GPU training')).toBeGreaterThan(10_000);
  });

  test('a visit loads the initial scripts, and the figure is there; at rest every chapter comes, and nothing of a graphics card', async () => {
    // not a tab of the others: there, no time is idle
    const context = await built.browser.newContext(ALONE);
    try {
      const page = await context.newPage();
      const requests: Request[] = [];
      page.on('request', (request) => requests.push(request));
      await page.goto(`${built.site.url}${LIGHT}`);
      await page.locator('.still').waitFor({ state: 'detached' });
      await page.locator('#lab .current-point').waitFor({ state: 'attached' });
      const chunks = chunksOfBuild();
      const initial = chunks.filter(({ role }) => role === 'initial').map(({ name }) => name);
      const asked = scripts(requests);
      expect(initial.filter((name) => !asked.includes(name))).toEqual([]);
      // a sign of a reader
      await page.mouse.move(1, 1);
      await page.locator('#lab .EpsilonFigure_chart .grip').waitFor();
      for (const { id } of ROOMS)
        await page.locator(`#${id} :is(figure, textarea)`).first().waitFor({ state: 'attached' });
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.locator('#training .Training_lab').scrollIntoViewIfNeeded();
      const gpu = chunks.filter(({ role }) => role === 'GPU training').map(({ name }) => name);
      expect(gpu.length).toBeGreaterThan(0);
      expect(scripts(requests).filter((name) => gpu.includes(name))).toEqual([]);
    } finally {
      await context.close();
    }
  });
});

describe('while something is dragged', () => {
  test('chapters out of sight stay as they are, and catch up at rest', async () => {
    await built.visit(`${LIGHT}#worst-case`, async ({ page }) => {
      const threshold = page.locator('#worst-case').getByRole('slider', { name: 'Threshold' });
      await threshold.waitFor();
      const sigma = page
        .locator('#lab')
        .getByRole('slider', { name: /noise multiplier/i })
        .first();
      await sigma.scrollIntoViewIfNeeded();
      // in the page, so that nothing is drawn between two moves but what they caused
      const during = await page.evaluate(async () => {
        const chapter = document.querySelector('#worst-case');
        const slider = document.querySelector<HTMLInputElement>('#lab input.Slider_slider');
        if (!chapter || !slider) throw new Error('no chapter or no slider');
        const frame = () => new Promise((done) => requestAnimationFrame(done));
        const drawn = { changes: 0, quietFrames: 0 };
        Object.assign(globalThis, { drawn });
        new MutationObserver((changes) => {
          drawn.changes += changes.length;
          drawn.quietFrames = 0;
        }).observe(chapter, { subtree: true, childList: true, attributes: true, characterData: true });
        // until it is known to be out of sight, and at rest: announcements come a second or so after what they are of
        while (drawn.quietFrames++ < 150) await frame();
        const before = drawn.changes;
        const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        for (let i = 0; i < 12; i++) {
          write?.call(slider, String(600 + 10 * i));
          slider.dispatchEvent(new Event('input', { bubbles: true }));
          await frame();
        }
        const changed = drawn.changes - before;
        drawn.changes = 0;
        return changed;
      });
      expect(during).toBe(0);
      const since = () =>
        page.evaluate(() => (globalThis as unknown as { drawn: { changes: number } }).drawn.changes);
      await expect.poll(since).toBeGreaterThan(0);
    });
  });
});
