// The choice of how batches are drawn. Number, curve and audit change with it, and chapters say which sampling their numbers are of.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { onlyInFull, thorough } from '../statistics/size';
import { axeInBothThemes } from './axe';
import { builtPage } from './builtPage';
import { beyond } from './inPage';
import { LIGHT, putOnStage } from './wholePage';

const built = builtPage();

const choice = (page: Page) => page.getByRole('combobox', { name: 'Batches' });
const curve = (page: Page) =>
  page.locator('#lab [data-testid=live-curve][data-symbol="eps-s"]').getAttribute('d');
/** Largest distance of two paths in pixels. A curve is first drawn from some values and refined later, so equal curves may differ a little. */
function farthest(a: string | null, b: string | null): number {
  const numbers = (path: string | null) => (path ?? '').match(/-?[\d.]+/g)?.map(Number) ?? [];
  const [one, other] = [numbers(a), numbers(b)];
  if (one.length === 0 || one.length !== other.length) return Number.POSITIVE_INFINITY;
  return Math.max(...one.map((value, index) => Math.abs(value - (other[index] ?? Number.NaN))));
}
const sentence = (page: Page) => page.locator('#claim');

/** Waits until the sentence has these words and the attack has run at these settings, and returns the sentence. */
async function settled(page: Page, words: RegExp): Promise<string> {
  let said = '';
  const read = async () => {
    said = await sentence(page).innerText();
    return words.test(said) && said.includes('just ran in this tab');
  };
  await expect.poll(read, { timeout: 90_000 }).toBe(true);
  return said;
}

/** The parts that are still computing, and the places where a number is still missing. */
const awaited = (page: Page) =>
  page.evaluate(() => {
    const busy = [...document.querySelectorAll('[aria-busy="true"], [data-testid=still-to-come]')];
    const places = [...document.querySelectorAll('td, p, b, dd, caption, figcaption')];
    const open = places.filter(({ textContent }) => /^\s*…\s*$|\(\s*\)/.test(textContent ?? ''));
    return [...busy, ...open].map(
      ({ className, textContent }) => `${className}: ${textContent?.slice(0, 80)}`,
    );
  });

test('each of three samplings has its own numbers, and the first its same ones again', {
  timeout: 300_000,
}, async () => {
  await built.visit(
    LIGHT,
    async ({ page, errors }) => {
      await page.locator('[data-testid=stage] [data-testid=point-grip]').waitFor();
      const before = await settled(page, /A software library would print ε = 4\.14 \(add\/remove\)/);
      const coins = await curve(page);

      await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
      await choice(page).focus();
      await page.keyboard.press('ArrowDown');
      const hat = await settled(page, /add\/remove has no ε.*an ε between 13\.8 and 16\.5/s);
      expect(hat).not.toBe(before);
      await expect.poll(() => curve(page)).not.toBe(coins);
      await expect
        .poll(() => page.locator('#lab [data-symbol="eps-ar"][data-testid=live-curve]').count())
        .toBe(0);
      await expect.poll(() => new URL(page.url()).search).toContain('b=fixed-size');
      await expect
        .poll(() => page.locator('#lab [data-testid=axis-title-y]').innerText())
        .toContain('batches of fixed size');
      const readout = page.locator('#reading');
      for (const row of [
        'If batches were Poisson',
        'Not defined, because with a record more or less',
        'In any order',
        'so a batch with z moves by 2C',
      ]) {
        await expect.poll(() => readout.innerText()).toContain(row);
      }

      if (thorough) {
        await choice(page).focus();
        await page.keyboard.press('ArrowDown');
        const bins = await settled(
          page,
          /random allocation this model has ε = 4\.00.*between 8\.19 and 8\.21/s,
        );
        // the attack's result differs too
        const shown = (text: string) => /at least (\d+\.\d+)/.exec(text.slice(text.indexOf('attack')))?.[1];
        expect(new Set([before, hat, bins].map(shown)).size).toBe(3);
        await expect
          .poll(() => page.locator('#lab [data-testid=control-row]').innerText())
          .toContain('16 steps an epoch, 32 epochs');
        await expect.poll(() => readout.innerText()).toContain('derived by Theorem 4.1');
        expect(await axeInBothThemes(page, { parts: ['[data-testid=stage]', '#reading'] })).toEqual([]);
      }

      await choice(page).focus();
      await page.keyboard.press('Home');
      expect(await settled(page, /A software library would print ε = 4\.14/)).toBe(before);
      await expect.poll(() => new URL(page.url()).search).not.toContain('b=');
      // the figure has made room for the open panel
      await page.keyboard.press('Escape');
      await expect.poll(async () => farthest(await curve(page), coins)).toBeLessThan(0.5);
      expect(errors).toEqual([]);
    },
    { reducedMotion: 'reduce' },
  );
});

test('chapter 1 shows the three samplings and figures of Poisson batches say so', {
  timeout: 120_000,
}, async (itself) => {
  onlyInFull(itself);
  await built.visit(
    `${LIGHT}#which-neighbour`,
    async ({ page, errors }) => {
      await page.getByText('Three ways to draw a batch').click();
      const hat = page.getByRole('radio', { name: 'A hat' });
      await hat.waitFor();
      expect(await page.locator('[role="note"]').count()).toBe(0);
      await hat.focus();
      await page.keyboard.press('Space');
      await expect.poll(() => new URL(page.url()).search).toContain('b=fixed-size');
      // the live figure, which draws the numbers of the sentence, comes onto the stage
      await page.locator('[data-testid=stage][data-figure=lab]').waitFor();
      await putOnStage(page, 'clipping');
      await expect
        .poll(() => page.locator('#lab [role="note"]').innerText())
        .toContain('is of Poisson batches');
      await page.getByText('The pictures as a table').click();
      await page.getByRole('table', { name: /Which of the records 1 to 6/ }).waitFor();

      // all other chapters have their numbers of Poisson batches, in text, figures and questions
      for (const chapter of ['meaning', 'worst-case', 'promise']) {
        await page.goto(page.url().replace(/#.*/, `#${chapter}`));
        await page.locator(`#${chapter}-title`).waitFor();
        await page.locator(`#check-${chapter} summary`).first().click();
        await page
          .locator(`#check-${chapter} [role=radio], #check-${chapter} [type=radio]`)
          .first()
          .waitFor();
        await expect.poll(() => awaited(page)).toEqual([]);
      }
      await page.getByRole('button', { name: 'Draw Poisson batches' }).first().click();
      await expect.poll(() => page.locator('[role="note"]').count()).toBe(0);
      await expect.poll(() => new URL(page.url()).search).not.toContain('b=');
      expect(errors).toEqual([]);
    },
    { reducedMotion: 'reduce' },
  );
});

test('on a phone in German the sampling is under “Mehr”, and both ends of the bracket are given', {
  timeout: 120_000,
}, async (itself) => {
  onlyInFull(itself);
  await built.visit(
    `${LIGHT}&T=16&s=4&lang=de`,
    async ({ page, errors }) => {
      await page.locator('[data-testid=stage] [data-testid=point-grip]').waitFor();
      await expect.poll(() => choice(page).isVisible()).toBe(false);
      // controls are shown only once the game is scrolled away
      await page.getByTestId('epsilon-surface').evaluate((figure) => figure.scrollIntoView({ block: 'end' }));
      await page
        .getByRole('button', { name: 'Mehr', exact: true })
        .and(page.locator('[popovertarget=more-controls]'))
        .click();
      await choice(page).selectOption({ label: 'feste Größe: ein Hut' });
      await page.keyboard.press('Escape');
      await page.locator('#reading').scrollIntoViewIfNeeded();
      const row = (symbol: string) => page.locator(`#reading tr[data-symbol="${symbol}"]`);
      await row('eps-ar')
        .getByText(/^Nicht definiert/)
        .waitFor();
      await row('eps-s')
        .getByText(/^μ \d,\d+ bis \d,\d+$/)
        .waitFor();
      await expect.poll(() => beyond(page)).toBeLessThanOrEqual(0);
      expect(errors).toEqual([]);
    },
    { viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' },
  );
});
