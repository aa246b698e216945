// The built page before or without its scripts. It shows a picture of its start and links to the text of all chapters, and says which
// numbers are recorded.
import type { BrowserContextOptions, FrameLocator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { CHAPTERS } from '../../src/lab/chapters/allChapters';
import { onlyInFull, size, thorough } from '../statistics/size';
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
    // requests that are still running are cancelled
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
}

/** Blocks the page's own scripts, except boot.js. */
const withoutApp = (page: Page) => page.route(/assets\/.*\.js$/, (route) => route.abort());

describe('without scripts', () => {
  test.each(size([360], [360, 1440]))('the start has its numbers and its figure at %i px', async (width) => {
    await withPage('', { javaScriptEnabled: false, viewport: { width, height: 900 } }, async (page) => {
      await page.getByText(/Without scripts this page shows recorded numbers/).waitFor();
      const sentence = await page.getByRole('heading', { level: 1 }).innerText();
      expect(sentence).toMatch(
        /ε = 4\.14.*its ε is 8\.00.*A recorded run of the attack\s+shows at least\s+7\.8\d\s+for substitute/s,
      );
      expect(sentence).not.toContain('this tab');
      const drawn = page.locator('#lab svg[data-testid=epsilon-chart]').filter({ visible: true });
      expect(await drawn.count()).toBe(1);
      expect(await drawn.locator('[data-testid=direct-label]').count()).toBeGreaterThanOrEqual(3);
      expect(await page.locator('#page').innerText()).not.toMatch(/NaN|undefined/);
      expect(await page.getByRole('slider').filter({ visible: true }).count()).toBe(0);
      expect(await page.locator('[style]').count()).toBe(0);
    });
  });

  test.runIf(thorough).each(['', 'de.html'])(
    'one link and the chapters’ names lead to the text of all chapters: %s',
    async (file) => {
      await withPage(file, { javaScriptEnabled: false }, async (page) => {
        await page.locator('noscript a').click();
        // a click does not wait for the page that it leads to, and this one is long
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

test('with scripts the file of all chapters becomes the page itself with the same settings', async (itself) => {
  onlyInFull(itself);
  await withPage('all.de.html?v=2&s=3#training', {}, async (page) => {
    await expect.poll(() => page.url()).toBe(`${built.site.url}de.html?v=2&s=3&page=all#training`);
    await page.locator('#training svg').first().waitFor();
  });
});

describe('before the scripts have loaded', () => {
  test("a link to another scenario shows none of the start's numbers", async () => {
    await withPage(
      '?v=2&s=3',
      {},
      async (page) => {
        await page.getByRole('link', { name: /^Learn/ }).waitFor();
        const sentence = page.getByRole('heading', { level: 1 });
        expect(await page.locator('[data-testid=still]').innerText()).not.toMatch(
          /4\.14|8\.00|7\.8\d|99\.97/,
        );
        expect(await sentence.getByText(/ε = 4\.14/).isVisible()).toBe(false);
        expect(await sentence.getByText(/at least/).isVisible()).toBe(false);
        expect(await page.locator('[data-testid=still] #reading').isVisible()).toBe(false);
        expect(await page.locator('svg[data-testid=epsilon-chart]').first().isVisible()).toBe(false);
      },
      withoutApp,
    );
  });

  test('a chapter that is asked for opens once they have loaded', async (itself) => {
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
        async (page) => expect(await page.locator('[data-testid=still]').isVisible()).toBe(false),
        withoutApp,
      );
    }
  });
});

/** Pattern of the numbers and settings of the start, as its markup has them. */
const OF_START = /4\.14|8\.00|7\.8\d|99\.97|1\.677|31\.3 of 500|shown/;

test('a link to another scenario shows nothing of the start even without the style sheet', async (itself) => {
  onlyInFull(itself);
  await withPage(
    '?v=2&q=1&s=20&T=100',
    {},
    async (page) => {
      const still = page.locator('[data-testid=still]');
      await page.getByRole('link', { name: /^Learn/ }).waitFor();
      expect(await still.innerText()).not.toMatch(OF_START);
      const fields = page.getByRole('slider').or(page.getByRole('textbox')).or(page.getByRole('combobox'));
      expect(await fields.filter({ visible: true }).count()).toBe(0);
      for (const address of ['?embed=lab', '#training']) {
        await page.goto(`${built.site.url}${address}`);
        await page.locator('.start-failed, [data-testid=still]').first().waitFor({ state: 'attached' });
        expect(await still.isVisible(), address).toBe(false);
      }
    },
    (page) => page.route(/assets\/.*\.(?:js|css)$/, (route) => route.abort()),
  );
});

/** Opens the page in a sandboxed frame, which has no origin. @param read whether the server lets other origins read its files */
async function sandboxed(address: string, read: boolean, run: (frame: FrameLocator) => Promise<void>) {
  await withPage(
    'around',
    {},
    (page) => run(page.frameLocator('iframe')),
    async (page) => {
      if (read) {
        await page.route(/.*/, async (route) => {
          const response = await route.fetch();
          await route.fulfill({
            response,
            headers: { ...response.headers(), 'access-control-allow-origin': '*' },
          });
        });
      }
      await page.route(/around$/, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<iframe sandbox="allow-scripts" width="1200" height="800" src="${built.site.url}${address}"></iframe>`,
        }),
      );
    },
  );
}

describe('in a sandbox that gives the page no origin', () => {
  test('it says that it could not start where its scripts are refused', async (itself) => {
    onlyInFull(itself);
    await sandboxed('?v=2&q=1&s=20&T=100', false, async (frame) => {
      await frame.getByRole('alert').getByText('could not be started').waitFor();
      expect(await frame.locator('body').innerText()).not.toMatch(OF_START);
    });
  });

  test('it draws its scenario where its scripts load, and says what it cannot compute', async (itself) => {
    onlyInFull(itself);
    await sandboxed('?v=2&q=1&s=20&T=100&R=500&rep=1', true, async (frame) => {
      await frame.locator('[data-testid=still]').waitFor({ state: 'detached' });
      await expect
        .poll(() => frame.getByRole('textbox', { name: 'Noise multiplier' }).inputValue())
        .toBe('20');
      const settled = async () => {
        const text = await frame.locator('body').innerText();
        return /could not|failed|refused|this training run has ε = \d/.test(text);
      };
      await expect.poll(settled).toBe(true);
      expect(await frame.getByRole('heading', { level: 1 }).innerText()).not.toMatch(OF_START);
    });
  });
});

test('while the workers fail, recorded numbers stay and are named as recorded', async (itself) => {
  // npm test has a worker that fails in page.test.ts
  onlyInFull(itself);
  await withPage(
    '',
    {},
    async (page) => {
      await page.getByRole('alert').first().waitFor();
      const sentence = page.getByRole('heading', { level: 1 });
      await expect
        .poll(() => sentence.innerText())
        .toMatch(/ε = 4\.14.*A recorded run of the attack\s+shows/s);
      // the footnote loads late
      await expect.poll(() => page.getByText(/Recorded until this tab has its own/).count()).toBe(1);
    },
    (page) => page.route(/worker-.*\.js$/, (route) => route.abort()),
  );
});
