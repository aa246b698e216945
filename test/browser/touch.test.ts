// The page with a finger: the handles of figures, and scrolling past them. The size of targets is tested in whole.test.ts.
import type { CDPSession } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { thorough } from '../statistics/size';
import { builtPage } from './builtPage';
import { goWithin, rest } from './inPage';
import { LIGHT } from './wholePage';

const built = builtPage();

/** Puts a finger down at `from`, moves it by `by` in steps, and lifts it. */
async function swipe(session: CDPSession, from: { x: number; y: number }, by: { x: number; y: number }) {
  const STEPS = 12;
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (let i = 1; i <= STEPS; i++) {
    const point = { x: from.x + (by.x * i) / STEPS, y: from.y + (by.y * i) / STEPS };
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Figures that are tried. In npm test it is one whose handle moves in both directions. */
const FIGURES: { at: string; figure: string; handle: string; along: 'x' | 'both' }[] = [
  ...(thorough
    ? ([
        {
          at: '',
          figure: '[data-testid=epsilon-chart]',
          handle: '[data-testid=point-grip]',
          along: 'x',
        },
      ] as const)
    : []),
  {
    at: '#which-neighbour/every-step',
    figure: '[data-testid=gradient-plane]',
    handle: '[data-testid=gradient-grip].plane-z',
    along: 'both',
  },
  ...(thorough
    ? ([
        {
          at: '#promise',
          figure: '[data-testid=ratio-map]',
          handle: '[data-testid=map-grip]',
          along: 'both',
        },
        { at: '#worst-case', figure: '.score-figure', handle: '[data-testid=score-grip]', along: 'x' },
      ] as const)
    : []),
];

describe('with a finger', () => {
  const here = built.stay(LIGHT, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });

  test.each(FIGURES)(
    'a finger drags the handle at $at, and beside it scrolls the page under the figure',
    async ({ at, figure, handle, along }) => {
      const { page } = here;
      const session = await page.context().newCDPSession(page);
      await goWithin(page, `${LIGHT}${at}`);
      const shape = page.locator(`[data-testid=stage] ${figure}`).first();
      const grip = page.locator(`[data-testid=stage] ${handle}`).first();
      await grip.waitFor();
      // the start has its game above the figure
      await grip.scrollIntoViewIfNeeded();
      await rest(page);
      // a figure that is higher than a phone’s stage scrolls within it first
      const scrolled = () =>
        page.evaluate(() => scrollY + (document.querySelector('[data-testid=stage]')?.scrollTop ?? 0));
      const value = () => grip.getAttribute('aria-valuetext');
      const knob = async () => {
        const box = await grip.locator('[data-testid=grip-knob]').boundingBox();
        if (!box) throw new Error('not shown');
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      };
      // what came late above the text has moved what it moves
      const moves = async () => {
        const before = await scrolled();
        await page.waitForTimeout(500);
        return (await scrolled()) - before;
      };
      await expect.poll(moves).toBe(0);
      const from = await scrolled();
      const start = await value();
      await swipe(session, await knob(), { x: -36, y: 0 });
      await expect.poll(value, { message: 'dragged sideways' }).not.toBe(start);
      if (along === 'both') {
        const level = await value();
        await swipe(session, await knob(), { x: 0, y: -20 });
        await expect.poll(value, { message: 'dragged upwards' }).not.toBe(level);
      }
      expect(await scrolled(), 'a drag scrolls nothing').toBe(from);

      const box = await shape.boundingBox();
      if (!box) throw new Error(`${figure} is not shown`);
      const { x, y, width, height } = box;
      const aside = { x: x + width * ((await knob()).x < x + width / 2 ? 0.85 : 0.15), y: y + height * 0.12 };
      const kept = await value();
      await swipe(session, aside, { x: 0, y: -120 });
      await expect.poll(scrolled, { message: 'swiped' }).toBeGreaterThan(from + 40);
      expect(await value(), 'a swipe changes nothing').toBe(kept);
      // the figure stays in place while the text moves under it
      expect((await shape.boundingBox())?.y).toBeLessThanOrEqual(y);
      expect((await shape.boundingBox())?.y).toBeGreaterThan(0);
      await session.detach();
    },
  );

  test('the tabs at the lower edge change the slider there', async () => {
    const { page } = here;
    await goWithin(page, `${LIGHT}#promise`);
    await page.locator('#promise-title').waitFor();
    await page.getByTestId('ratio-map').waitFor();
    const shown = () =>
      page
        .getByTestId('control')
        .evaluateAll((all) =>
          all
            .filter((one) => one.getClientRects().length > 0)
            .map((one) => one.getAttribute('data-symbol-home')),
        );
    await expect.poll(shown).toEqual(['sigma']);
    await page.locator('[data-testid=control-tabs] label').nth(2).tap();
    await expect.poll(shown).toEqual(['T']);
    const steps = page.getByRole('slider', { name: 'Steps' });
    const before = await steps.getAttribute('aria-valuetext');
    const box = await steps.boundingBox();
    if (!box) throw new Error('The slider has no box.');
    expect(box.y).toBeGreaterThan(740);
    await page.touchscreen.tap(box.x + box.width * 0.8, box.y + box.height / 2);
    await expect.poll(() => steps.getAttribute('aria-valuetext')).not.toBe(before);
  });
});
