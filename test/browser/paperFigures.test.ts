// The page of the paper's figures, on a phone and by keyboard. The figures are drawn with their numbers and with links to their settings.
import { describe, expect, test } from 'vitest';
import { thorough } from '../statistics/size';
import { axeFinds } from './axe';
import { builtPage } from './builtPage';
import { beyond } from './inPage';

const built = builtPage();

describe('the figures of the paper', () => {
  const here = built.stay('?page=paper', { reducedMotion: 'reduce', viewport: { width: 360, height: 740 } });

  test('are drawn from recordings when they come near the window', async () => {
    const { page } = here;
    await page.getByRole('heading', { level: 1, name: 'The paper’s figures' }).waitFor();
    const worst = page.getByRole('region', { name: /^Figure 2/ });
    await worst.getByRole('img', { name: /^The worst case/ }).waitFor();
    await worst.getByText(/^All fifteen means/).waitFor();
    const head = page.getByRole('region', { name: /^Figure 3/ });
    await head.scrollIntoViewIfNeeded();
    await head.getByRole('img', { name: /^A fine-tuned head/ }).waitFor();
    const gradient = page.getByRole('region', { name: /^Algorithm 2/ });
    await gradient.scrollIntoViewIfNeeded();
    await gradient.getByText(/^From the parameter that no record moves/).waitFor();
    await expect.poll(() => beyond(page)).toBe(0);
  });

  test('have a table of all items with working links to their places', async () => {
    const { page } = here;
    await page.getByText('The items one by one').click();
    const items = page.getByRole('region', { name: /^Items of the paper/ });
    const row = items.getByRole('row', { name: /^Figure 2/ });
    await row.getByText('whole', { exact: true }).waitFor();
    await row.getByRole('link', { name: 'on this page' }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#paper-2');
    const worst = page.getByRole('region', { name: /^Figure 2/ });
    await worst.getByText('Settings in the paper and here').click();
    await worst
      .getByRole('row', { name: /^models R/ })
      .getByText('25,000', { exact: true })
      .waitFor();
    await expect.poll(() => beyond(page)).toBe(0);
  });

  test('have tables and links that the keyboard reaches and axe accepts', async () => {
    const { page, errors } = here;
    const worst = page.getByRole('region', { name: /^Figure 2/ });
    await worst.locator('summary').first().focus();
    await page.keyboard.press('Enter');
    await worst.getByRole('cell', { name: /±/ }).first().waitFor();
    if (thorough) expect(await axeFinds(page)).toEqual([]);
    await worst.getByRole('link', { name: 'q = 1/16' }).click();
    await page.locator('[data-testid=point-grip]').waitFor();
    await expect.poll(() => page.url()).toMatch(/est=paper.*at=/);
    expect(errors).toEqual([]);
    expect(here.strangers()).toEqual([]);
  });
});
