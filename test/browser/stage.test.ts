// The instrument is always in sight: figure, three numbers and controls in one window, whatever the window, and little to read before
// the first thing that can be dragged. `npm run stage` prints the places.
import { expect, test } from 'vitest';
import { CHAPTERS } from '../../src/lab/chapters/allChapters';
import { asking } from '../tools/stage/asking';
import { outside, placesOn, sightOn, WINDOWS, wordsBefore, ZOOMED } from '../tools/stage/places';
import { builtPage } from './builtPage';
import { LIGHT } from './wholePage';

const built = builtPage();

test.each(WINDOWS)(
  '$width × $height: all of it is in the window, in both languages',
  { timeout: 120_000 },
  async (viewport) => {
    for (const file of ['', 'de.html']) {
      await built.visit(
        `${file}${LIGHT}`,
        async ({ page, errors }) => {
          await page.locator('.Stage_box .current-point .grip').waitFor();
          for (const hash of ['', '#worst-case']) {
            await page.evaluate((to) => {
              location.hash = to;
            }, hash);
            if (hash !== '') await page.locator('#worst-case-title').waitFor();
            const places = await placesOn(asking(page));
            expect(places.map(({ what }) => what)).toEqual([
              'figure',
              'add/remove',
              'substitute',
              'attack',
              'σ',
              'q',
              'T',
              'C',
            ]);
            for (const { what, top, bottom, left, right } of places) {
              expect(top, `${file}${hash} ${what}`).toBeGreaterThanOrEqual(0);
              expect(bottom, `${file}${hash} ${what}`).toBeLessThanOrEqual(viewport.height);
              expect(left, `${file}${hash} ${what}`).toBeGreaterThanOrEqual(0);
              expect(right, `${file}${hash} ${what}`).toBeLessThanOrEqual(viewport.width);
            }
            const [figure] = places;
            const least = viewport.width < 704 ? 260 : 180;
            expect(figure.bottom - figure.top, `${file}${hash}`).toBeGreaterThanOrEqual(least);
          }
          expect(errors).toEqual([]);
        },
        { viewport, reducedMotion: 'reduce', locale: file === '' ? 'en' : 'de' },
      );
    }
  },
);

test.each(ZOOMED)(
  '$width × $height, a zoom of 200 %%: what a slider moves is in the window with it',
  async (viewport) => {
    await built.visit(
      LIGHT,
      async ({ page }) => {
        await page.locator('.Stage_box .current-point .grip').waitFor();
        const ask = asking(page);
        expect(outside(await placesOn(ask), viewport)).toEqual([]);
        await page.locator('header a[href="#promise"]').click();
        await page.locator('#lab .MapPoint_grip').waitFor();
        await page.locator('#promise h2').last().scrollIntoViewIfNeeded();
        expect(outside(await sightOn(ask), viewport)).not.toEqual([]);
        const slider = page.locator('#lab input[type="range"]').filter({ visible: true }).first();
        await slider.hover();
        await page.mouse.down();
        expect(outside(await sightOn(ask), viewport)).toEqual([]);
        await page.mouse.up();
      },
      { viewport, reducedMotion: 'reduce' },
    );
  },
);

test('at most sixty words stand before the first thing that can be dragged', async () => {
  await built.visit(LIGHT, async ({ page }) => {
    await page.getByText(/An attack that just ran/).waitFor();
    expect(await wordsBefore(asking(page))).toBeLessThanOrEqual(60);
  });
});

const PHONES = WINDOWS.filter(({ width }) => width < 600);

test.each(PHONES)(
  '$width × $height: each figure of each chapter fits its place, and stays there while the text is read',
  { timeout: 180_000 },
  async (viewport) => {
    await built.visit(
      LIGHT,
      async ({ page, errors }) => {
        for (const { id, stage } of CHAPTERS) {
          await page.evaluate((to) => {
            location.hash = to;
          }, id);
          await page.locator(`#${id}-title`).waitFor();
          const tabs = page.locator('.Stage_tabs label');
          for (let i = 0; i < (await tabs.count()); i += 1) {
            const tab = tabs.nth(i);
            const what = `${id} ${await tab.innerText()}`;
            await tab.click();
            await page.waitForFunction(
              () => document.querySelector('.Stage_box svg, .CrowdFigure_rows, .RunPicture_open') !== null,
            );
            await page.locator(`#${id}`).evaluate((text) => text.scrollIntoView({ block: 'start' }));
            const box = page.locator('.Stage_box');
            await expect
              .poll(() => box.evaluate((place) => place.scrollHeight - place.clientHeight), {
                message: what,
                timeout: 20_000,
              })
              .toBeLessThanOrEqual(1);
            const places = await placesOn(asking(page));
            for (const { what: part, top, bottom } of places) {
              expect(top, `${what}: ${part}`).toBeGreaterThanOrEqual(0);
              expect(bottom, `${what}: ${part}`).toBeLessThanOrEqual(viewport.height);
            }
          }
          const narrow = id === 'choose' ? 0 : stage.length + 1;
          expect(await tabs.count(), id).toBe(narrow);
        }
        expect(errors).toEqual([]);
      },
      { viewport, reducedMotion: 'reduce' },
    );
  },
);
