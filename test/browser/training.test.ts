// Real training on the built page: a small run to its end, stopping and continuing, changes of view and of settings,
// accessibility.
import { describe, expect, test } from 'vitest';
import { epsilon } from '../../src/accounting';
import { onlyInFull, thorough } from '../statistics/size';
import { axeFinds } from './axe';
import { builtPage } from './builtPage';
import { beyond, parameter } from './inPage';
import {
  box,
  button,
  chapter,
  LIGHT,
  MECHANISM,
  models,
  PATIENT,
  proved,
  SMALL,
  stage,
  train,
  unfold,
  verdict,
  visitTraining,
} from './trainingChapter';

const built = builtPage();

describe('a small run', () => {
  const here = built.stay(`?${SMALL}#training`, {
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });

  test('ends with points for all four attacks, the crafted gradient’s beyond add/remove', async () => {
    const { page, errors, requests } = here;
    await train(page);
    const addRemove = epsilon('add-remove', MECHANISM, 1e-5).value ?? Number.NaN;
    const substitute = epsilon('substitute', MECHANISM, 1e-5).value ?? Number.NaN;
    await expect.poll(() => verdict(page, 'S2').innerText()).toMatch(/yes, at step/);
    const crafted = await proved(page, 'S2');
    expect(crafted).toBeGreaterThan(addRemove);
    expect(crafted).toBeLessThan(substitute);
    await unfold(page, 'The figure of real training in words and numbers');
    const table = chapter(page).getByRole('region', { name: 'Data of the figure of real training' });
    // the table is drawn when it is unfolded
    await expect.poll(() => table.getByRole('row').nth(4).innerText()).toMatch(/^20\t/);
    expect(await table.getByRole('row').count()).toBe(5);
    const last = (await table.getByRole('row').nth(4).innerText()).split('\t');
    expect(last[1]).toBe(addRemove.toPrecision(3));
    expect(last[2]).toBe(substitute.toPrecision(3));
    expect(last.slice(4)).toHaveLength(4);
    for (const cell of last.slice(4)) expect(cell).toMatch(/^\d.*\[\d.*, .*\]$/);
    await expect
      .poll(() => stage(page).locator('[data-testid=attack-layer] [data-testid=attack-mark]').count())
      .toBe(16);
    expect(await chapter(page).innerText()).not.toMatch(/NaN|undefined|Infinity/);
    await chapter(page)
      .getByText(/Trained on the (processor|graphics card)/)
      .first()
      .waitFor();
    expect(errors).toEqual([]);
    expect(requests.filter((request) => request.postData() !== null)).toEqual([]);
    expect(requests.filter((request) => !/^(blob:)?http:\/\/127/.test(request.url()))).toEqual([]);
  });

  test('the results fit a phone, and axe finds nothing in them, light or dark', async (itself) => {
    onlyInFull(itself);
    const { page } = here;
    for (const words of [
      'The figure of real training in words',
      'These scores in words',
      'The records in numbers',
      'The audit',
      'The attackers in words',
    ]) {
      await unfold(page, words);
    }
    const parts = ['#training'];
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await axeFinds(page, { parts })).toEqual([]);
    await expect.poll(() => beyond(page)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 360, height: 780 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => beyond(page)).toBeLessThanOrEqual(0);
    const rules = ['color-contrast', 'target-size', 'scrollable-region-focusable'];
    if (thorough) expect(await axeFinds(page, { parts, rules })).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  test('keeps its result over changes of view and of settings', async (itself) => {
    onlyInFull(itself);
    const { page } = here;
    const before = await proved(page, 'S2');
    const stale = stage(page).getByText(/belongs to other settings/);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('radio', { name: 'logarithmic' }).check({ force: true });
    await page.getByRole('radio', { name: 'delta δ' }).check({ force: true });
    expect(await stale.count()).toBe(0);
    await expect.poll(() => proved(page, 'S2')).toBe(before);
    await unfold(page, 'The audit');
    await chapter(page)
      .getByRole('radio', { name: /As published/ })
      .check();
    await expect.poll(() => proved(page, 'S2')).not.toBe(before);
    await chapter(page)
      .getByRole('radio', { name: /^Valid/ })
      .check();
    await expect.poll(() => proved(page, 'S2')).toBe(before);

    await box(page, /Steps/).fill('30');
    await stale.waitFor();
    await expect.poll(() => proved(page, 'S2')).toBe(before);
    await button(page, /show it in the figure/).click();
    await stage(page).getByText('This picture belongs to other settings').waitFor();
    await button(page, /go to them/).click();
    await expect.poll(() => stale.count()).toBe(0);
    await expect.poll(() => box(page, /Steps/).inputValue()).toBe('20');
    await button(page, /^Trained$/).waitFor();
  });

  test('the noise multiplier can be set for a target', async () => {
    const { page } = here;
    await box(page, /set it for/).fill('5');
    await button(page, /Set σ/).click();
    await expect.poll(() => box(page, /Noise multiplier/).inputValue()).not.toBe('2');
    await expect.poll(() => parameter(page, 's')).not.toBe('2');
    const reached = Number(parameter(page, 's'));
    expect(epsilon('substitute', { ...MECHANISM, noiseMultiplier: reached }, 1e-5).value).toBeCloseTo(5, 4);
    expect(here.errors).toEqual([]);
  });
});

// only at full size, since it trains as much as all other tests of the page together
if (thorough)
  describe('digits at q = 1, T = 100 and a substitute epsilon of 10', () => {
    // the calibrated noise multiplier
    const mechanism = { samplingRate: 1, noiseMultiplier: 9.997772394180169, steps: 100 };
    const modelsPerWorld = 200;
    const query = `${LIGHT}&data=digits&q=1&s=${mechanism.noiseMultiplier}&C=2&T=100&lr=0.05&M=${modelsPerWorld}&cp=4`;

    test('all four attacks lie between the add/remove and the substitute epsilon', async () => {
      const addRemove = epsilon('add-remove', mechanism, 1e-5).value ?? Number.NaN;
      const substitute = epsilon('substitute', mechanism, 1e-5).value ?? Number.NaN;
      expect(addRemove).toBeCloseTo(4.38, 2);
      expect(substitute).toBeCloseTo(10, 4);
      await visitTraining(built, query, async ({ page, errors }) => {
        await train(page, 2 * modelsPerWorld, 90_000);
        for (const attack of ['S2', 'S3', 'S4', 'S5']) {
          expect(await models(page, attack)).toBe(2 * modelsPerWorld);
          const value = await proved(page, attack);
          expect(value, attack).toBeGreaterThan(addRemove);
          expect(value, attack).toBeLessThan(substitute);
          expect(await verdict(page, attack).innerText()).toMatch(/yes, at step/);
        }
        expect(errors).toEqual([]);
      });
    });
  });

describe('a long run', () => {
  test('shows partial results and continues where it was stopped', async (itself) => {
    // npm test stops and continues the attack, in page.test.ts
    onlyInFull(itself);
    await visitTraining(
      built,
      `${LIGHT}&data=breast&q=1&s=5&C=2&T=300&M=3000&cp=3`,
      async ({ page, errors }) => {
        await button(page, /Train and attack/).click();
        await stage(page)
          .getByText(/a second, .* left/)
          .waitFor();
        await expect.poll(() => models(page, 'S5'), PATIENT).toBeGreaterThan(0);
        await button(page, /^Stop$/).click();
        await stage(page)
          .getByText(/stopped at/)
          .waitFor();
        const stopped = await models(page, 'S2');
        expect(stopped).toBeGreaterThan(0);
        expect(stopped).toBeLessThan(6000);
        await button(page, /^Go on$/).click();
        await expect.poll(() => models(page, 'S2'), PATIENT).toBeGreaterThan(stopped);
        await button(page, /^Stop$/).click();
        await stage(page)
          .getByText(/stopped at/)
          .waitFor();
        expect(errors).toEqual([]);
      },
    );
  });
});
