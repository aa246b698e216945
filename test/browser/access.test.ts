// The whole page for those who read it otherwise: axe over all of it, four hundred per cent of zoom, wider spacing. Few page
// loads, many checks.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFinds } from './axe';
import { builtPage } from './builtPage';
import { LIGHT, loadAll } from './wholePage';

const built = builtPage();

/** A configuration in chapter 7, with what it means. */
async function translateSample(page: Page): Promise<void> {
  const choose = page.locator('#choose');
  await choose.getByRole('button', { name: 'TensorFlow Privacy', exact: true }).click();
  await choose.getByRole('link', { name: 'Open this configuration on the page' }).waitFor();
  await choose.getByRole('link', { name: /^Use/ }).waitFor();
}

/** How far the page reaches beyond the window, and what does; what scrolls within itself may. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const own = '.table-scroll, .code-scroll, .equation, .visually-hidden, svg';
    const wide = [...document.querySelectorAll('main *, header *, footer *')].filter(
      (element) => element.getBoundingClientRect().right > window.innerWidth + 1 && !element.closest(own),
    );
    const svgs = [...document.querySelectorAll('svg')].filter(
      (svg) =>
        svg.getBoundingClientRect().right > window.innerWidth + 1 && !svg.closest('.table-scroll, .equation'),
    );
    return {
      beyond: Math.max(0, document.documentElement.scrollWidth - window.innerWidth),
      by: [...wide, ...svgs].slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 120)),
    };
  });

const FITS = { beyond: 0, by: [] };

describe('the whole page, all its parts loaded', () => {
  test('axe finds nothing in any colours; nothing is cut off at 400 % zoom, nor with text set wider', {
    timeout: 240_000,
  }, async () => {
    await built.visit(
      LIGHT,
      async ({ page, errors }) => {
        await loadAll(page);
        for (const deeper of await page.locator('summary', { hasText: /^Deeper/ }).all())
          await deeper.click();
        await page.locator('.equation math').first().waitFor();
        await page.locator('#lab').getByText('The figure in words and numbers').click();
        await translateSample(page);
        const found: string[] = [];
        /** All rules, or those that this way of reading can break. */
        const look = async (name: string, rules?: string[]) => {
          found.push(...(await axeFinds(page, { rules })).map((line) => `${name}: ${line}`));
        };
        expect(await overflow(page)).toEqual(FITS);
        await look('light');
        await page.emulateMedia({ colorScheme: 'dark' });
        await look('dark', ['color-contrast']);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, contrast: 'more' });
          await look(`more contrast, ${colorScheme}`, ['color-contrast-enhanced']);
        }
        await page.emulateMedia({ colorScheme: 'dark', contrast: 'no-preference', forcedColors: 'active' });
        await look('forced colours', ['color-contrast']);
        await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
        // 1280 by 1024 px at 400 %
        await page.setViewportSize({ width: 320, height: 256 });
        await expect.poll(() => overflow(page)).toEqual(FITS);
        // axe takes what the masthead covers at the moment for a target too small
        await page.evaluate(() => window.scrollTo(0, 0));
        await look('400 % zoom', ['target-size', 'scrollable-region-focusable']);
        expect(found).toEqual([]);

        // handles, for what is opened is no longer among the closed
        for (const closed of await page.locator('main details:not([open]) > summary').elementHandles())
          await closed.click();
        await expect.poll(() => overflow(page)).toEqual(FITS);
        // the spacing of WCAG 1.4.12, with which nothing may be cut off or overlap
        await page.evaluate(() => {
          const wider = new CSSStyleSheet();
          wider.replaceSync(
            `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
            p { margin-bottom: 2em !important }`,
          );
          document.adoptedStyleSheets.push(wider);
        });
        expect(await overflow(page)).toEqual(FITS);
        const cut = await page.evaluate(() =>
          [
            ...document.querySelectorAll(
              'main :is(p, button, summary, h1, h2, h3, h4, label, td, th, dd, dt)',
            ),
          ]
            .filter((element) => !element.closest('.visually-hidden'))
            .filter((element) => {
              const { overflow: flow } = getComputedStyle(element);
              return flow === 'hidden' && element.scrollHeight > element.clientHeight + 2;
            })
            .map(({ outerHTML }) => outerHTML.slice(0, 120)),
        );
        expect(cut).toEqual([]);
        expect(errors).toEqual([]);
      },
      { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' },
    );
  });
});
