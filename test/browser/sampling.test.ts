// How batches are drawn, chosen on the page by keyboard: number, curve and audit change with it, and chapters say what they count.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { builtPage } from './builtPage';
import { LIGHT } from './wholePage';

const built = builtPage();

const choice = (page: Page) => page.getByRole('combobox', { name: 'Batches' });
const curve = (page: Page) => page.locator('#lab .live-curve[data-symbol="eps-s"]').getAttribute('d');
const sentence = (page: Page) => page.locator('#claim');

/** Until the sentence has come to rest with these words, and the attack has run. */
async function settled(page: Page, words: RegExp): Promise<string> {
  await expect.poll(() => sentence(page).innerText(), { timeout: 90_000 }).toMatch(words);
  await expect.poll(() => sentence(page).innerText(), { timeout: 90_000 }).toMatch(/just ran in this tab/);
  return sentence(page).innerText();
}

test('by keyboard alone: coins, a hat, bins, and back to the same numbers', {
  timeout: 300_000,
}, async () => {
  await built.visit(
    LIGHT,
    async ({ page, errors }) => {
      await page.locator('.Stage_box .current-point .grip').waitFor();
      const before = await settled(
        page,
        /Counted the usual way \(add\/remove\), this training run has ε = 4\.14/,
      );
      const coins = await curve(page);

      await choice(page).focus();
      await page.keyboard.press('ArrowDown');
      const hat = await settled(page, /add\/remove has no ε.*an ε between 13\.8 and 16\.5/s);
      expect(hat).not.toBe(before);
      expect(await curve(page)).not.toBe(coins);
      expect(await page.locator('#lab [data-symbol="eps-ar"].live-curve').count()).toBe(0);
      expect(new URL(page.url()).search).toContain('b=fixed-size');
      expect(await page.locator('#lab .axis-title-y').innerText()).toContain('batches of fixed size');
      const readout = page.locator('#reading');
      await expect.poll(() => readout.innerText(), { timeout: 30_000 }).toContain('If batches were Poisson');
      const rows = await readout.innerText();
      expect(rows).toContain('Not defined: with a record more or less');
      expect(rows).toContain('In any order');
      expect(rows).toContain('so that a batch with z moves by 2C');

      await choice(page).focus();
      await page.keyboard.press('ArrowDown');
      const bins = await settled(page, /by random allocation has ε = 3\.99.*between 8\.11 and 8\.98/s);
      // what the attack shows is another number too
      const shown = (text: string) => /at least (\d+\.\d+)/.exec(text.slice(text.indexOf('attack')))?.[1];
      expect(new Set([before, hat, bins].map(shown)).size).toBe(3);
      expect(await page.locator('#lab .ControlRow_row').innerText()).toContain(
        '16 steps an epoch, 32 epochs',
      );

      await choice(page).focus();
      await page.keyboard.press('Home');
      expect(await settled(page, /this training run has ε = 4\.14/)).toBe(before);
      expect(new URL(page.url()).search).not.toContain('b=');
      expect(await curve(page)).toBe(coins);
      expect(errors).toEqual([]);
    },
    { reducedMotion: 'reduce' },
  );
});

test('chapter 1 shows the three ways and chooses among them, and what counts Poisson batches says so', {
  timeout: 120_000,
}, async () => {
  await built.visit(
    `${LIGHT}#which-neighbour`,
    async ({ page, errors }) => {
      const hat = page.getByRole('radio', { name: 'A hat' });
      await hat.waitFor();
      expect(await page.locator('[role="note"]').count()).toBe(0);
      await hat.focus();
      await page.keyboard.press('Space');
      expect(await choice(page).inputValue()).toBe('fixed-size');
      await expect
        .poll(() => page.locator('#lab [role="note"]').innerText())
        .toContain('is of Poisson batches');
      await page.getByText('The pictures as a table').click();
      await page.getByRole('table', { name: /Which of the records 1 to 6/ }).waitFor();

      await page.goto(page.url().replace(/#.*/, '#promise'));
      await page.locator('#promise-title').waitFor();
      await page.getByRole('button', { name: 'Draw Poisson batches' }).first().click();
      await expect.poll(() => page.locator('[role="note"]').count()).toBe(0);
      expect(await choice(page).inputValue()).toBe('poisson');
      expect(errors).toEqual([]);
    },
    { reducedMotion: 'reduce' },
  );
});
