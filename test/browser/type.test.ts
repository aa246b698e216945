// What the browser draws in: the page's own type and no other, whatever a machine has installed. A letter that the cut lacks,
// a control that does not inherit, a face that is missing: each is named by its font, its text and its place.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LECTURE } from '../../src/explainer/chapters/lecture';
import { builtPage } from './builtPage';
import { typeInUse } from './typeInUse';
import { rest } from './visual/parts';
import { LIGHT, loadAll } from './wholePage';

const built = builtPage();

const STILL = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const;

async function expectOwnType(page: Page, families: readonly string[]): Promise<void> {
  const { letters, strangers } = await typeInUse(page);
  expect(strangers).toEqual([]);
  for (const family of families) expect(letters[family], family).toBeGreaterThan(0);
}

const TEXT = ['Inter Variable', 'Lector Serif 4'];
const WHOLE = [...TEXT, 'Lector Serif 4 SemiBold', 'JetBrains Mono', 'KaTeX_Main', 'KaTeX_Math'];

test('the whole page, with all that unfolds, a term explained and a point of the figure read', async () => {
  await built.visit(
    LIGHT,
    async ({ page }) => {
      await loadAll(page);
      await page.locator('main details:not([open]) > summary').evaluateAll((all) => {
        for (const summary of all as HTMLElement[]) summary.click();
      });
      await page.locator('.equation math').first().waitFor();
      const choose = page.locator('#choose');
      await choose.getByRole('textbox', { name: /Your configuration/ }).fill('noise_multiplier = ε ≥ 10⁻⁵');
      await choose.getByRole('button', { name: 'TensorFlow Privacy', exact: true }).click();
      await choose.getByRole('link', { name: /^Use/ }).waitFor();
      // one note stays while it has the focus, the other while the pointer is there
      await page.locator('.term').first().focus();
      await page.locator('#lab .epsilon-figure').first().hover();
      await page.locator('#lab .figure-tooltip').first().waitFor();
      await page.getByRole('tooltip').first().waitFor();
      await rest(page);
      await expectOwnType(page, WHOLE);
    },
    STILL,
  );
});

test('an embedded figure with all its controls, and what is said of bad values', async () => {
  await built.visit(
    `${LIGHT}&s=none&C=-1&embed=lab&show=all`,
    async ({ page }) => {
      await page.locator('.current-point').waitFor({ state: 'attached' });
      await page.getByText(/ε ≥/).first().waitFor();
      await rest(page);
      await expectOwnType(page, TEXT);
    },
    STILL,
  );
});

test('a lecture; and a stranger in it is named by its font, its text and its place', async () => {
  await built.visit(
    `${LIGHT}&lecture=${LECTURE[0].id}`,
    async ({ page }) => {
      await page.locator('.current-point').waitFor({ state: 'attached' });
      await rest(page);
      await expectOwnType(page, TEXT);
      await page.evaluate(() => {
        const button = document.createElement('button');
        button.id = 'stranger';
        button.textContent = 'one ⅞ two';
        document.querySelector('main')?.append(button);
      });
      const { strangers } = await typeInUse(page);
      expect(strangers).toHaveLength(1);
      expect(strangers[0]).toMatch(/^.+: "one ⅞ two" in .*button#stranger$/);
    },
    STILL,
  );
});

test('the page as it is without scripts', async () => {
  await built.visit('', async ({ page }) => expectOwnType(page, [...TEXT, 'Lector Serif 4 SemiBold']), {
    javaScriptEnabled: false,
  });
});
