// Every figure of every chapter has at least a fixed height, in six windows. The test measures the span of all drawings in the stage's box,
// which the words and choices around them must not make too small. A text that comes late makes the box one that the Tab key reaches, if it
// now scrolls.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CHAPTERS } from '../../src/lab/chapters/allChapters';
import { onlyInFull, thorough } from '../statistics/size';
import { builtPage } from './builtPage';
import { LIGHT } from './wholePage';

const built = builtPage();

interface LeastHeight {
  width: number;
  height: number;
  /** Least height in px of the drawings in the box. Several drawings, such as rows of squares, count as one. */
  least: number;
}

const WINDOWS: readonly LeastHeight[] = [
  { width: 1440, height: 900, least: 370 },
  { width: 1280, height: 720, least: 210 },
  { width: 1024, height: 768, least: 150 },
  { width: 820, height: 1180, least: 300 },
  { width: 844, height: 390, least: 170 },
  { width: 390, height: 844, least: 200 },
];

/** Figures without a drawing: a form, and a figure that draws only once its models are trained. */
const WITHOUT = ['calculator', 'crowd'];

/** Height in px from the top of the first drawing in the box to the bottom of the last, and how much of it lies below the box. */
const drawn = (page: Page) =>
  page.getByTestId('stage').evaluate((box) => {
    const { bottom: foot } = box.getBoundingClientRect();
    const drawings = [...box.querySelectorAll('svg, canvas')]
      .filter((one) => one.closest('button, summary') === null)
      .map((one) => one.getBoundingClientRect())
      .filter(({ width, height }) => width > 150 && height > 15);
    const top = Math.min(...drawings.map(({ top: head }) => head));
    const bottom = Math.max(...drawings.map(({ bottom: end }) => end));
    return drawings.length === 0 ? { height: 0, below: 0 } : { height: bottom - top, below: bottom - foot };
  });

test('each figure of each chapter has at least the height that is set for its window', {
  timeout: 400_000,
}, async (itself) => {
  // npm test has the least height of the live figure and of chapter 3's in stage.test.ts
  onlyInFull(itself);
  await built.visit(
    LIGHT,
    async ({ page, errors }) => {
      for (const { id } of CHAPTERS) {
        await page.evaluate((to) => {
          location.hash = to;
        }, id);
        await page.locator(`#${id}-title`).waitFor();
        for (const { width, height, least } of WINDOWS) {
          await page.setViewportSize({ width, height });
          const tabs = page.locator('[data-testid=stage-tabs] label');
          for (let i = 0; i < (await tabs.count()); i += 1) {
            await tabs.nth(i).evaluate((label: HTMLElement) => label.click());
            const skip = page.getByTestId('skip');
            if ((await skip.count()) > 0)
              await skip.first().evaluate((button: HTMLElement) => button.click());
            const figure = await page.getByTestId('stage').getAttribute('data-figure');
            if (figure === null || WITHOUT.includes(figure)) continue;
            const message = `${width} × ${height}, ${id}: ${figure}`;
            await expect
              .poll(async () => (await drawn(page)).height, { message })
              .toBeGreaterThanOrEqual(least);
            await expect.poll(async () => (await drawn(page)).below, { message }).toBeLessThanOrEqual(1);
          }
        }
      }
      expect(errors).toEqual([]);
    },
    { viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' },
  );
});

test('the box can be scrolled by keys from the moment a text makes it scroll, and only until the text is gone', async (itself) => {
  onlyInFull(itself);
  await built.visit(
    LIGHT,
    async ({ page, errors }) => {
      await page.locator('[data-testid=stage] [data-testid=point-grip]').waitFor();
      const box = page.getByTestId('stage');
      await expect.poll(() => box.getAttribute('tabindex')).toBeNull();
      // read in the same task, before any frame is drawn, as axe may do
      const reached = await page.getByTestId('stage-content').evaluate(async (content) => {
        const stage = content.parentElement;
        const text = document.createElement('p');
        text.style.height = '40rem';
        const after = [];
        for (const change of [() => content.append(text), () => text.remove()]) {
          change();
          await Promise.resolve();
          after.push(stage?.getAttribute('tabindex'));
        }
        return after;
      });
      expect(reached).toEqual(['0', null]);
      expect(errors).toEqual([]);
    },
    { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' },
  );
});

const LINKS = ['?v=2&s=1&q=0.02&T=2000&d=1e-10', '?v=2&s=0.5&q=1&T=100000', '?v=2&s=3&u=mu'];

test.runIf(thorough).each(LINKS)('the figure of the link %s comes to end within its box', async (link) => {
  await built.visit(
    `${link}&R=2000&rep=1`,
    async ({ page }) => {
      await page.locator('[data-testid=stage] [data-testid=point-grip]').waitFor();
      const hidden = () =>
        page.getByTestId('stage').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
      await expect.poll(hidden).toBeLessThanOrEqual(0);
    },
    { viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' },
  );
});
