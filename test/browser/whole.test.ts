// Everything in one scroll, all its late parts loaded, for those who use or read it otherwise: by touch, with the keyboard alone, in
// any colours, at four hundred per cent of zoom, with text set wider, in no type but its own. One visit, many looks.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHAPTERS } from '../../src/lab/chapters/allChapters';
import { isPage } from '../shared/isPage';
import { onlyInFull, size } from '../statistics/size';
import { axeFinds } from './axe';
import { builtPage } from './builtPage';
import { type Stop, tabSeen, tabStop } from './tabStops';
import { smallTargets } from './targets';
import { expectOwnType } from './typeInUse';
import { byTouch, rest } from './visual/parts';
import { LATE, LIGHT, loadAll } from './wholePage';

const built = builtPage();
const WINDOW = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
/** 1280 by 1024 px at 400%. */
const ZOOMED = { width: 320, height: 256 };

const here = built.stay(`${LIGHT}&page=all`, { viewport: WINDOW, reducedMotion: 'reduce', locale: 'en-GB' });
beforeAll(async () => {
  await loadAll(here.page);
  await here.page.evaluate(() => document.fonts.ready);
  await rest(here.page);
});

test('it has all chapters in their order, each with its figures', async () => {
  const { page, errors } = here;
  const chapters: string[] = CHAPTERS.map(({ id }) => id);
  const ids = () => page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id));
  await expect.poll(async () => (await ids()).filter((id) => chapters.includes(id))).toEqual(chapters);
  for (const id of chapters)
    await page.locator(`#${id} :is(figure, svg, textarea)`).first().waitFor({ state: 'attached' });
  expect(errors).toEqual([]);
});

describe('as it is seen', () => {
  test('by touch, every target can be hit', async () => {
    const { page } = here;
    const release = await byTouch(page);
    await page.setViewportSize(PHONE);
    await rest(page);
    await expect.poll(() => smallTargets(page)).toEqual([]);
    await release();
  });

  test('on paper no drawing is drawn anew, and each is narrow enough for it', async (itself) => {
    onlyInFull(itself);
    const { page } = here;
    await page.setViewportSize(WINDOW);
    await rest(page);
    const drawings = () =>
      page
        .locator(':is(.figure-box, .plain-figure) svg[width]')
        .evaluateAll((all) =>
          all
            .filter((one) => one.getClientRects().length > 0)
            .map((one) => Number(one.getAttribute('width'))),
        );
    const seen = await drawings();
    expect(seen.length).toBeGreaterThan(8);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const printed = await drawings();
    await page.emulateMedia({ media: 'screen' });
    // some drawings are not for paper
    for (const width of printed) expect(seen).toContain(width);
    // width that A4 leaves between margins of 15 mm and the page's own, in px of a drawing at 0.6 of its size
    expect(Math.max(...printed)).toBeLessThanOrEqual((680 - 64) / 0.6);
  });

  afterAll(async () => {
    const { page } = here;
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize(WINDOW);
    await rest(page);
  });
});

describe('with the keyboard alone', () => {
  /** Last chapter of a run: npm test walks the first two, which have a stop of every kind. */
  const LAST = size('promise', 'choose');

  test(`from the top to #${LAST}: in order, every stop named, seen and marked, no trap`, {
    timeout: 180_000,
  }, async () => {
    const { page, errors } = here;
    const stops: Stop[] = [];
    const acts: Record<string, string> = {};
    for (let i = 0; i < 400; i++) {
      await page.keyboard.press('Tab');
      const stop = await tabStop(page);
      if (stop === null) break;
      stops.push(stop);
      // what comes late moves what it stands above
      await expect.poll(() => tabSeen(page), { message: `${stop.chapter}: ${stop.name}` }).toBe(true);
      if (stop.chapter === LAST) break;
      if (stop.role === 'slider' && stop.chapter !== 'lab') {
        const value = () => page.evaluate(() => document.activeElement?.getAttribute('aria-valuetext') ?? '');
        const before = await value();
        await page.keyboard.press('ArrowLeft');
        await expect.poll(value).not.toBe(before);
        acts[`${stop.chapter}: ${stop.name}`] = await value();
      }
    }
    const list = stops.map(({ chapter, role, name }) => `${chapter} ${role} ${name}`);
    expect(stops.filter(({ name }) => name === '')).toEqual([]);
    expect(stops.filter(({ shown }) => !shown)).toEqual([]);
    // document order; the handles of a figure and radio buttons of a group included
    expect(stops.filter(({ follows }) => !follows)).toEqual([]);
    const visited = [...new Set(stops.map(({ chapter }) => chapter))].filter((chapter) => chapter !== '');
    const all = Object.keys(LATE);
    const passed = all.slice(0, all.indexOf(`#${LAST}`));
    expect(visited.map((chapter) => `#${chapter}`).filter((chapter) => chapter in LATE)).toEqual([
      ...passed,
      `#${LAST}`,
    ]);
    for (const chapter of ['which-neighbour', 'promise', 'worst-case', 'training']) {
      if (!passed.includes(`#${chapter}`)) continue;
      const there = list.filter((stop) => stop.startsWith(chapter)).join('\n');
      // a term, a step, the figure's numbers, the way deeper
      expect(there).toMatch(/summary/);
      expect(there).toMatch(new RegExp(`${chapter} a `));
    }
    const controls = list.filter((stop) => stop.startsWith('lab ')).join('\n');
    for (const name of ['Noise multiplier', 'Sampling rate', 'Steps', 'Delta', 'Clipping norm']) {
      expect(controls).toMatch(new RegExp(`range .*${name}`));
    }
    expect(controls).toMatch(/copy link/);
    expect(Object.keys(acts)).toHaveLength(size(2, 5));
    expect(errors).toEqual([]);
  });
});

/** Has the form of chapter 7, where a guest brings one, read a configuration, and says that its rows are right. */
async function translateSample(page: Page): Promise<void> {
  if (!isPage('calculator')) return;
  const choose = page.locator('#choose');
  await choose.getByRole('button', { name: 'Opacus', exact: true }).click();
  await choose
    .getByText(/^line \d/)
    .first()
    .waitFor();
  await choose.getByRole('button', { name: 'These are right' }).click();
  await choose
    .getByRole('status')
    .getByText(/substitute/)
    .first()
    .waitFor();
}

/** How far the page reaches beyond the window, and what does; what scrolls within itself may. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const own = '.table-scroll, section[tabindex="0"], .code-scroll, .visually-hidden, svg';
    const wide = [...document.querySelectorAll('main *, header *, footer *')].filter(
      (element) => element.getBoundingClientRect().right > window.innerWidth + 1 && !element.closest(own),
    );
    const svgs = [...document.querySelectorAll('svg')].filter(
      (svg) =>
        svg.getBoundingClientRect().right > window.innerWidth + 1 &&
        !svg.closest('.table-scroll, section[tabindex="0"]'),
    );
    return {
      beyond: Math.max(0, document.documentElement.scrollWidth - window.innerWidth),
      by: [...wide, ...svgs].slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 120)),
    };
  });

const FITS = { beyond: 0, by: [] };

describe('its equations, numbers and a translation opened', () => {
  beforeAll(async () => {
    const { page } = here;
    await page.evaluate(() => window.scrollTo(0, 0));
    for (const deeper of await page.locator('summary', { hasText: /^Deeper/ }).all()) await deeper.click();
    await page.locator('[data-testid=equation] math').first().waitFor();
    await page.locator('#lab .figure-words > summary').first().click();
    await translateSample(page);
  });

  test('fits its window, and axe finds nothing', async () => {
    const { page } = here;
    await expect.poll(() => overflow(page)).toEqual(FITS);
    expect(await axeFinds(page)).toEqual([]);
  });

  // npm test takes the strictest; the plain dark is looked at chapter by chapter, in spine.test.ts
  const COLOURS = [
    ['more contrast, dark', { colorScheme: 'dark', contrast: 'more' }, 'color-contrast-enhanced'],
    ['dark', { colorScheme: 'dark' }, 'color-contrast'],
    ['more contrast, light', { colorScheme: 'light', contrast: 'more' }, 'color-contrast-enhanced'],
    ['forced colours', { colorScheme: 'dark', forcedColors: 'active' }, 'color-contrast'],
  ] as const;
  test.each(COLOURS.slice(0, size(1, COLOURS.length)))(
    'axe finds nothing in the colours: %s',
    async (_, media, rule) => {
      const { page } = here;
      await page.emulateMedia({ contrast: 'no-preference', forcedColors: 'none', ...media });
      expect(await axeFinds(page, { rules: [rule] })).toEqual([]);
    },
  );

  test('nothing is cut off at 400 % zoom, nor what axe finds there', async (itself) => {
    onlyInFull(itself);
    const { page } = here;
    await page.emulateMedia({ colorScheme: 'light', contrast: 'no-preference', forcedColors: 'none' });
    await page.setViewportSize(ZOOMED);
    await expect.poll(() => overflow(page)).toEqual(FITS);
    // axe takes what the masthead covers at the moment for a target too small
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await axeFinds(page, { rules: ['target-size', 'scrollable-region-focusable'] })).toEqual([]);
  });
});

describe('all that unfolds opened', () => {
  beforeAll(async () => {
    await here.page.emulateMedia({ colorScheme: 'light', contrast: 'no-preference', forcedColors: 'none' });
    await here.page.locator('main details:not([open]) > summary').evaluateAll((all) => {
      for (const summary of all as HTMLElement[]) summary.click();
    });
  });

  test('it is in its own type, with a term explained and a point of the figure read', async (itself) => {
    onlyInFull(itself);
    const { page } = here;
    await page.setViewportSize(WINDOW);
    // one note stays while it has the focus, the other while the pointer is there
    await page.getByTestId('hint').first().focus();
    await page.locator('#lab [data-testid=epsilon-chart]').first().hover();
    await page.locator('#lab .figure-tooltip').first().waitFor();
    await page.getByRole('tooltip').first().waitFor();
    await rest(page);
    await expectOwnType(page, ['JetBrains Mono', 'KaTeX_Main', 'KaTeX_Math']);
    const pasted = page.locator('#choose').getByRole('textbox', { name: /Or paste what you have/ });
    await pasted.fill('noise_multiplier = ε');
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    await rest(page);
    await expectOwnType(page, ['JetBrains Mono']);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('tooltip').count()).toBe(0);
  });

  test('nothing is cut off at 400 % zoom, nor with the spacing of WCAG 1.4.12', async () => {
    const { page, errors } = here;
    await page.setViewportSize(ZOOMED);
    await expect.poll(() => overflow(page)).toEqual(FITS);
    await page.evaluate(() => {
      const wider = new CSSStyleSheet();
      wider.replaceSync(
        `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
        p { margin-bottom: 2em !important }`,
      );
      document.adoptedStyleSheets.push(wider);
    });
    await expect.poll(() => overflow(page)).toEqual(FITS);
    const cut = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main :is(p, button, summary, h1, h2, h3, h4, label, td, th, dd, dt)')]
          .filter((element) => !element.closest('.visually-hidden'))
          .filter((element) => {
            const { overflow: flow } = getComputedStyle(element);
            return flow === 'hidden' && element.scrollHeight > element.clientHeight + 2;
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      );
    await expect.poll(cut).toEqual([]);
    expect(errors).toEqual([]);
  });
});
