// Chapter 7 on the built page: the files, texts and code that readers take from it, and its form.
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
