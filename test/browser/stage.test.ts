// Figure, three numbers and controls are always in the window together, whatever its size, and there is little to read before the first
// element that can be dragged. `npm run stage` prints the places.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { CHAPTERS } from '../../src/lab/chapters/allChapters';
import { asking } from '../../tools/stage/asking';
import { outside, placesOn, sightOn, WINDOWS, wordsBefore, ZOOMED } from '../../tools/stage/places';
import { size, thorough } from '../statistics/size';
import { builtPage, goWithin } from './builtPage';
import { LIGHT } from './wholePage';

const built = builtPage();

const NUMBERS = ['add/remove', 'substitute', 'attack'];
const BESIDE = ['figure', ...NUMBERS, 'σ', 'q', 'T'];
/** Parts at the start. They include the slider of C, which chapter 3 lacks because none of its numbers depends on C. */
const AT_START = [...BESIDE, 'C'];
const PHONES = WINDOWS.filter(({ width }) => width < 600);
/** Windows that are tried in English. In npm test they are a laptop and a tablet; the smaller phone is tried in German. */
const SEEN = size<readonly Window[]>([WINDOWS[1], WINDOWS[3]], WINDOWS);
/** Windows in which long words first lack room, which is the smallest phone. At full size they are all windows. */
const NARROW = size<readonly Window[]>(PHONES.slice(-1), WINDOWS);

/** Chapters whose figures are tried on a phone. In npm test they are three. */
const SHOWN = CHAPTERS.filter(({ id }) => thorough || ['which-neighbour', 'meaning', 'choose'].includes(id));

type Window = (typeof WINDOWS | typeof ZOOMED)[number];

const start = (page: Page) => page.locator('[data-testid=stage] [data-testid=point-grip]').waitFor();

/** Scrolls the game away in a narrow window, where it stands above the figure. Where they stand side by side nothing moves. */
const swipe = (page: Page) =>
  page.evaluate(() => {
    const game = document.getElementById('game');
    const lab = document.querySelector('[data-testid=stage]');
    if (!game || !lab) return;
    const [above, figure] = [game.getBoundingClientRect(), lab.getBoundingClientRect()];
    const head = document.querySelector('[data-testid=masthead]')?.getBoundingClientRect().height ?? 0;
    if (above.bottom <= figure.top) window.scrollTo(0, window.scrollY + above.bottom - head);
  });

/** Expects that all parts are completely in the window and the figure is not too low, once late parts have loaded. */
async function expectInSight(
  page: Page,
  { width, height }: Window,
  all: readonly string[],
  message: string,
): Promise<void> {
  const least = width < 704 ? 260 : 180;
  const wrong = async () => {
    const places = await placesOn(asking(page));
    const [figure] = places;
    return [
      ...all.filter((name) => !places.some(({ what }) => what === name)),
      ...places
        .filter(({ top, bottom, left, right }) => top < 0 || left < 0 || bottom > height || right > width)
        .map(({ what, top, bottom, left, right }) => ({ what, top, bottom, left, right })),
      ...(figure.bottom - figure.top < least ? [`a figure of ${figure.bottom - figure.top} px`] : []),
    ];
  };
  await expect.poll(wrong, { message }).toEqual([]);
}

/** Expects this in every window, at the start and with a chapter open, in one visit. */
async function expectInEach(windows: readonly Window[], page: Page): Promise<void> {
  for (const hash of ['', '#worst-case']) {
    await page.evaluate((to) => {
      location.hash = to;
    }, hash);
    if (hash !== '') await page.locator('#worst-case-title').waitFor();
    for (const viewport of windows) {
      await page.setViewportSize(viewport);
      if (hash === '') {
        await page.getByTestId('guess-bars').waitFor({ state: 'attached' });
        await swipe(page);
      }
      const all = hash === '' ? AT_START : BESIDE;
      await expectInSight(page, viewport, all, `${viewport.width} × ${viewport.height} ${hash}`);
    }
  }
}

describe('in English', () => {
  const here = built.stay(LIGHT, { viewport: WINDOWS[0], reducedMotion: 'reduce' });

  test('all parts are in the window at every size', { timeout: 120_000 }, async () => {
    await start(here.page);
    await expectInEach(SEEN, here.page);
    expect(here.errors).toEqual([]);
  });

  test('beside a chapter the numbers are one strip and the figure takes the sentence’s room', async () => {
    const { page } = here;
    const heights = async (hash: string, first: string) => {
      await page.setViewportSize(WINDOWS[1]);
      await goWithin(page, `${LIGHT}${hash}`);
      await page.locator(first).first().waitFor();
      return page.evaluate(() => {
        const height = (selector: string) => document.querySelector(selector)!.getBoundingClientRect().height;
        const strip = document
          .querySelector('#lab [data-testid=figure-number][data-symbol=eps-audit]:not(#claim *)')
          ?.closest('p');
        return {
          figure: height('[data-testid=stage]'),
          sentence: height('#claim'),
          strip: strip ? strip.getBoundingClientRect().height : 0,
        };
      });
    };
    const alone = await heights('', '[data-testid=stage] .current-point');
    const beside = await heights('#worst-case', '[data-figure=worst-case] .score-figure');
    expect(alone.strip).toBe(0);
    expect(beside.sentence).toBeLessThanOrEqual(1);
    expect(beside.strip).toBeGreaterThan(20);
    expect(beside.strip).toBeLessThan(36);
    // the figure gains less than the sentence's height, since the strip has tabs too
    expect(beside.figure).toBeGreaterThan(alone.figure + 10);
    await expect(page.getByRole('heading', { level: 1 }).innerText()).resolves.toMatch(
      /^A software library would print/,
    );
  });

  test('at most sixty words stand before the first element that can be dragged', async () => {
    const { page } = here;
    await page.setViewportSize(WINDOWS[1]);
    await goWithin(page, LIGHT);
    await page.getByText(/An attack that just ran/).waitFor();
    await expect.poll(() => wordsBefore(asking(page))).toBeLessThanOrEqual(60);
  });

  test.runIf(thorough).each<Window>(ZOOMED)(
    'at a zoom of 200 %% ($width × $height) a slider and what it moves are in the window together',
    async (viewport) => {
      const { page } = here;
      await page.setViewportSize(viewport);
      await goWithin(page, LIGHT);
      await start(page);
      const ask = asking(page);
      await page.getByTestId('guess-bars').waitFor({ state: 'attached' });
      await swipe(page);
      await expect.poll(async () => outside(await placesOn(ask), viewport)).toEqual([]);
      await page.locator('header a[href="#promise"]').click();
      await page.locator('#lab [data-testid=map-grip]').waitFor();
      await page.locator('#promise h2').last().scrollIntoViewIfNeeded();
      const hidden = async () => outside(await sightOn(ask), viewport).map(({ what }) => what);
      await expect.poll(hidden).not.toEqual([]);
      const slider = page.locator('#lab input[type="range"]').filter({ visible: true }).first();
      await slider.hover();
      await page.mouse.down();
      await expect.poll(hidden).toEqual([]);
      await page.mouse.up();
    },
  );

  test('on a phone each figure of each chapter fits its place and stays there during reading', {
    timeout: 180_000,
  }, async () => {
    const { page, errors } = here;
    await page.setViewportSize(PHONES[0]);
    await goWithin(page, LIGHT);
    const box = page.getByTestId('stage');
    const tabs = page.locator('[data-testid=stage-tabs] label');
    for (const { id, stage } of SHOWN) {
      await page.evaluate((to) => {
        location.hash = to;
      }, id);
      await page.locator(`#${id}-title`).waitFor();
      const count = id === 'choose' ? 0 : stage.length + 1;
      await expect.poll(() => tabs.count(), { message: id }).toBe(count);
      // npm test has only the figure that the chapter opens with
      for (let i = 0; i < size(Math.min(1, count), count); i += 1) {
        await tabs.nth(i).click();
        const name = await tabs.nth(i).innerText();
        await page.waitForFunction(
          () =>
            document.querySelector(
              '[data-testid=stage] svg, [data-testid=stage] figure dl, [data-testid=open-cells]',
            ) !== null,
        );
        for (const viewport of size(PHONES.slice(-1), PHONES)) {
          const message = `${viewport.width} × ${viewport.height}, ${id}: ${name}`;
          await page.setViewportSize(viewport);
          await page.locator(`#${id}`).evaluate((text) => text.scrollIntoView({ block: 'start' }));
          await expect
            .poll(() => box.evaluate((place) => place.scrollHeight - place.clientHeight), { message })
            .toBeLessThanOrEqual(1);
          // a figure of other numbers than the page's three leaves them out
          const own = await page.locator('#lab[data-own-numbers]').count();
          const beside = async () =>
            (await placesOn(asking(page))).filter(
              ({ what, top, bottom }) =>
                !(own > 0 && NUMBERS.includes(what)) && (top < 0 || bottom > viewport.height),
            );
          await expect.poll(beside, { message }).toEqual([]);
        }
      }
    }
    expect(errors).toEqual([]);
  });
});

test('in German all parts are in the window at every narrow or low size', {
  timeout: 120_000,
}, async () => {
  await built.visit(
    `de.html${LIGHT}`,
    async ({ page, errors }) => {
      await start(page);
      await expectInEach(NARROW, page);
      expect(errors).toEqual([]);
    },
    { viewport: WINDOWS[0], reducedMotion: 'reduce' },
  );
});
