// Recorded results in chapter 4. They are shown at once and replaced by a live run, can be saved, and give the bound of each attack.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { version } from '../../package.json';
import { onlyInFull } from '../statistics/size';
import { builtPage } from './builtPage';
import { parameter } from './inPage';
import { button, chapter, choose, LIGHT, models, PATIENT, proved, stage, unfoldAll } from './trainingChapter';
import { closeSaves, openSaves } from './wholePage';

const built = builtPage();

/** The note under the figure on the recording with this name. */
const note = (page: Page, preset: string) =>
  chapter(page).getByText(
    new RegExp(`^Recorded, not computed just now\\. The run had seed 1, .* of commit.* ${preset}`),
  );

describe('recorded results', () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const here = built.stay(`?${LIGHT}#training`, {
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    // holds the recording back until the test releases it
    prepare: (page) =>
      page.route('**/recorded/*.json', async (route) => {
        await released;
        await route.continue();
      }),
  });

  test('are shown for the page’s start once loaded, with what made them', async () => {
    const { page } = here;
    await chapter(page).getByText('Loading what was recorded.').waitFor(PATIENT);
    release();
    await stage(page).getByText('Recorded, not computed just now').waitFor(PATIENT);
    await chapter(page).getByText('Loading what was recorded.').waitFor({ state: 'detached' });
    await unfoldAll(page);
    await note(page, 'start-digits').waitFor(PATIENT);
    await expect
      .poll(() => stage(page).locator('[data-testid=attack-layer] [data-testid=attack-mark]').count())
      .toBe(40);
  });

  test('are shown by a step of the chapter, whose link restores them', async (itself) => {
    onlyInFull(itself);
    const { page } = here;
    const step = chapter(page).getByRole('link', { name: 'a model that learns slowly' });
    const address = new URL((await step.getAttribute('href')) ?? '', page.url());
    expect(address.hash).toBe('#training/learning-slowly');
    expect(address.searchParams.get('lr')).toBe('5e-3');
    await step.click();
    await note(page, 'figure-a4-small').waitFor();
    await expect.poll(() => step.getAttribute('aria-current'), PATIENT).toBe('true');
    await chapter(page)
      .getByText(/^Deeper/)
      .click();
    await expect.poll(() => chapter(page).locator('[data-testid=equation] math').count(), PATIENT).toBe(5);
  });

  test('can be saved as a figure and as data, which name the models behind them', async (itself) => {
    onlyInFull(itself);
    const { page, errors, strangers } = here;
    await choose(page, 'Digits, q = 1, T = 100');
    await expect.poll(() => models(page, 'S2')).toBe(1000);
    await openSaves(page.getByTestId('stage'), 'the figure of real training');
    const take = async (name: RegExp): Promise<Buffer> => {
      const [file] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
      return readFile(await file.path());
    };
    const svg = (await take(/^SVG: save the figure of real training/)).toString();
    const png = await take(/^PNG/);
    const csv = (await take(/^CSV/)).toString();
    const json = (await take(/^JSON/)).toString();
    for (const text of [svg.replaceAll('&#38;', '&'), png.toString(), csv, json]) {
      expect(text).toContain(`${built.site.url}?v=2&q=1&s=9.997772394180169`);
      expect(text).toContain(version);
      expect(text).toMatch(/seed"?:? 1\b/);
      expect(text).toMatch(/backend"?:? "?wasm: WebAssembly SIMD/);
      expect(text).toContain('S2 500, S3 500, S4 500, S5 500 in each world');
      expect(text).toContain('recorded at commit');
    }
    expect(svg).not.toMatch(/var\(|light-dark|class=|NaN|undefined/);
    // labels keep their widths in any font
    expect(svg).toMatch(/<text[^>]* textLength="\d/);
    // the picture is parsed in another page, since the policy of this one forbids it
    const reader = await page.context().newPage();
    const [failed, size] = await reader.evaluate((text) => {
      const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
      const sides = ['width', 'height'].map((of) => Number(root.getAttribute(of)));
      return [root.querySelector('parsererror')?.textContent ?? null, sides] as const;
    }, svg);
    expect(failed).toBeNull();
    // the header of the PNG has twice the size of the drawing
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(size.map((px) => Math.round(2 * px)));
    const content = JSON.parse(json);
    expect(content.attacks.map(({ attack }: { attack: string }) => attack)).toEqual(['S2', 'S3', 'S4', 'S5']);
    expect(csv.trim().split('\n').at(-1)).toMatch(/^S5,100,1000,/);
    await closeSaves(page);
    expect(errors).toEqual([]);
    expect(strangers()).toEqual([]);
  });

  test('fill the chart of attackers, in which arrow keys show the bound of each', async (itself) => {
    onlyInFull(itself);
    const { page, errors } = here;
    const chart = chapter(page).getByRole('figure', { name: /five attackers/ });
    const attacker = (name: RegExp) => chart.getByRole('radio', { name });
    const note = (name: string) => chart.getByRole('region', { name });
    await choose(page, 'Digits, q = 1, T = 100');
    await expect.poll(() => models(page, 'S2')).toBe(1000);
    await attacker(/^sets one record’s gradient\s+crafted gradient, S2\s+shows at least\s+8/).focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => attacker(/, S3/).isChecked()).toBe(true);
    const said = () => note('crafted input, S3').innerText();
    await expect.poll(said).toMatch(/95% confidence, from 1,000 models\./);
    const words = await said();
    expect(words).toContain(`ε ≥ ${(await proved(page, 'S3')).toFixed(2)}, a lower bound for substitute.`);
    expect(words).toMatch(/εS = 10\.0 for substitute\.\s+εAR = 4\.38 for add\/remove\./);
    expect(words).toContain('Any 64 numbers for features');

    // the worst case runs by itself at the same settings
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await note('worst-case data set, S1')
      .getByText(/from [\d,]+ simulated runs/)
      .waitFor();

    // lines to the upper ends are shown on the stage while an attack is pointed at, also by keyboard
    const line = (kind: string) =>
      page
        .locator(
          `[data-testid=stage] [data-testid=attack-layer] .attack-${kind} > [data-testid=attack-whisker]`,
        )
        .first()
        .evaluate((drawn) => getComputedStyle(drawn).visibility);
    expect(await line('s2')).toBe('hidden');
    await page.locator('[data-testid=stage] [data-attack="S2"] input').focus();
    expect([await line('s2'), await line('s3')]).toEqual(['visible', 'hidden']);

    await chart.getByRole('checkbox', { name: 'train with S3' }).uncheck();
    await expect.poll(() => parameter(page, 'can'), PATIENT).toBe('S2,S4,S5');
    for (const other of ['S4', 'S5']) {
      await chart.getByRole('checkbox', { name: `train with ${other}` }).uncheck();
    }
    const last = chart.getByRole('checkbox', { name: 'train with S2' });
    await expect.poll(() => last.isChecked()).toBe(true);
    await expect.poll(() => last.isDisabled(), PATIENT).toBe(true);
    await chart.getByText('The attackers in words and numbers').click();
    const table = chart.getByRole('region', { name: 'Data of the chart of attackers' });
    await expect.poll(() => table.getByRole('row').count(), PATIENT).toBe(7);
    await expect
      .poll(() => table.getByRole('row', { name: /mislabelled, S4/ }).innerText())
      .toMatch(/in part\tyes\tat least 5/);
    expect(errors).toEqual([]);
  });

  test('are replaced by the live run, which agrees with them', async (itself) => {
    onlyInFull(itself);
    const { page, errors } = here;
    await choose(page, 'After Figure 5, fifty models per world');
    await note(page, 'figure-5-few').waitFor();
    await expect.poll(() => models(page, 'S2')).toBe(100);
    const recorded = await proved(page, 'S2');
    await button(page, /Train and attack/).click();
    await button(page, /^Trained$/).waitFor();
    await expect.poll(() => note(page, '').count()).toBe(0);
    await expect.poll(() => models(page, 'S2')).toBe(100);
    // backends with the same seed differ in rounding alone, by which a score may fall on the other side of the threshold
    await expect.poll(async () => Math.abs((await proved(page, 'S2')) - recorded)).toBeLessThan(1);
    expect(errors).toEqual([]);
  });
});
