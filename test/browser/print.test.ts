// What paper gets: a head with the way back, the figures, and nothing that only a screen can do.
import { expect, test } from 'vitest';
import { builtPage } from './builtPage';

const built = builtPage();
const options = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const;

/** What is pressed or chosen. Terms of the text are words on paper, and known runs are marks of the map. */
const CONTROLS =
  'button:not([aria-describedby], [aria-expanded], .map-box button), input, select, textarea, [role=tab]';

test('a chapter prints its figure, its sentence, its address with a code, and no control', async () => {
  await built.visit(
    '?v=2&s=2&R=500&rep=1#promise',
    async ({ page, errors }) => {
      await page.locator('[data-testid=stage] .map-box > svg').first().waitFor();
      const head = page.getByTestId('paper-head');
      // the code of the printed page comes when the page is at rest
      await expect
        .poll(async () => {
          await page.emulateMedia({ media: 'print' });
          const there = (await head.count()) === 1;
          if (!there) await page.emulateMedia({ media: 'screen' });
          return there;
        })
        .toBe(true);
      await head.getByText(`${built.site.url}?v=2&s=2&R=500&rep=1#promise`).waitFor();
      await head.getByText('σ\u00a0=\u00a02').waitFor();
      await head.getByRole('img', { name: 'QR code of the link to this page' }).waitFor();
      expect(await page.locator('[data-testid=stage] .map-box > svg').first().isVisible()).toBe(true);
      await page.getByRole('heading', { level: 1 }).getByText('A library would print').waitFor();
      const seen = await page.locator(CONTROLS).filter({ visible: true }).count();
      expect(seen).toBe(0);
      await page.emulateMedia({ media: 'screen' });
      await expect.poll(() => head.count()).toBe(0);
      expect(errors).toEqual([]);
    },
    options,
  );
});

test('the print key draws what has not been in the window first, and only then asks the browser to print', async () => {
  await built.visit(
    '?v=2&R=500&rep=1&page=all',
    async ({ page, errors }) => {
      await page.evaluate(() => {
        const seen = window as unknown as { waiting: number | null };
        seen.waiting = null;
        window.print = () => {
          const places = document.querySelectorAll<HTMLElement>('.figure-wait, .late, [data-waiting]');
          seen.waiting = [...places].filter((place) => place.checkVisibility()).length;
        };
      });
      const curves = page.locator('.profile-box svg path');
      expect(await curves.count()).toBe(0);
      await page.getByRole('button', { name: 'Print all of it' }).click();
      await page.getByText('The page draws its figures first').waitFor();
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { waiting: number | null }).waiting))
        .toBe(0);
      expect(await curves.count()).toBeGreaterThan(0);
      await page.emulateMedia({ media: 'print' });
      // what only a hand can do is not asked of paper, and a game that nobody has played is no figure of it
      for (const hint of ['Drag the point, click', 'Drag the open circles'])
        expect(await page.getByText(hint).filter({ visible: true }).count()).toBe(0);
      expect(await page.locator('.guess-box').filter({ visible: true }).count()).toBe(0);
      // a grid whose rows are those of the grid around it falls into itself where a page ends
      const inside = await page
        .locator('.profile-box, .tradeoff-box')
        .evaluateAll((boxes) => boxes.map((box) => getComputedStyle(box.parentElement as Element).display));
      expect(inside).toEqual(['block', 'block']);
      expect(errors).toEqual([]);
    },
    options,
  );
});

test('a figure that is wider than its column is made to fit the paper', async () => {
  await built.visit(
    '?page=paper',
    async ({ page, errors }) => {
      await page.getByRole('img', { name: /^The worst case/ }).waitFor();
      const LINE = 660;
      await expect
        .poll(() =>
          page.evaluate(() => {
            dispatchEvent(new Event('beforeprint'));
            const widths = [...document.querySelectorAll<HTMLElement>('.figure-box, .plain-figure')].map(
              (figure) => figure.clientWidth * Number(figure.style.getPropertyValue('--paper-zoom')),
            );
            dispatchEvent(new Event('afterprint'));
            return Math.max(...widths);
          }),
        )
        // what fits is made smaller as soon as the code for paper is there
        .toSatisfy((widest: number) => widest > 0.9 * LINE && widest < 1.01 * LINE);
      expect(errors).toEqual([]);
    },
    options,
  );
});

test('a page with a form of its own names no settings of the laboratory on paper', async () => {
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
