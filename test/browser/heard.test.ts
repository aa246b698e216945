// What a screen reader says of the page: few announcements for a change, numbers of at most four digits, distinct names of menus, and no
// numbers of axes by themselves.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { size } from '../statistics/size';
import { builtPage } from './builtPage';
import { rest } from './inPage';
import { listen, SPOKEN } from './listen';
import { openChapter } from './wholePage';

const built = builtPage();
const here = built.stay('?v=2&R=500&rep=1', {
  viewport: { width: 1280, height: 900 },
  reducedMotion: 'reduce',
});

test('a change of σ is announced in a sentence of short numbers, and again only with the attack’s result', async () => {
  const { page, errors } = here;
  await rest(page);
  // the results of the start are announced too, after a pause
  await page.waitForTimeout(SPOKEN);
  const heard = await listen(page);
  await page.getByRole('slider', { name: /Noise/ }).first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  let said: string[] = [];
  await expect
    .poll(async () => {
      said = (await heard()).filter((text) => text.includes('add/remove'));
      return said.length;
    })
    .toBeGreaterThan(0);
  // a busy machine may pause between the curves and the attack and after each of the two presses, with an announcement each
  expect(said.length).toBeLessThanOrEqual(3);
  expect(new Set(said).size).toBe(said.length);
  for (const text of said) {
    expect(text).not.toContain('μ');
    for (const [digits] of text.matchAll(/\d[\d.]*/g))
      expect(digits.replace(/^0\.0*|\./g, '').length).toBeLessThanOrEqual(4);
  }
  expect(errors).toEqual([]);
});

test('a change of σ is announced too while a cover hides the figure, without the answer that it hides', async () => {
  await built.visit(
    '?v=2&R=500&rep=1#worst-case',
    async ({ page, errors }) => {
      await page.getByTestId('cover').waitFor();
      await page.locator('[data-testid=stage] .score-box > svg').waitFor({ state: 'attached' });
      await rest(page);
      await page.waitForTimeout(SPOKEN);
      const heard = await listen(page);
      await page.getByRole('slider', { name: /Noise/ }).first().focus();
      await page.keyboard.press('ArrowRight');
      let said: string[] = [];
      await expect
        .poll(async () => {
          said = await heard();
          return said.filter((text) => /^σ = 1\.71: add\/remove 4\.03, substitute 7\.81/.test(text)).length;
        })
        .toBeGreaterThan(0);
      expect(said.join(' ')).not.toContain('false alarms');
      expect(errors).toEqual([]);
    },
    {
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
      prepare: (page) => page.addInitScript(() => Object.assign(globalThis, { coversStay: true })),
    },
  );
});

test('the game’s bars say that nothing has been guessed, in place of a dash', async () => {
  const bars = await here.page.getByTestId('guess-bars').first().ariaSnapshot();
  expect(bars.match(/no guess yet/g)).toHaveLength(2);
  expect(bars).not.toContain('–');
});

test('each slider gives its value in at most four digits', async () => {
  const { page } = here;
  const spoken = await page
    .getByRole('slider')
    .evaluateAll((all) =>
      all.map((one) => one.getAttribute('aria-valuetext') ?? (one as HTMLInputElement).value),
    );
  expect(spoken.length).toBeGreaterThan(3);
  for (const text of spoken)
    for (const [digits] of text.matchAll(/\d+\.\d+/g))
      expect(digits.replace(/^0\.0*|\./g, '').length).toBeLessThanOrEqual(4);
});

test('each button that opens something has a name of its own', async () => {
  const { page } = here;
  const names = await page
    .locator('summary, [aria-haspopup], [aria-expanded], select')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.map((one) => one.getAttribute('aria-label') ?? (one as HTMLElement).innerText.trim()),
    );
  expect(names.length).toBeGreaterThan(2);
  expect(names).not.toContain('');
  expect(names).toEqual([...new Set(names)]);
});

/** Numbers within drawings that a screen reader reads by themselves. */
const looseNumbers = (page: Page): Promise<(string | null)[]> =>
  page.locator('svg text').evaluateAll((all) =>
    all
      .filter((one) => /^[\d.,−-]+$/.test(one.textContent?.trim() ?? ''))
      .filter((one) => one.closest('[aria-hidden=true], [role=img], [role=presentation]') === null)
      .map((one) => one.textContent),
  );

test('numbers of axes are hidden from screen readers, at the start and on the stage of chapters 3 and 4', async () => {
  const { page } = here;
  expect(await looseNumbers(page)).toEqual([]);
  for (const [chapter, drawing] of [
    ['worst-case', '.score-box > svg'],
    ['training', '.recharts-wrapper > svg'],
  ].slice(0, size(1, 2))) {
    await openChapter(page, chapter);
    await page.locator(`[data-testid=stage] ${drawing}`).first().waitFor();
    expect(await looseNumbers(page)).toEqual([]);
  }
});

test('no two groups, regions and figures of a page have the same name', async () => {
  const { page } = here;
  await openChapter(page, 'worst-case');
  await page.locator('[data-testid=stage] .score-box > svg').waitFor();
  const tree = await page.locator('main').ariaSnapshot();
  const names = [...tree.matchAll(/^\s*- (?:group|region|figure) "([^"]+)"/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(3);
  expect(names).toEqual([...new Set(names)]);
  // the sentence is a heading, so a region named by it would be heard twice
  expect(names.filter((name) => name?.startsWith('A software library'))).toEqual([]);
});
