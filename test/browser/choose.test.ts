// Chapter 7 on the built page: the files, texts and code that readers take from it, and its form. The embedded figures themselves are tested in embed.test.ts.
import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { version } from '../../package.json';
import { builtPage, goWithin, type Visit } from './builtPage';

const built = builtPage();

/** Few draws, so that the attack ends soon on a slow machine. */
const LIGHT = 'v=2&R=2000&rep=1&seed=9';

const here = built.stay(`?${LIGHT}#choose`);

interface Opened extends Visit {
  choose: Locator;
}

/** Calls `run` with the chapter open, at the settings of the start. */
async function withChoose(run: (opened: Opened) => Promise<void>): Promise<void> {
  const { page, errors, requests, strangers } = here;
  await goWithin(page, `?${LIGHT}#choose`);
  const choose = page.locator('#choose');
  await page.locator('#choose-title').waitFor();
  await run({ page, errors, requests, strangers, choose });
}

describe('everything that readers take', () => {
  test('names version, link and seed', async () => {
    await withChoose(async ({ page, choose, strangers }) => {
      await page.getByRole('radio', { name: 'The lab' }).check();
      await page.locator('#lab [data-testid=epsilon-chart] [data-testid=point-grip]').waitFor();
      await choose.getByText('Take away code, a statement or the settings').click();
      const take = async (name: RegExp): Promise<Buffer> => {
        const button = choose.getByRole('button', { name });
        const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
        return readFile(await file.path());
      };
      const link = `${built.site.url}?v=2&R=2e3&rep=1&seed=9`;
      const svg = (await take(/^SVG/)).toString();
      expect(svg).toContain('<title id="t">ε of DP-SGD');
      expect(svg).not.toMatch(/var\(|class=|NaN/);
      expect(svg).toContain('rgb(255, 253, 249)');
      const png = await take(/^PNG/);
      expect(png.subarray(1, 4).toString()).toBe('PNG');
      const csv = (await take(/^CSV/)).toString();
      const json = (await take(/JSON: save the data/)).toString();
      const python = (await take(/save check_with/)).toString();
      const bib = (await take(/save adjacency-lab\.bib/)).toString();
      for (const text of [svg.replaceAll('&#38;', '&'), png.toString(), csv, json, python, bib]) {
        expect(text).toContain(link);
        expect(text).toContain(version);
        expect(text).toMatch(/seed"?:? 9/);
      }
      expect(JSON.parse(json).curves.substitute.value.length).toBeGreaterThan(60);
      await choose.getByRole('radio', { name: 'dark ground' }).check();
      expect((await take(/^SVG/)).toString()).toContain('rgb(20, 20, 22)');
      expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBeUndefined();
      expect(strangers()).toEqual([]);
    });
  });
});

// it comes last, because it leaves the page
describe('the code to copy of a figure', () => {
  test('follows the choices, refuses a text that is no origin, and opens the chosen figure', async () => {
    const { page, errors } = here;
    await goWithin(page, '?v=2&q=1/4&R=500&rep=1#choose');
    await page.locator('#choose summary', { hasText: 'A figure in your own page' }).click();
    const panel = page.getByRole('region', { name: 'A figure in your own page' });
    const code = panel.getByRole('region', { name: 'Code of the frame' });
    const host = panel.getByRole('textbox', { name: /origin of your page/i });
    await panel.getByRole('combobox', { name: 'Figure' }).selectOption({ label: 'Attacks on real training' });
    await panel.getByRole('checkbox', { name: 'steps' }).check();
    await panel.getByRole('checkbox', { name: 'sampling rate' }).uncheck();
    await panel.getByRole('radio', { name: 'dark' }).check();
    await host.fill('course.example');
    await panel.getByText(/“course.example” is not one exact origin/).waitFor();
    expect(await code.innerText()).not.toContain('host=');
    await host.fill('https://course.example/');
    const query =
      'v=2&q=1/4&R=500&rep=1&embed=training&show=s,T&theme=dark&host=https://course.example&lang=en';
    const expected = `src="${built.site.url}?${query.replaceAll('&', '&amp;')}"`;
    await expect.poll(() => code.innerText()).toContain(expected);
    const address = `${built.site.url}?${query}`;
    const alone = panel.getByRole('link', { name: 'see it alone' });
    await expect.poll(() => alone.getAttribute('href')).toBe(address);
    await page.goto(address);
    await page.locator('[data-testid=embed-frame][data-figure=training] figure svg').first().waitFor();
    await expect.poll(() => page.getByTestId('embed-controls').getByRole('slider').count()).toBe(2);
    expect(page.url()).toBe(address);
    expect(errors).toEqual([]);
  });
});
