// Which pages beside the article have numbers of the settings in the address, and what they say where batches are not Poisson's.
import { describe, expect, test } from 'vitest';
import { SIDE_PAGE_NAMES, showsSettings, takesAnySampling } from '../../src/lab/pages/sidePages';
import type { SidePageName } from '../../src/scenario';
import { onlyInFull } from '../statistics/size';
import { builtPage } from './builtPage';
import { rest } from './inPage';

const built = builtPage();

// a window in which every figure of a page is drawn
const options = { viewport: { width: 1280, height: 6000 }, reducedMotion: 'reduce' } as const;
const SETTINGS = 'v=2&q=0.02&s=1.5&R=500&rep=1';

/** `?page=all` is the whole article and none of these pages. */
const BESIDE = (Object.keys(SIDE_PAGE_NAMES) as SidePageName[]).filter((name) => name !== 'all');

/** The words of a page once it is at rest. */
async function wordsAt(query: string, name: SidePageName): Promise<string> {
  let words = '';
  await built.visit(
    `?${query}&page=${name}`,
    async ({ page, errors }) => {
      await page.getByRole('heading', { level: 1, name: SIDE_PAGE_NAMES[name], exact: true }).waitFor();
      await rest(page);
      words = await page.getByRole('main').innerText();
      expect(errors).toEqual([]);
    },
    options,
  );
  return words;
}

describe.each(BESIDE)('the page %s', (name) => {
  test('has other words at other settings if and only if it is said to show settings', async (itself) => {
    // two loads of each page take a minute in all
    onlyInFull(itself);
    const [some, more] = [await wordsAt(`${SETTINGS}&T=300`, name), await wordsAt(`${SETTINGS}&T=700`, name)];
    expect(some.length).toBeGreaterThan(200);
    expect(some !== more).toBe(showsSettings(name));
  });

  test('says that it counts Poisson batches, or keeps the reader’s own in its links and figures', async (itself) => {
    onlyInFull(itself);
    await built.visit(
      `?${SETTINGS}&T=300&b=fixed-size&page=${name}`,
      async ({ page, errors }) => {
        const main = page.getByRole('main');
        await page.getByRole('heading', { level: 1, name: SIDE_PAGE_NAMES[name], exact: true }).waitFor();
        await rest(page);
        const notes = await main
          .getByRole('note')
          .filter({ hasText: 'This page counts Poisson batches' })
          .count();
        expect(notes).toBe(takesAnySampling(name) ? 0 : 1);
        if (takesAnySampling(name)) {
          const own = main.locator('a[href*="T=300"]:not([href*="b=fixed-size"])');
          expect(await own.count()).toBe(0);
        }
        expect(errors).toEqual([]);
      },
      options,
    );
  });
});

test('every page without numbers of the settings takes any sampling, but for the reader’s own audit of Poisson batches', () => {
  const noted = BESIDE.filter((name) => !showsSettings(name) && !takesAnySampling(name));
  expect(noted).toEqual(['audit']);
});
