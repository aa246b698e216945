// The browser draws the page in the page's own fonts alone, whatever a machine has installed. A letter that the fonts lack, a control that
// does not inherit its font, or a missing font face is reported with its font, its text and its place.
import { expect, test } from 'vitest';
import { LECTURE } from '../../src/lab/chapters/allChapters';
import { onlyInFull } from '../statistics/size';
import { builtPage } from './builtPage';
import { expectOwnType, typeInUse } from './typeInUse';
import { rest } from './visual/parts';
import { LIGHT } from './wholePage';

const built = builtPage();

const STILL = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const;

test('an embedded figure with all its controls and error messages has only the page’s fonts', async (itself) => {
  onlyInFull(itself);
  await built.visit(
    `${LIGHT}&s=none&C=-1&embed=lab&show=all`,
    async ({ page }) => {
      await page.locator('.current-point').waitFor({ state: 'attached' });
      await page
        .getByText(/at least/)
        .first()
        .waitFor();
      await rest(page);
      await expectOwnType(page);
    },
    STILL,
  );
});

test('a lecture has only the page’s fonts, and another one is reported with its text and place', async () => {
  await built.visit(
    `${LIGHT}&lecture=${LECTURE[1].id}`,
    async ({ page }) => {
      await page.locator('.current-point').waitFor({ state: 'attached' });
      await rest(page);
      await expectOwnType(page);
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

test('the text of all chapters without scripts has only the page’s fonts', async (itself) => {
  onlyInFull(itself);
  await built.visit('all.html', async ({ page }) => expectOwnType(page, ['JetBrains Mono']), {
    javaScriptEnabled: false,
  });
});
