// The page in another language than the one it was written in: who gets it, what is loaded, and that nothing of it is left in
// English or without room.
import { describe, expect, test } from 'vitest';
import { axeFinds } from './axe';
import { builtPage } from './builtPage';

const built = builtPage();
const LIGHT = '?v=1&q=1/4&R=500&rep=1';

const catalogues = (addresses: readonly string[]): string[] =>
  addresses.flatMap((address) => /\/sentences-(\w+)-[^/]+\.json$/.exec(address)?.[1] ?? []);

describe('the language', () => {
  test('is the one of the browser, with what the link says, and the only one that is loaded', async () => {
    await built.visit(
      LIGHT,
      async ({ page, requests, errors }) => {
        await page.waitForURL(/\/de\.html\?v=1&q=1\/4/);
        await page.locator('#lab .current-point').waitFor({ state: 'attached' });
        expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
        await page.getByRole('link', { name: 'English' }).waitFor();
        // a box holds what a reader of the language would type, and takes it
        const noise = page.locator('#lab').getByRole('textbox', { name: 'Rauschfaktor' });
        expect(await noise.inputValue()).toMatch(/^\d,\d+$/);
        await noise.fill('1,25');
        await noise.press('Enter');
        await page.waitForURL(/s=1\.25/);
        expect(new Set(catalogues(requests.map((request) => request.url())))).toEqual(new Set(['de']));
        expect(errors).toEqual([]);
      },
      { locale: 'de-AT' },
    );
  });

  test('is changed by a link that takes the scenario along, for good', async () => {
    await built.visit(
      `${LIGHT}&lang=de`,
      async ({ page }) => {
        await page.getByRole('link', { name: 'English' }).click();
        await page.waitForURL(/\/\?v=1&q=1\/4.*lang=en/);
        await page.getByRole('link', { name: 'Deutsch' }).waitFor();
        expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
        await page.goto(built.site.url);
        await page.getByRole('link', { name: 'Deutsch' }).waitFor();
      },
      { locale: 'de-DE' },
    );
  });
});

describe('in German, on a phone', () => {
  const here = built.stay(`de.html${LIGHT}`, {
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
  });

  test('everything has room, and axe finds nothing', async () => {
    const { page, errors } = here;
    await page.locator('#lab .current-point').waitFor({ state: 'attached' });
    for (const id of [
      'which-neighbour',
      'promise',
      'worst-case',
      'training',
      'one-run',
      'meaning',
      'choose',
    ]) {
      await page.locator(`#${id}`).scrollIntoViewIfNeeded();
      await page.locator(`#${id} :is(figure, textarea)`).first().waitFor({ state: 'attached' });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), id).toBe(360);
    }
    expect(await axeFinds(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('nothing is left in English', async () => {
    const texts = await here.page.evaluate(() => {
      const found: string[] = [];
      const walker = document.createTreeWalker(
        document.querySelector('main') ?? document.body,
        NodeFilter.SHOW_TEXT,
      );
      while (walker.nextNode()) {
        const { parentElement: by, textContent } = walker.currentNode;
        if (!by?.closest('.katex, textarea, code, noscript')) found.push(textContent ?? '');
      }
      return found;
    });
    expect(texts.length).toBeGreaterThan(500);
    // words that no German sentence has; titles of papers stand in quotes
    const english = texts.filter((text) =>
      /\b(?:the|and|which|that|is|are)\b/.test(text.replace(/„[^“]*“/g, '')),
    );
    expect(english).toEqual([]);
  });
});
