// The first chapters on the built page: each figure answers the keyboard, every step is a link that restores it, terms
// open and close.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { builtPage, goWithin } from './builtPage';

const built = builtPage();

/** Few draws for the page's own audit, so that it ends soon. */
const LIGHT = 'v=2&R=500&rep=1';

const here = built.stay(`?${LIGHT}#which-neighbour`, { reducedMotion: 'reduce' });

/** At the chapter, with the settings of the start. */
async function withChapter(id: string, run: (page: Page) => Promise<void>): Promise<void> {
  await goWithin(here.page, `?${LIGHT}#${id}`);
  await run(here.page);
  expect(here.errors).toEqual([]);
}

const parameter = (page: Page, key: string) => new URL(page.url()).searchParams.get(key);

async function press(page: Page, key: string, times: number): Promise<void> {
  for (let i = 0; i < times; i++) await page.keyboard.press(key);
}

describe('chapter 1', () => {
  test('a link with its name arrives at it; arrow keys move the record and the words follow', async () => {
    await withChapter('which-neighbour', async (page) => {
      const chapter = page.locator('#which-neighbour');
      await expect
        .poll(() => chapter.evaluate((element) => Math.abs(element.getBoundingClientRect().top)))
        .toBeLessThan(60);
      const words = chapter.locator('#neighbour-words');
      await expect.poll(() => words.innerText()).toContain('Replacing z');
      const before = await words.innerText();
      await chapter.getByRole('slider', { name: /gradient of z′/i }).focus();
      await press(page, 'ArrowLeft', 4);
      await expect.poll(() => words.innerText()).not.toBe(before);
      await expect.poll(() => words.innerText()).toMatch(/by (1\.9|2\.0)\d C/);
      await chapter.getByRole('radio', { name: 'removed' }).check();
      await expect.poll(() => words.innerText()).toContain('Removing z moves the sum by 1.00 C');
      await expect.poll(() => chapter.getByRole('slider').count()).toBe(1);
    });
  });

  test('a step changes the scenario, pushes history, and restores it from its own address', async () => {
    await withChapter('which-neighbour', async (page) => {
      const link = page.locator('#which-neighbour').getByRole('link', { name: /every record joins/ });
      const address = new URL((await link.getAttribute('href')) ?? '', page.url());
      expect(address.hash).toBe('#which-neighbour');
      await link.click();
      await expect.poll(() => parameter(page, 'q')).toBe('1');
      await page.goBack();
      await expect.poll(() => parameter(page, 'q')).toBeNull();
      await goWithin(page, address.href);
      await page.getByText(/standard deviation 2 C/).waitFor();
      await expect.poll(() => parameter(page, 'T')).toBe('1');
    });
  });

  test('a term opens on focus and closes with Escape; going deeper typesets, with MathML for readers of text', async () => {
    await withChapter('which-neighbour', async (page) => {
      const chapter = page.locator('#which-neighbour');
      await chapter.getByRole('button', { name: 'adjacency' }).focus();
      const note = page.getByRole('tooltip');
      await note.getByText(/count as neighbours/).waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => note.count()).toBe(0);
      await chapter.getByText(/^Deeper/).click();
      await expect.poll(() => chapter.locator('.Equation_equation math').count()).toBe(2);
    });
  });
});

describe('chapter 2', () => {
  test('the map fills, arrow keys move the page’s own setting in it, and curves stand in a table', async () => {
    await withChapter('promise', async (page) => {
      const chapter = page.locator('#promise');
      const own = chapter.getByRole('slider', { name: /in the map/ });
      await own.waitFor();
      const words = chapter.locator('.MapPart_words');
      await words.getByText(/1\.93 times as large/).waitFor();
      await own.focus();
      await press(page, 'ArrowUp', 4);
      await press(page, 'ArrowRight', 3);
      await words.getByText(/more than twice/).waitFor();
      // the address follows the scenario a moment later
      await expect.poll(() => Number(parameter(page, 's'))).toBeGreaterThan(2);
      await expect.poll(() => own.getAttribute('aria-valuetext')).toMatch(/ratio 2\.\d\d/);
      // below the words that explain them, and not drawn before they are seen
      await chapter.locator('.PromiseFigure_parts').scrollIntoViewIfNeeded();
      await chapter.getByRole('img', { name: /Trade-off curves.*false alarms/ }).waitFor();
      await chapter.getByText('Both curves in numbers').click();
      await expect.poll(() => chapter.getByRole('row').count()).toBeGreaterThan(20);
      expect(await chapter.innerText()).not.toMatch(/NaN|undefined|Infinity/);
    });
  });
});

describe('chapter 3', () => {
  test('the headline’s number comes from counts that stand here', async () => {
    await withChapter('worst-case', async (page) => {
      const number = /(?:≥|at least)\s*([\d.]*\d)/;
      const top = page.getByRole('heading', { level: 1 }).getByText(/at least\s+\d/);
      await top.waitFor();
      const row = page.locator('#worst-case').getByRole('row', { name: /by the share of wrong guesses/ });
      await row.getByText('the headline’s number').waitFor();
      // both follow runs that are being made, the row a moment later while it is out of sight
      let shown: string | undefined;
      await expect
        .poll(async () => {
          shown = number.exec(await top.innerText())?.[1];
          return (
            shown !== undefined && number.exec(await row.locator('td').last().innerText())?.[1] === shown
          );
        })
        .toBe(true);
      // and without a curve the same counts say far less
      const direct = page.locator('#worst-case').getByRole('row', { name: /no curve assumed/ });
      expect(Number(number.exec(await direct.locator('td').last().innerText())?.[1])).toBeLessThan(
        Number(shown) / 3,
      );
    });
  });

  test('the threshold moves by keyboard; counts and bounds follow, explored until fresh runs are made', async () => {
    await withChapter('worst-case', async (page) => {
      const chapter = page.locator('#worst-case');
      const threshold = chapter.getByRole('slider', { name: 'Threshold' });
      await threshold.focus();
      const positives = chapter.getByRole('row', { name: /z′ taken for z/ });
      const errors = async () => Number(/(\d+) of 1,000/.exec(await positives.innerText())?.[1]);
      await expect.poll(errors).toBeGreaterThan(100);
      await chapter.getByText(/fixed before these runs were made/).waitFor();
      await press(page, 'PageUp', 2);
      await expect.poll(errors).toBeLessThan(60);
      await chapter.getByText(/it has no confidence/).waitFor();
      const explored = await errors();
      await chapter.getByRole('button', { name: 'Make fresh runs' }).click();
      await chapter.getByText(/made after the threshold was set/).waitFor();
      await expect.poll(errors).not.toBe(explored);
      await threshold.focus();
      await page.keyboard.press('End');
      await expect.poll(errors).toBe(0);
      await chapter.getByText('ε ≥ 0').first().waitFor();
    });
  });

  test('the best threshold makes more false claims than a fixed one', async () => {
    await withChapter('worst-case', async (page) => {
      const chapter = page.locator('#worst-case');
      await chapter.getByRole('button', { name: 'Run 400 small audits' }).click();
      await chapter.getByText('400 audits made').waitFor();
      const experiment = chapter.getByRole('region', { name: /The best threshold/ });
      const counts = [
        ...(await experiment.locator('.ClaimBars_bars').innerText()).matchAll(/\((\d+) of 400/g),
      ];
      const [fixed, best] = counts.map(([, count]) => Number(count));
      expect(fixed).toBeLessThan(best);
      await chapter.getByRole('link', { name: 'full batches' }).click();
      await chapter.getByText(/belong to another setting/).waitFor();
    });
  });

  test('stopping at the best moment makes false claims, unless the bound is meant for every moment', async () => {
    await withChapter('worst-case', async (page) => {
      const experiment = page.getByRole('region', { name: /The best moment to stop/ });
      await experiment.getByRole('button', { name: 'Stop 400 audits at their best' }).click();
      await experiment.getByText('400 audits made').waitFor({ timeout: 180_000 });
      const words = await experiment.locator('.ClaimBars_bars').innerText();
      const counts = [...words.matchAll(/\((\d+) of 400/g)].map(([, count]) => Number(count));
      expect(counts).toHaveLength(3);
      const [planned, best, sequence] = counts;
      expect(best).toBeGreaterThan(2 * Math.max(planned, sequence));
      await experiment.getByText('The claims in numbers').click();
      await expect.poll(() => experiment.getByRole('row').count()).toBe(4);
    });
  });

  test('draws fall onto their heaps where motion is welcome', async () => {
    await built.visit(
      `?${LIGHT}#worst-case`,
      async ({ page, errors }) => {
        const rain = page.locator('#worst-case canvas');
        const painted = () =>
          rain.evaluate((canvas: HTMLCanvasElement) => {
            const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
            let count = 0;
            for (let i = 3; i < data.length; i += 4) if (data[i] > 0) count++;
            return count;
          });
        // where motion is welcome the way there is scrolled smoothly, and may end short on a busy machine
        await expect
          .poll(async () => {
            await page.locator('#worst-case h2').scrollIntoViewIfNeeded();
            return rain.count();
          })
          .toBe(1);
        await rain.waitFor();
        const early = await painted();
        await expect.poll(painted, { timeout: 8000 }).toBeGreaterThan(early + 2000);
        expect(errors).toEqual([]);
      },
      { reducedMotion: 'no-preference' },
    );
  });
});
