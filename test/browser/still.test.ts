// The built page before its scripts: readable with none, honest about what is recorded, and nothing moves when the live
// page takes its place.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { builtPage } from './builtPage';

const built = builtPage();

async function withPage(
  query: string,
  options: BrowserContextOptions,
  run: (page: Page) => Promise<void>,
  prepare: (page: Page) => Promise<unknown> = async () => {},
): Promise<void> {
  const context = await built.browser.newContext({ serviceWorkers: 'block', ...options });
  try {
    const page = await context.newPage();
    await prepare(page);
    await page.goto(`${built.site.url}${query}`);
    await run(page);
  } finally {
    await context.close();
  }
}

/** The page's own scripts never come; boot.js does. */
const withoutApp = (page: Page) => page.route(/assets\/.*\.js$/, (route) => route.abort());

describe('without scripts', () => {
  test.each([360, 1440])('the page reads as an article, %i px wide', async (width) => {
    await withPage('', { javaScriptEnabled: false, viewport: { width, height: 900 } }, async (page) => {
      await page.getByText(/Without scripts this page is an article/).waitFor();
      const sentence = await page.getByRole('heading', { level: 1 }).innerText();
      expect(sentence).toMatch(/ε = 4\.14.*ε = 8\.00.*A recorded run of the attack\s+shows at least 7\.8\d/s);
      expect(sentence).not.toContain('this tab');
      await page.getByText(/Recorded until this tab has its own: seed 1, .* commit [0-9a-f]{7}/).waitFor();
      const drawn = page.locator('#lab svg.EpsilonFigure_chart').filter({ visible: true });
      expect(await drawn.count()).toBe(1);
      expect(await drawn.locator('.direct-label').count()).toBe(6);
      for (const name of [/Five lines and one point/, /Replacing a record can move/, /Ask for the ε/]) {
        expect(await page.getByRole('heading', { name }).count()).toBe(1);
      }
      expect(await page.locator('#page').innerText()).not.toMatch(/NaN|undefined/);
      expect(await page.getByRole('slider').filter({ visible: true }).count()).toBe(0);
      expect(await page.locator('[style]').count()).toBe(0);
    });
  });
});

describe('before the scripts have come', () => {
  test("a link to another scenario shows the text and none of the start's numbers", async () => {
    await withPage(
      '?v=2&s=3',
      {},
      async (page) => {
        await page.getByRole('heading', { name: /Replacing a record can move/ }).waitFor();
        const sentence = page.getByRole('heading', { level: 1 });
        expect(await page.locator('.still').innerText()).not.toMatch(/4\.14|8\.00|7\.8\d|99\.97/);
        expect(await page.getByText('tight for training like this').isVisible()).toBe(true);
        expect(await sentence.getByText(/ε = 4\.14/).isVisible()).toBe(false);
        expect(await sentence.getByText(/at least/).isVisible()).toBe(false);
        expect(await page.locator('.still .readout').isVisible()).toBe(false);
        expect(await page.locator('svg.EpsilonFigure_chart').first().isVisible()).toBe(false);
      },
      withoutApp,
    );
  });

  test('an embedded figure and a lecture show nothing of the article', async () => {
    for (const query of ['?embed=lab', '?lecture=start']) {
      await withPage(
        query,
        {},
        async (page) => expect(await page.locator('.still').isVisible()).toBe(false),
        withoutApp,
      );
    }
  });
});

test('recorded numbers stay, and say so, while the workers fail', async () => {
  await withPage(
    '',
    {},
    async (page) => {
      await page.getByRole('alert').first().waitFor();
      const sentence = await page.getByRole('heading', { level: 1 }).innerText();
      expect(sentence).toMatch(/ε = 4\.14.*A recorded run of the attack\s+shows/s);
      expect(await page.getByText(/Recorded until this tab has its own/).count()).toBe(1);
    },
    (page) => page.route(/worker-.*\.js$/, (route) => route.abort()),
  );
});
