// The page with a finger: each figure's handle, and scrolling past it. That targets can be hit is in whole.test.ts.
import type { CDPSession, Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { thorough } from '../statistics/size';
import { builtPage } from './builtPage';
import { bringAll, LATE, LIGHT } from './wholePage';

const built = builtPage();

/** A finger: put down at `from`, moved by `by` in steps, lifted. */
async function swipe(session: CDPSession, from: { x: number; y: number }, by: { x: number; y: number }) {
  const STEPS = 12;
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (let i = 1; i <= STEPS; i++) {
    const point = { x: from.x + (by.x * i) / STEPS, y: from.y + (by.y * i) / STEPS };
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** In npm test one of each kind. */
const FIGURES: { figure: string; handle: string; along: 'x' | 'both' }[] = [
  { figure: '#lab .EpsilonFigure_chart', handle: '#lab .current-point .grip', along: 'x' },
  { figure: '#which-neighbour .GradientPlane_plane', handle: '.plane-z.grip', along: 'both' },
  ...(thorough
    ? ([
        { figure: '#promise .RatioMapFigure_map', handle: '.MapPoint_grip', along: 'both' },
        { figure: '#worst-case .score-figure', handle: '.ScoreFigure_grip', along: 'x' },
      ] as const)
    : []),
];

describe('with a finger', () => {
  test('handles are dragged, a tap puts them elsewhere, a swipe over a figure scrolls the page', {
    timeout: 120_000,
  }, async () => {
    await built.visit(
      LIGHT,
      async ({ page }) => {
        const session = await page.context().newCDPSession(page);
        const middle = async (of: Locator) => {
          const box = await of.boundingBox();
          if (!box) throw new Error('not shown');
          return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        };
        // one after the other: each drag is followed by all that has come until then
        for (const { figure, handle, along } of FIGURES) {
          const shape = page.locator(figure).first();
          const grip = page.locator(handle).first();
          const value = () => grip.getAttribute('aria-valuetext');
          const knob = () => middle(grip.locator('.grip-knob'));
          const box = async () => {
            const found = await shape.boundingBox();
            if (!found) throw new Error(`${figure} is not shown`);
            return found;
          };
          /** Where the figure stands in the window, once it stands. */
          const rested = async () => {
            let before = Number.NaN;
            const still = async () => {
              const { y } = await box();
              const same = y === before;
              before = y;
              return same;
            };
            await expect.poll(still).toBe(true);
            return before;
          };
          const part = figure.split(' ')[0];
          await bringAll(page, { [part]: LATE[part] });
          // what the last drag has set going changes lines of text above
          await page.locator('.StatusLine_dot:not(.StatusLine_running)').waitFor();
          await shape.evaluate((element) => element.scrollIntoView({ block: 'center' }));
          const top = await rested();

          const start = await value();
          await swipe(session, await knob(), { x: -36, y: 0 });
          await expect.poll(value, { message: `${handle}: dragged sideways` }).not.toBe(start);
          if (along === 'both') {
            const level = await value();
            await swipe(session, await knob(), { x: 0, y: -30 });
            await expect.poll(value, { message: `${handle}: dragged upwards` }).not.toBe(level);
          }
          expect(Math.abs((await rested()) - top), `${handle}: a drag scrolls nothing`).toBeLessThan(2);

          // beside the handle a finger that goes up scrolls, and changes nothing
          const { x, y, width, height } = await box();
          const aside = {
            x: x + width * ((await knob()).x < x + width / 2 ? 0.85 : 0.15),
            y: y + height * 0.2,
          };
          const kept = await value();
          await swipe(session, aside, { x: 0, y: -120 });
          await expect
            .poll(async () => (await box()).y, { message: `${figure}: swiped` })
            .toBeLessThan(top - 40);
          await rested();
          expect(await value(), `${figure}: a swipe changes nothing`).toBe(kept);

          // one pointer, no drag: the live figure has its sliders and boxes for that
          if (figure.startsWith('#lab')) continue;
          const now = await box();
          await page.touchscreen.tap(now.x + now.width * 0.85, now.y + now.height * 0.12);
          await expect.poll(value, { message: `${figure}: tapped` }).not.toBe(kept);
        }
      },
      { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' },
    );
  });
});
