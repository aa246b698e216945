// A symbol, its control and its place in the figure light up together, by pointer, by keyboard, by touch and while dragging.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { onlyInFull, thorough } from '../statistics/size';
import { axeFinds } from './axe';
import { builtPage, goWithin } from './builtPage';
import { LIGHT } from './wholePage';

const built = builtPage();

// a tab with touch has a pointer too
const here = built.stay(LIGHT, { reducedMotion: 'reduce', ...(thorough && { hasTouch: true }) });

async function withPage(run: (page: Page) => Promise<void>): Promise<void> {
  await goWithin(here.page, LIGHT);
  await here.page.locator('[data-testid=point-grip]').waitFor();
  await run(here.page);
  expect(here.errors).toEqual([]);
}

const lit = (page: Page) => page.evaluate(() => document.documentElement.dataset.lit ?? null);

/** Width of a curve's line, as drawn. */
const lineWidth = (page: Page, symbol: string) =>
  page
    .locator(`[data-testid=live-curve][data-symbol="${symbol}"]`)
    .evaluate((line) => Number.parseFloat(getComputedStyle(line).strokeWidth));

describe('symbols that light together', () => {
  test('by pointer, a number of the sentence makes its curve heavier and no other', async () => {
    await withPage(async (page) => {
      await page.locator('#claim [data-testid=figure-number][data-symbol=eps-s]').hover();
      await expect.poll(() => lineWidth(page, 'eps-s')).toBe(5);
      await expect.poll(() => lineWidth(page, 'eps-ar')).toBe(2.5);
      await page.getByRole('link', { name: /to the start/ }).hover();
      await expect.poll(() => lit(page)).toBeNull();
      await expect.poll(() => lineWidth(page, 'eps-s')).toBe(2.5);
    });
  });

  test('the symbol of a dragged slider stays lit until release wherever the pointer goes', async (itself) => {
    onlyInFull(itself);
    await withPage(async (page) => {
      const slider = page.locator('[data-testid=control][data-symbol="T"] [type="range"]');
      await slider.scrollIntoViewIfNeeded();
      const box = await slider.boundingBox();
      if (!box) throw new Error('The slider has no box.');
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x - 200, box.y - 40, { steps: 4 });
      await expect.poll(() => lit(page)).toBe('T');
      await page.mouse.up();
      await page.getByTestId('status-line').hover();
      await expect.poll(() => lit(page)).toBeNull();
    });
  });

  test('by keyboard, focus lights a symbol, and a button under an equation leads to its control', async () => {
    await withPage(async (page) => {
      await goWithin(page, `${LIGHT}#which-neighbour`);
      const chapter = page.locator('#which-neighbour');
      await chapter.getByText(/^Deeper/).click();
      await expect
        .poll(() => chapter.locator('[data-testid=equation] .enclosing[data-symbol="sigma"]').count())
        .toBe(2);
      const words = () => chapter.locator('[data-testid=equation] math').first().getAttribute('aria-label');
      await expect.poll(words).toMatch(/sigma times C/);
      await chapter.locator('summary', { hasText: /^Deeper/ }).press('Tab');
      await page.keyboard.press('Tab');
      await expect.poll(() => lit(page)).toBe('sigma');
      await page.keyboard.press('Enter');
      await expect
        .poll(() =>
          page.evaluate(() =>
            document.activeElement?.closest('[data-testid=control]')?.getAttribute('data-symbol-home'),
          ),
        )
        .toBe('sigma');
      await expect.poll(() => lit(page)).toBe('sigma');
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => page.url()).toContain('s=');
      const parts = ['#lab', '#which-neighbour'];
      if (thorough) expect(await axeFinds(page, { parts, rules: ['color-contrast'] })).toEqual([]);
    });
  });

  test('by touch, a tap lights a symbol until a tap elsewhere', async (itself) => {
    onlyInFull(itself);
    await withPage(async (page) => {
      await page.getByText('How sure are these numbers?').click();
      await page.locator('[data-testid=claim-kinds] [data-symbol=delta]').tap();
      await expect.poll(() => lit(page)).toBe('delta');
      await page.locator('[data-testid=claim] em').first().tap();
      await expect.poll(() => lit(page)).toBeNull();
    });
  });
});
