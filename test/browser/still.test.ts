// The built page before its scripts: a poster of its start, the text of everything with none, honest about what is recorded.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { CHAPTERS } from '../../src/lab/chapters/allChapters';
import { onlyInFull, size } from '../statistics/size';
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
  test.each(size([360], [360, 1440]))(
    'the start has its numbers and its figure, %i px wide',
    async (width) => {
      await withPage('', { javaScriptEnabled: false, viewport: { width, height: 900 } }, async (page) => {
        await page.getByText(/Without scripts this page shows recorded numbers/).waitFor();
        const sentence = await page.getByRole('heading', { level: 1 }).innerText();
        expect(sentence).toMatch(
          /ε = 4\.14.*ε is 8\.00.*A recorded run of the attack\s+shows at least 7\.8\d/s,
        );
        expect(sentence).not.toContain('this tab');
        const drawn = page.locator('#lab svg[data-testid=epsilon-chart]').filter({ visible: true });
        expect(await drawn.count()).toBe(1);
        expect(await drawn.locator('.direct-label').count()).toBeGreaterThanOrEqual(3);
        expect(await page.locator('#page').innerText()).not.toMatch(/NaN|undefined/);
        expect(await page.getByRole('slider').filter({ visible: true }).count()).toBe(0);
        expect(await page.locator('[style]').count()).toBe(0);
      });
    },
  );

  test.each(size(['de.html'], ['', 'de.html']))(
    'one link leads to the text of all chapters, and so do their names: %s',
    async (file) => {
      await withPage(file, { javaScriptEnabled: false }, async (page) => {
        await page.locator('.no-scripts a').click();
        // a click does not wait for the page it leads to, and this one is long
        await page.waitForURL(/all(\.de)?\.html/);
        for (const { id } of CHAPTERS) expect(await page.locator(`#${id} h2`).count()).toBe(1);
        expect(await page.locator('#page').innerText()).not.toMatch(/NaN|undefined/);
        expect(await page.locator('[style]').count()).toBe(0);
        await page.goBack();
        await page.locator('header nav a').nth(3).click();
        await page.waitForURL(/all(\.de)?\.html#training$/);
      });
    },
  );
});

test('with scripts the text of all chapters is the page itself, and what was asked for stays', async (itself) => {
  onlyInFull(itself);
  await withPage('all.de.html?v=2&s=3#training', {}, async (page) => {
    await expect.poll(() => page.url()).toBe(`${built.site.url}de.html?v=2&s=3&page=all#training`);
    await page.locator('#training svg').first().waitFor();
  });
});

describe('before the scripts have come', () => {
  test("a link to another scenario shows none of the start's numbers", async () => {
    await withPage(
      '?v=2&s=3',
      {},
      async (page) => {
        await page.getByRole('link', { name: /^Learn/ }).waitFor();
        const sentence = page.getByRole('heading', { level: 1 });
        expect(await page.locator('.still').innerText()).not.toMatch(/4\.14|8\.00|7\.8\d|99\.97/);
        expect(await sentence.getByText(/ε = 4\.14/).isVisible()).toBe(false);
        expect(await sentence.getByText(/at least/).isVisible()).toBe(false);
        expect(await page.locator('.still .readout').isVisible()).toBe(false);
        expect(await page.locator('svg[data-testid=epsilon-chart]').first().isVisible()).toBe(false);
      },
      withoutApp,
    );
  });

  test('a chapter that is asked for then opens once they have come', async (itself) => {
    onlyInFull(itself);
    let held = true;
    await withPage(
      '',
      {},
      async (page) => {
        await page.locator('header nav a').nth(1).click();
        await expect.poll(() => new URL(page.url()).hash).toBe('#promise');
        held = false;
        await page.reload();
        await page.locator('#promise-title').waitFor();
      },
      (page) => page.route(/assets\/.*\.js$/, (route) => (held ? route.abort() : route.continue())),
    );
  });

  test('an embedded figure, a lecture and a chapter show nothing of the start', async (itself) => {
    onlyInFull(itself);
    for (const query of ['?embed=lab', '?lecture=start', '#training']) {
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
      const sentence = page.getByRole('heading', { level: 1 });
      await expect
        .poll(() => sentence.innerText())
        .toMatch(/ε = 4\.14.*A recorded run of the attack\s+shows/s);
      // the footnote is loaded late
      await expect.poll(() => page.getByText(/Recorded until this tab has its own/).count()).toBe(1);
    },
    (page) => page.route(/worker-.*\.js$/, (route) => route.abort()),
  );
});
