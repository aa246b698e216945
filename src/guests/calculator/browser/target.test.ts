// The way from a target in chapter 7 to the form, on the built page. Numbers are held against the accountant itself.
import { expect, test } from 'vitest';
import { builtPage, goWithin } from '../../../../test/browser/builtPage';
import { epsilon } from '../../../accounting';

const built = builtPage();

/** A setting with few draws, so that the attack ends soon on a slow machine. */
const LIGHT = 'v=2&R=2000&rep=1&seed=9';

const here = built.stay(`?${LIGHT}#choose`);

test('is a link, also by an older anchor, to the form with the page’s training, which finds its noise', async () => {
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
});
