// Embedded figures: each draws alone, is accessible and makes no outside request.
import { describe, expect, test } from 'vitest';
import { EMBED_FIGURES, type EmbedFigure } from '../../src/scenario';
import { onlyInFull, size, thorough } from '../statistics/size';
import { axeFinds, axeInBothThemes } from './axe';
import { builtPage, goWithin, type Visit } from './builtPage';
import { beyond } from './inPage';

const built = builtPage();

/** Few draws, so that attacks end soon. */
const LIGHT = 'v=2&R=500&rep=1';

/** Figures of recordings, which have no controls because the page's scenario does not change them. */
const RECORDED: readonly EmbedFigure[] = ['marginals', 'trained'];

/** Pattern of the script of the article; `ALONE` is that of embedded figures. The bundler names them after their modules. */
const ARTICLE = /\/App-[^/]*\.js$/;
const ALONE = /\/EmbedPage-[^/]*\.js$/;

describe('one figure alone', () => {
  const small = { viewport: { width: 320, height: 640 }, hasTouch: true, colorScheme: 'dark' } as const;
  const addressOf = (figure: EmbedFigure) => `?${LIGHT}&embed=${figure}&show=s,q,T,x,attack,run`;

  async function expectAlone(
    { page, errors, strangers, requests }: Visit,
    figure: EmbedFigure,
  ): Promise<void> {
    await page
      .locator(`[data-testid=embed-frame][data-figure="${figure}"] figure svg`)
      .filter({ visible: true })
      .first()
      .waitFor();
    const noise = page.getByRole('slider', { name: /noise multiplier/i });
    if (RECORDED.includes(figure)) expect(await noise.count()).toBe(0);
    else await noise.first().waitFor();
    // npm test checks only the first with axe, since whole.test.ts checks the figures in the article
    if (thorough || figure === EMBED_FIGURES[0]) expect(await axeFinds(page)).toEqual([]);
    await expect.poll(() => beyond(page)).toBeLessThanOrEqual(0);
    await expect
      .poll(() => page.getByRole('link', { name: 'Adjacency Lab: open this figure' }).count())
      .toBe(1);
    expect(await page.locator('[data-testid=masthead], [data-testid=text], #colophon').count()).toBe(0);
    expect(strangers()).toEqual([]);
    expect(errors).toEqual([]);
    const loaded = requests.map((request) => request.url());
    expect(loaded.some((url) => ALONE.test(url))).toBe(true);
    expect(loaded.some((url) => ARTICLE.test(url))).toBe(false);
  }

  describe('on a phone, one after the other', () => {
    const here = built.stay(addressOf(EMBED_FIGURES[0]), small);

    // npm test has one; choose.test.ts opens one that trains
    const SHOWN = size<readonly EmbedFigure[]>(['lab'], EMBED_FIGURES);
    test.each(SHOWN)('%s draws without an outside request', async (figure) => {
      await goWithin(here.page, addressOf(figure));
      await expectAlone(here, figure);
    });

    test('shows the controls that are asked for, and adds no entry of history', async () => {
      const { page } = here;
      await page.goto(`${built.site.url}?embed=lab&theme=dark&show=s,claim&R=500&rep=1`);
      const sentence = page.getByRole('heading', { level: 1 });
      await sentence.locator('[data-symbol=eps-s]').getByText('8.00').waitFor();
      await expect.poll(() => page.getByTestId('embed-controls').getByRole('slider').count()).toBe(1);
      expect(await page.getByTestId('embed-controls').getByRole('radio').count()).toBe(0);
      expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
      const steps = await page.evaluate(() => history.length);
      await page.getByTestId('embed-controls').getByRole('slider').focus();
      for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowUp');
      await expect.poll(() => sentence.innerText()).not.toMatch(/8\.00/);
      await expect
        .poll(() => page.url())
        .toMatch(/\?v=2&s=[\d.]+&R=500&rep=1&embed=lab&show=claim,s&theme=dark$/);
      expect(await page.evaluate(() => history.length)).toBe(steps);
      const way = page.getByRole('link', { name: /open this figure/ });
      await expect.poll(() => way.getAttribute('href')).toMatch(/^\?v=2&s=[\d.]+&R=500&rep=1&lang=en#lab$/);
    });
  });

  // here each figure is a visit of its own, as in a frame
  if (thorough)
    test.each(EMBED_FIGURES)('%s draws when a phone opens it directly', async (figure) => {
      await built.visit(addressOf(figure), (visit) => expectAlone(visit, figure), small);
    });

  test('the link of a frame opens the chapter with that figure on its stage', async (itself) => {
    onlyInFull(itself);
    await built.visit(`?${LIGHT}&embed=profile&show=q`, async ({ page }) => {
      const way = page.getByRole('link', { name: /open this figure/ });
      expect(await way.getAttribute('href')).toBe(`?${LIGHT}&lang=en&figure=profile#promise`);
      await page.goto(`${built.site.url}?${LIGHT}&figure=profile#promise`);
      await page.locator('#promise-title').waitFor();
      await expect.poll(() => page.getByTestId('stage').getAttribute('data-figure')).toBe('profile');
    });
  });

  test('offers sampling and measure in both themes', async (itself) => {
    onlyInFull(itself);
    await built.visit('?embed=lab&show=b,m&R=500&rep=1&T=16&s=4', async ({ page }) => {
      const controls = page.getByTestId('embed-controls');
      await controls.getByRole('combobox', { name: 'Batches' }).selectOption('fixed-size');
      const title = page.locator('[data-testid=embed-frame] [data-testid=axis-title-y]');
      await expect.poll(() => title.textContent()).toContain('batches of fixed size');
      await controls.getByRole('radio', { name: /μ of Gaussian DP/ }).press(' ');
      await expect.poll(() => title.textContent()).toBe('μ, batches of fixed size');
      await expect.poll(() => page.url()).toMatch(/b=fixed-size.*m=mu/);
      expect(await axeInBothThemes(page)).toEqual([]);
    });
  });

  test('an unknown control in the address is named, and an unknown figure opens the article', async (itself) => {
    onlyInFull(itself);
    await built.visit(`?${LIGHT}&embed=lab&show=volume,s&host=*`, async ({ page }) => {
      const notice = page.getByRole('alert');
      await notice.getByText(/show cannot be "volume,s"/).waitFor();
      await notice.getByText(/host cannot be "\*"/).waitFor();
      await expect.poll(() => page.getByTestId('embed-controls').getByRole('slider').count()).toBe(1);
    });
    await built.visit(`?${LIGHT}&embed=everything`, async ({ page }) => {
      await page
        .getByRole('alert')
        .getByText(/embed cannot be "everything"/)
        .waitFor();
      await page.getByTestId('masthead').waitFor();
    });
  });
});
