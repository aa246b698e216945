// The gallery of figures to embed: previews that exist while they are in the window, and the code in the page's language.
import { expect, test } from 'vitest';
import { EMBED_FIGURES } from '../../src/scenario';
import { thorough } from '../statistics/size';
import { axeFinds } from './axe';
import { builtPage } from './builtPage';
import { beyond } from './inPage';

const built = builtPage();

const item = (name: string) => `[data-testid=gallery-item][data-figure="${name}"]`;

test('every figure has its code in the page’s language and a preview only while in the window', async () => {
  await built.visit(
    '?v=2&s=2&R=500&rep=1&page=gallery&lang=de',
    async ({ page, errors, strangers }) => {
      await page.getByRole('heading', { level: 1, name: 'Abbildungen zum Einbetten' }).waitFor();
      for (const name of EMBED_FIGURES) {
        const code = await page.locator(item(name)).locator('code').innerText();
        expect(code).toContain('s=2&amp;');
        expect(code).toMatch(new RegExp(`embed=${name}(?:&amp;|")`));
        expect(code).toContain('lang=de');
      }
      const frames = page.locator('iframe');
      await expect.poll(() => frames.count()).toBeGreaterThan(0);
      expect(await frames.count()).toBeLessThan(EMBED_FIGURES.length / 2);
      const first = page.frameLocator(`${item(EMBED_FIGURES[0])} iframe`);
      await first.locator('figure svg').first().waitFor();
      expect(await first.locator('html').getAttribute('lang')).toBe('de');
      await page.locator(item(EMBED_FIGURES.at(-1) ?? '')).scrollIntoViewIfNeeded();
      await expect.poll(() => page.locator(item(EMBED_FIGURES[0])).locator('iframe').count()).toBe(0);
      await expect
        .poll(() =>
          page
            .locator(item(EMBED_FIGURES.at(-1) ?? ''))
            .locator('iframe')
            .count(),
        )
        .toBe(1);
      // npm test lets axe look at pages beside the article in sidePages.test.ts
      if (thorough) expect(await axeFinds(page)).toEqual([]);
      await expect.poll(() => beyond(page)).toBeLessThanOrEqual(0);
      expect(errors).toEqual([]);
      expect(strangers()).toEqual([]);
    },
    { viewport: { width: 1000, height: 900 }, reducedMotion: 'reduce' },
  );
});
