// The links from a target in chapter 7 to the form, on the built page. Numbers are compared with those of src/accounting.
import { expect, test } from 'vitest';
import { builtPage, goWithin } from '../../../../test/browser/builtPage';
import { thorough } from '../../../../test/statistics/size';
import { epsilon } from '../../../accounting';

const built = builtPage();

/** The query of a scenario with few draws, so that the chapter's simulated attack ends soon on a slow machine. */
const LIGHT = 'v=2&R=2000&rep=1&seed=9';

const here = built.stay(`?${LIGHT}#choose`);

/** A test that only the two commands at full size run, among all of this file. Without tests to run no page is opened. */
const inFull = test.runIf(thorough);

inFull(
  'each link opens the form with the page’s training and finds the noise that meets the target',
  async () => {
    const { page, errors } = here;
    const chapter = page.locator('#choose');
    const form = page.getByTestId('calculator-place');
    for (const adjacency of ['substitute', 'add-remove'] as const) {
      await goWithin(page, `?${LIGHT}#target-title`);
      const choose = chapter.getByRole('region', { name: 'From a target ε to a parameter' });
      const name = adjacency === 'substitute' ? /a substitute ε of 4/ : /an add\/remove ε of 4/;
      const link = choose.getByRole('link', { name });
      expect(await link.getAttribute('href')).toMatch(/page=calculator.*want/);
      await link.focus();
      await page.keyboard.press('Enter');
      const found = form.getByTestId('found-number');
      await expect.poll(() => form.getByLabel('for', { exact: true }).inputValue()).toBe(adjacency);
      await found.waitFor();
      const mechanism = { samplingRate: 1 / 16, noiseMultiplier: 0, steps: 500 };
      const meets = async () => {
        const noiseMultiplier = Number((await found.innerText()).replace(/[^\d.]/g, ''));
        return noiseMultiplier > 0
          ? (epsilon(adjacency, { ...mechanism, noiseMultiplier }, 1e-5).value ?? 0)
          : 0;
      };
      await expect.poll(meets).toBeGreaterThan(3.99);
      expect(await meets()).toBeLessThanOrEqual(4);
      expect(await form.innerText()).not.toMatch(/NaN|undefined/);
    }
    expect(errors).toEqual([]);
  },
);
