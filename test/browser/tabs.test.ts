// A tab that is used again behaves like a new one, so that no visit affects the next.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { onlyInFull, thorough } from '../statistics/size';
import { builtPage } from './builtPage';

const built = builtPage();

const left = (page: Page) =>
  page.evaluate(() => ({
    ground: getComputedStyle(document.body).backgroundColor,
    kept: { ...localStorage },
    steps: history.length,
    still: matchMedia('(prefers-reduced-motion: reduce)').matches,
    width: innerWidth,
    words: document.querySelector('h1')?.textContent?.includes('8.00'),
  }));

/** The tab of the visit before. */
let last: Page | null = null;

test('a visit finds and receives nothing of the one before it', async (itself) => {
  onlyInFull(itself);
  let first: Awaited<ReturnType<typeof left>> | null = null;
  const address = '?v=2&R=500&rep=1';
  await built.visit(address, async ({ page }) => {
    last = page;
    first = await left(page);
    expect(first.words).toBe(true);
    await page.route('**/*.svg', (route) => route.abort());
    await page.context().newPage();
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 400, height: 400 });
    await page.locator('#lab').getByRole('slider').first().focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => page.url()).not.toContain(address);
    await page.evaluate(() => {
      localStorage.setItem('theme', 'dark');
      history.pushState(null, '', '?v=2&T=2');
    });
    expect(await left(page)).not.toEqual(first);
  });
  await built.visit(address, async ({ page, errors, requests }) => {
    expect(page).toBe(last);
    await expect.poll(() => left(page)).toEqual(first);
    expect(page.context().pages()).toEqual([page]);
    // all scripts are requested again, even those that a cache answers
    expect(requests.filter((request) => /\.js$/.test(request.url())).length).toBeGreaterThan(5);
    expect(await page.evaluate(() => fetch('icon.svg').then(({ ok }) => ok))).toBe(true);
    expect(errors).toEqual([]);
  });
});

if (thorough)
  test('a used tab has the options of the visit, as a new one does', async () => {
    const asked = {
      viewport: { width: 500, height: 700 },
      reducedMotion: 'reduce',
      colorScheme: 'dark',
    } as const;
    const address = '?v=2&embed=neighbour';
    const looks: Awaited<ReturnType<typeof left>>[] = [];
    await built.visit(
      address,
      async ({ page }) => {
        expect(page).toBe(last);
        looks.push(await left(page));
      },
      asked,
    );
    const context = await built.browser.newContext({ serviceWorkers: 'block', ...asked });
    try {
      const page = await context.newPage();
      await page.goto(`${built.site.url}${address}`);
      await page.locator('[data-testid=still]').waitFor({ state: 'detached' });
      looks.push(await left(page));
    } finally {
      await context.close();
    }
    // a browser that keeps about:blank in the history has one more step there
    const [used, fresh] = looks.map(({ steps, ...rest }) => rest);
    expect(used).toEqual(fresh);
    expect(used).toMatchObject({ width: 500, still: true });
  });

if (thorough)
  test('the tab of a failed visit is not used again', async () => {
    let tab: Page | null = null;
    const visit = built.visit('?embed=neighbour', async ({ page }) => {
      tab = page;
      throw new Error('of the test');
    });
    await expect(visit).rejects.toThrow('of the test');
    await built.visit('?embed=neighbour', async ({ page }) => expect(page).not.toBe(tab));
  });
