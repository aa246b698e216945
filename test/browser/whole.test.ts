// Everything in one scroll, with its late parts loaded, as people use it in other ways: by touch, with the keyboard alone, in other colours,
// at a zoom of 400 %, with wider text. Also its fonts. All tests share one visit. In npm test only the first parts are loaded and unfolded.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHAPTERS } from '../../src/lab/chapters/allChapters';
import { isPage } from '../shared/isPage';
import { onlyInFull, size, thorough } from '../statistics/size';
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
/** A window of 1280 by 1024 px at a zoom of 400 %. */
const ZOOMED = { width: 320, height: 256 };

/** Parts of which the late code is loaded. In npm test they are the start and chapter 1. */
const LOADED = thorough ? LATE : Object.fromEntries(Object.entries(LATE).slice(0, 2));
/** Selector of the words of all folded parts in them. */
const FOLDS = Object.keys(LOADED)
  .map((part) => `${part} summary`)
  .join();

const here = built.stay(`${LIGHT}&page=all`, { viewport: WINDOW, reducedMotion: 'reduce', locale: 'en-GB' });
beforeAll(async () => {
  await loadAll(here.page, LOADED);
  await here.page.evaluate(() => document.fonts.ready);
  await rest(here.page);
});

test('it has all chapters in order with their figures', async () => {
  const { page, errors } = here;
  const chapters: string[] = CHAPTERS.map(({ id }) => id);
  const ids = () => page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id));
  await expect.poll(async () => (await ids()).filter((id) => chapters.includes(id))).toEqual(chapters);
  for (const id of chapters.filter((id) => `#${id}` in LOADED))
    await page.locator(`#${id} :is(figure, svg, textarea)`).first().waitFor({ state: 'attached' });
  expect(errors).toEqual([]);
});

describe('by touch and on paper', () => {
  test('every target is large enough for a finger', async () => {
    const { page } = here;
    const release = await byTouch(page);
    await page.setViewportSize(PHONE);
    await rest(page);
    await expect.poll(() => smallTargets(page)).toEqual([]);
    await release();
  });

  test('every drawing fits the paper without being drawn anew', async (itself) => {
    onlyInFull(itself);
    const { page } = here;
    await page.setViewportSize(WINDOW);
    await rest(page);
    const drawings = () =>
      page
        .locator('main svg[width]')
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
    // some drawings are left out on paper
    for (const width of printed) expect(seen).toContain(width);
    // the largest width of a drawing that fits A4 at 0.6 of its size, between margins of 15 mm and the page's own
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
  /** The chapter at which the test ends. npm test has the first two chapters, which have a stop of every kind. */
  const LAST = size('promise', 'choose');

  test(`from the top to #${LAST} every stop is in order, named, in the window and marked`, {
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
      // polled, since late parts move what stands below them
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
    // stops are in the order of the document, including handles of figures and radio buttons
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
      // among the stops are parts that unfold and links
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

/** Makes the form of chapter 7 read a configuration, and confirms its rows. Nothing happens without the calculator, which brings the form. */
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

/** Px by which the page is wider than the window, and the elements that are. Parts that scroll by themselves may be wider. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const wide = [...document.querySelectorAll('main *, header *, footer *')].filter((element) => {
      if (element.getBoundingClientRect().right <= window.innerWidth + 1) return false;
      if (element.closest('section[tabindex="0"], svg')) return false;
      let at: Element | null = element;
      while (at && getComputedStyle(at).clipPath !== 'inset(50%)') at = at.parentElement;
      return at === null;
    });
    const svgs = [...document.querySelectorAll('svg')].filter(
      (svg) =>
        svg.getBoundingClientRect().right > window.innerWidth + 1 && !svg.closest('section[tabindex="0"]'),
    );
    return {
      beyond: Math.max(0, document.documentElement.scrollWidth - window.innerWidth),
      by: [...wide, ...svgs].slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 120)),
    };
  });

const FITS = { beyond: 0, by: [] };

describe('with equations, numbers and a configuration opened', () => {
  beforeAll(async () => {
    const { page } = here;
    await page.evaluate(() => window.scrollTo(0, 0));
    for (const deeper of await page.locator(size(FOLDS, 'summary'), { hasText: /^Deeper/ }).all())
      await deeper.click();
    await page.locator('[data-testid=equation] math').first().waitFor();
    await page.locator('#lab [data-testid=figure-words] > summary').first().click();
    if (thorough) await translateSample(page);
  });

  test('it fits its window and axe finds nothing', async () => {
    const { page } = here;
    await expect.poll(() => overflow(page)).toEqual(FITS);
    expect(await axeFinds(page)).toEqual([]);
  });

  // npm test has the strictest; the plain dark theme is checked chapter by chapter in spine.test.ts
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

  test('nothing is cut off at 400 % zoom and axe finds nothing there', async (itself) => {
    onlyInFull(itself);
    const { page } = here;
    await page.emulateMedia({ colorScheme: 'light', contrast: 'no-preference', forcedColors: 'none' });
    await page.setViewportSize(ZOOMED);
    await expect.poll(() => overflow(page)).toEqual(FITS);
    // scrolled to the top, since axe calls a target too small that the masthead covers
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await axeFinds(page, { rules: ['target-size', 'scrollable-region-focusable'] })).toEqual([]);
  });
});

describe('with everything unfolded', () => {
  beforeAll(async () => {
    await here.page.emulateMedia({ colorScheme: 'light', contrast: 'no-preference', forcedColors: 'none' });
    await here.page.locator(size(FOLDS, 'main summary')).evaluateAll((all) => {
      for (const summary of all as HTMLElement[])
        if (summary.matches('details:not([open]) > *')) summary.click();
    });
  });

  test('it has only the page’s fonts, also in an open note and in the figure’s card', async (itself) => {
    onlyInFull(itself);
    const { page } = here;
    await page.setViewportSize(WINDOW);
    // the note of a term stays while it has the focus, and the card of the figure while the pointer is there
    await page.getByTestId('hint').first().focus();
    await page.locator('#lab [data-testid=epsilon-chart]').first().hover();
    await page.locator('#lab [data-testid=figure-tooltip]').first().waitFor();
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

  test('nothing is cut off at 400 % zoom or with the text spacing of WCAG 1.4.12', async () => {
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
          .filter((element) => {
            const { overflow: flow, clipPath } = getComputedStyle(element);
            return (
              flow === 'hidden' &&
              clipPath !== 'inset(50%)' &&
              element.scrollHeight > element.clientHeight + 2
            );
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      );
    await expect.poll(cut).toEqual([]);
    expect(errors).toEqual([]);
  });
});
