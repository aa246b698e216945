// The practitioner's corner on the built page: a target, what is taken away; the form is calculator.test.ts's. Numbers are held
// against the accountant itself.
import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { version } from '../../package.json';
import { epsilon } from '../../src/accounting';
import { builtPage, goWithin, type Visit } from './builtPage';

const built = builtPage();

/** Few draws, so that the attack ends soon on a slow machine. */
const LIGHT = 'v=2&R=2000&rep=1&seed=9';

const here = built.stay(`?${LIGHT}#choose`);

interface Opened extends Visit {
  choose: Locator;
}

/** At the chapter, with the settings of the start. */
async function withChoose(run: (opened: Opened) => Promise<void>): Promise<void> {
  const { page, errors, requests, strangers } = here;
  await goWithin(page, `?${LIGHT}#choose`);
  const choose = page.locator('#choose');
  await page.locator('#choose-title').waitFor();
  await run({ page, errors, requests, strangers, choose });
}

describe('a target', () => {
  test('becomes σ, q or T by the keyboard, and one out of reach names the end', async () => {
    await withChoose(async ({ page, choose: chapter }) => {
      const choose = chapter.getByRole('region', { name: 'From a target ε to a parameter' });
      const target = choose.getByRole('textbox', { name: /I want ε/ });
      const use = choose.getByRole('link', { name: /^Use/ });
      await use.waitFor();
      const before = await use.innerText();
      await target.fill('3');
      await expect.poll(() => use.innerText()).not.toBe(before);
      const chosen = Number((await use.innerText()).replace(/[^\d.]/g, ''));
      const mechanism = { samplingRate: 1 / 16, noiseMultiplier: chosen, steps: 500 };
      const met = epsilon('substitute', mechanism, 1e-5).value ?? Number.NaN;
      expect(met).toBeLessThanOrEqual(3);
      expect(met).toBeGreaterThan(2.99);
      const sigma = choose.getByRole('radio', { name: 'Noise multiplier' });
      await sigma.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => use.innerText()).toMatch(/Use q = 0\.0/);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => use.innerText()).toMatch(/Use T = \d+/);
      await target.fill('0.001');
      await choose.getByText(/Even after a single step ε is at least/).waitFor();
      await choose.getByRole('radio', { name: 'Sampling rate' }).focus();
      await page.keyboard.press('Space');
      await use.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => new URL(page.url()).searchParams.get('q')).not.toBeNull();
    });
  });
});

describe('a target in other units', () => {
  test('is a batch at the page’s epochs, or epochs; an answer to another target says so', async () => {
    await withChoose(async ({ page, choose: chapter }) => {
      const choose = chapter.getByRole('region', { name: 'From a target ε to a parameter' });
      const use = choose.getByRole('link', { name: /^Use/ });
      const target = choose.getByRole('textbox', { name: /I want ε/ });
      await target.fill('4');
      await choose.getByRole('radio', { name: 'batch size' }).check();
      await expect.poll(() => use.innerText()).toMatch(/Use \d+ records a step and T = [\d,]+ on this page/);
      const [, batch, steps] = /Use (\d+) records a step and T = ([\d,]+)/.exec(await use.innerText()) ?? [];
      const trained = {
        samplingRate: Number(batch) / 500,
        noiseMultiplier: 1.6772842407226562,
        steps: Number(steps?.replace(',', '')),
      };
      expect(epsilon('substitute', trained, 1e-5).upper).toBeLessThanOrEqual(4);
      // 31.25 epochs
      expect(trained.samplingRate * trained.steps).toBeCloseTo(31.25, 0);
      await choose.getByRole('radio', { name: 'epochs' }).check();
      await expect.poll(() => use.innerText()).toMatch(/Use \d+ epochs, T = \d+ on this page/);
      await target.fill('four');
      await choose.getByText(/which is not in the box, because that holds no target/).waitFor();
      expect(await use.isVisible()).toBe(false);
      await target.fill('4');
      await use.waitFor();
      expect(await page.locator('#choose').innerText()).not.toMatch(/NaN|undefined/);
    });
  });
});

describe('what is taken away', () => {
  test('names version, link and seed, whatever it is', async () => {
    await withChoose(async ({ page, choose, strangers }) => {
      await page.getByRole('radio', { name: 'The lab' }).check();
      await page.locator('#lab .EpsilonFigure_chart .grip').waitFor();
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
