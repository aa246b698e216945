// The printed page. It has a head with the address, and the figures, but nothing that only works on a screen.
import { expect, test } from 'vitest';
import { onlyInFull } from '../statistics/size';
import { builtPage } from './builtPage';

const built = builtPage();
const options = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const;

/** Width in px of a line on A4 and on US Letter. */
const LINE = 660;

/** Selector of controls. Terms of the text and known runs on the map are buttons too, but stay on paper as words and marks. */
const CONTROLS =
  'button:not([aria-describedby], [aria-expanded], .map-box button), input, select, textarea, [role=tab]';

test('a chapter prints its figure, sentence and address with a QR code but no controls', async () => {
  await built.visit(
    '?v=2&s=2&R=500&rep=1#promise',
    async ({ page, errors }) => {
      await page.locator('[data-testid=stage] .map-box > svg').first().waitFor();
      const head = page.getByTestId('paper-head');
      // the code for printing loads when the page is at rest
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
      await page.getByRole('heading', { level: 1 }).getByText('A software library would print').waitFor();
      const seen = await page.locator(CONTROLS).filter({ visible: true }).count();
      expect(seen).toBe(0);
      await page.emulateMedia({ media: 'screen' });
      await expect.poll(() => head.count()).toBe(0);
      expect(errors).toEqual([]);
    },
    options,
  );
});

test('the print key prints only after drawing what has not been in the window', async (itself) => {
  onlyInFull(itself);
  await built.visit(
    '?v=2&R=500&rep=1&page=all',
    async ({ page, errors }) => {
      await page.evaluate(() => {
        const seen = window as unknown as { waiting: number | null };
        seen.waiting = null;
        window.print = () => {
          const places = document.querySelectorAll<HTMLElement>('[data-testid=figure-wait], [data-waiting]');
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
      // drawings fill the line, alone or side by side
      const filled = await page.evaluate(() => {
        dispatchEvent(new Event('beforeprint'));
        const boxes = document.querySelectorAll<HTMLElement>('.map-box, .plane-box');
        const widths = [...boxes].map(
          (box) =>
            (box.closest('figure')?.clientWidth ?? 0) * Number(box.style.getPropertyValue('--paper-zoom')),
        );
        dispatchEvent(new Event('afterprint'));
        return widths;
      });
      expect(filled).toHaveLength(2);
      for (const width of filled)
        expect(width).toSatisfy((px: number) => px > 0.9 * LINE && px < 1.01 * LINE);
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

test('a figure that is wider than its column is scaled to fit the paper', async (itself) => {
  onlyInFull(itself);
  await built.visit(
    '?page=paper',
    async ({ page, errors }) => {
      await page.getByRole('img', { name: /^The worst case/ }).waitFor();
      await expect
        .poll(() =>
          page.evaluate(() => {
            dispatchEvent(new Event('beforeprint'));
            const widths = [...document.querySelectorAll<HTMLElement>('[style*="--paper-zoom"]')].map(
              (figure) => figure.clientWidth * Number(figure.style.getPropertyValue('--paper-zoom')),
            );
            dispatchEvent(new Event('afterprint'));
            return Math.max(...widths);
          }),
        )
        // figures are scaled as soon as the code for printing has loaded
        .toSatisfy((widest: number) => widest > 0.9 * LINE && widest < 1.01 * LINE);
      expect(errors).toEqual([]);
    },
    options,
  );
});
