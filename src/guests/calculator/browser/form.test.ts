// The calculator's form in the chapter that holds it, and on paper.
import { describe, expect, test } from 'vitest';
import { builtPage } from '../../../../test/browser/builtPage';
import { onlyInFull, size } from '../../../../test/statistics/size';

const built = builtPage();

/** Few draws, so that the attack ends soon on a slow machine. */
const LIGHT = 'v=2&R=2000&rep=1&seed=9';
const options = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const;

describe('in chapter 7', () => {
  const WINDOWS = [
    { width: 390, height: 844 },
    { width: 1280, height: 720 },
  ];
  for (const viewport of WINDOWS.slice(0, size(1, 2))) {
    test(`keeps both of its ε in sight in a window of ${viewport.width}, where the page's own numbers and sliders give way`, async () => {
      await built.visit(
        `?${LIGHT}#choose`,
        async ({ page, errors }) => {
          const form = page.getByTestId('calculator-place');
          await form.waitFor();
          expect(await page.getByTestId('control-row').count()).toBe(0);
          await form.getByRole('button', { name: 'Opacus' }).click();
          await form.getByRole('button', { name: 'These are right' }).click();
          const strip = form.getByTestId('form-strip');
          await expect.poll(() => strip.innerText()).toMatch(/add\/remove.*=.*substitute.*=/s);
          for (const place of [form.locator('summary').last(), form.locator('fieldset').first()]) {
            await place.scrollIntoViewIfNeeded();
            const [box, stage] = await Promise.all([
              strip.boundingBox(),
              page.getByTestId('masthead').boundingBox(),
            ]);
            if (!box || !stage) throw new Error('The strip or the masthead is not drawn.');
            expect(box.y).toBeGreaterThanOrEqual(stage.y + stage.height - 1);
            expect(box.y + box.height).toBeLessThanOrEqual(viewport.height);
            const top = await strip.evaluate((line) => {
              const { left, top: from, width, height } = line.getBoundingClientRect();
              const above = document.elementFromPoint(left + width / 4, from + height / 2);
              return above !== null && line.contains(above);
            });
            expect(top).toBe(true);
          }
          expect(errors).toEqual([]);
        },
        { viewport },
      );
    });
  }
});

test('a page with a form of its own names no settings of the laboratory on paper', async (itself) => {
  onlyInFull(itself);
  await built.visit(
    '?page=calculator&form=n:60000;B:256;s:1.1;E:15;d:1e-5;sampling:unsure',
    async ({ page, errors }) => {
      await page.evaluate(() => {
        window.print = () => {
          document.documentElement.dataset.printed = '';
        };
      });
      await page.getByTestId('outcome').waitFor();
      const head = page.getByTestId('paper-head');
      // the key waits for the ε and for the report, once the code for paper is there
      await expect
        .poll(async () => {
          await page.keyboard.press('Control+p');
          return page.evaluate(() => 'printed' in document.documentElement.dataset);
        })
        .toBe(true);
      await page.emulateMedia({ media: 'print' });
      await head.getByText('Calculator: Adjacency Lab').waitFor();
      expect(await head.innerText()).not.toContain('σ');
      expect(await page.getByTestId('report-paragraph').isVisible()).toBe(true);
      expect(
        await page
          .getByRole('img', { name: /QR code/ })
          .filter({ visible: true })
          .count(),
      ).toBe(1);
      expect(await page.getByText('What this rests on').isVisible()).toBe(false);
      expect(errors).toEqual([]);
    },
    options,
  );
});
