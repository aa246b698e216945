// The whole page for those who read it otherwise: axe over all of it, four hundred per cent of zoom, wider spacing, the
// keyboard from the top through the chapters, a finger on each figure. Few page loads, many checks.
import type { CDPSession, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFinds } from './axe';
import { builtPage } from './builtPage';

const built = builtPage();

/** Few draws, so that the page's own attack ends soon. */
const LIGHT = '?v=1&R=500&rep=1';

/** By chapter: what is there once its late parts are. */
const LATE: Record<string, string> = {
  lab: '.current-point',
  'which-neighbour': '.gradient-plane',
  promise: '.ratio-map',
  'worst-case': '.score-figure',
  training: '.verdicts',
  choose: '.target-value',
};

/** Everything that is loaded late, without motion. */
async function loadAll(page: Page): Promise<void> {
  for (const [id, late] of Object.entries(LATE)) {
    await page.locator(`#${id}`).scrollIntoViewIfNeeded();
    await page.locator(`#${id} ${late}`).first().waitFor({ state: 'attached', timeout: 60_000 });
  }
  await page.locator('.status-dot:not(.running)').waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** A configuration in chapter 7, with what it means. */
async function translateSample(page: Page): Promise<void> {
  const choose = page.locator('#choose');
  await choose.getByRole('button', { name: 'TensorFlow Privacy', exact: true }).click();
  await choose.getByRole('link', { name: 'Open this configuration on the page' }).waitFor();
  await choose.getByRole('link', { name: /^Use/ }).waitFor();
}

/** How far the page reaches beyond the window, and what does; what scrolls within itself may. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const own = '.table-scroll, .code-scroll, .equation, .visually-hidden, svg';
    const wide = [...document.querySelectorAll('main *, header *, footer *')].filter(
      (element) => element.getBoundingClientRect().right > window.innerWidth + 1 && !element.closest(own),
    );
    const svgs = [...document.querySelectorAll('svg')].filter(
      (svg) =>
        svg.getBoundingClientRect().right > window.innerWidth + 1 && !svg.closest('.table-scroll, .equation'),
    );
    return {
      beyond: Math.max(0, document.documentElement.scrollWidth - window.innerWidth),
      by: [...wide, ...svgs].slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 120)),
    };
  });

const FITS = { beyond: 0, by: [] };

describe('the whole page, all its parts loaded', () => {
  test('axe finds nothing: light, dark, more contrast, forced colours, 400 % zoom', {
    timeout: 240_000,
  }, async () => {
    await built.visit(
      LIGHT,
      async ({ page, errors }) => {
        await loadAll(page);
        for (const deeper of await page.locator('summary', { hasText: /^Deeper/ }).all())
          await deeper.click();
        await page.locator('.equation math').first().waitFor();
        await page.locator('#lab').getByText('The figure in words and numbers').click();
        await translateSample(page);
        const found: string[] = [];
        /** All rules, or those that this way of reading can break. */
        const look = async (name: string, rules?: string[]) => {
          found.push(...(await axeFinds(page, { rules })).map((line) => `${name}: ${line}`));
        };
        expect(await overflow(page)).toEqual(FITS);
        await look('light');
        await page.emulateMedia({ colorScheme: 'dark' });
        await look('dark', ['color-contrast']);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, contrast: 'more' });
          await look(`more contrast, ${colorScheme}`, ['color-contrast-enhanced']);
        }
        await page.emulateMedia({ colorScheme: 'dark', contrast: 'no-preference', forcedColors: 'active' });
        await look('forced colours', ['color-contrast']);
        await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
        await page.setViewportSize({ width: 320, height: 640 });
        await expect.poll(() => overflow(page)).toEqual(FITS);
        await look('320 px', ['target-size', 'scrollable-region-focusable', 'td-headers-attr', 'region']);
        expect(found).toEqual([]);
        expect(errors).toEqual([]);
      },
      { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' },
    );
  });

  test('nothing needs a second direction of scrolling at 400 % zoom, nor with text set wider', async () => {
    await built.visit(
      LIGHT,
      async ({ page }) => {
        await loadAll(page);
        expect(await overflow(page)).toEqual(FITS);
        for (const summary of await page.locator('main summary').all()) await summary.click();
        await page.locator('.equation math').first().waitFor();
        await translateSample(page);
        await expect.poll(() => overflow(page)).toEqual(FITS);
        // the spacing of WCAG 1.4.12, with which nothing may be cut off or overlap
        await page.addStyleTag({
          content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
            p { margin-bottom: 2em !important }`,
        });
        expect(await overflow(page)).toEqual(FITS);
        const cut = await page.evaluate(() =>
          [
            ...document.querySelectorAll(
              'main :is(p, button, summary, h1, h2, h3, h4, label, td, th, dd, dt)',
            ),
          ]
            .filter((element) => !element.closest('.visually-hidden'))
            .filter((element) => {
              const { overflow: flow } = getComputedStyle(element);
              return flow === 'hidden' && element.scrollHeight > element.clientHeight + 2;
            })
            .map(({ outerHTML }) => outerHTML.slice(0, 120)),
        );
        expect(cut).toEqual([]);
      },
      // 1280 by 1024 px at 400 %
      {
        viewport: { width: 320, height: 256 },
        deviceScaleFactor: 4,
        reducedMotion: 'reduce',
        bypassCSP: true,
      },
    );
  });
});

/** Where the keyboard is. */
interface Stop {
  name: string;
  role: string;
  chapter: string;
  /** Something about it, or in it, looks otherwise than without the focus. */
  shown: boolean;
  /** In the window, not behind anything. */
  seen: boolean;
  /** After the stop before it in the document. */
  follows: boolean;
}

const here = (page: Page) =>
  page.evaluate((): Stop | null => {
    const at = document.activeElement;
    if (!at || at === document.body) return null;
    // what has been drawn anew meanwhile has no place any more
    const { last } = window as Window & { last?: Element };
    const follows =
      !last?.isConnected || (last.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    Object.assign(window, { last: at });
    const labels = (at.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '');
    const own =
      at instanceof HTMLInputElement || at instanceof HTMLSelectElement
        ? at.labels?.[0]?.textContent
        : at.textContent;
    const name = (labels.join(' ').trim() || at.getAttribute('aria-label') || own || '').trim();
    // a choice is drawn by its label, a handle by its ring
    const marks = [at, at.nextElementSibling, at.querySelector('.grip-ring')].filter((mark) => mark !== null);
    const look = () =>
      marks
        .map((mark) => {
          const { outlineStyle, outlineWidth, boxShadow, stroke, borderColor } = getComputedStyle(mark);
          return [outlineStyle === 'none' ? '' : outlineWidth, boxShadow, stroke, borderColor].join();
        })
        .join(';');
    const focused = look();
    (at as HTMLElement).blur();
    const rested = look();
    (at as HTMLElement).focus({ preventScroll: true });
    const box = (
      at.matches('.visually-hidden, [type="radio"]') ? (at.parentElement ?? at) : at
    ).getBoundingClientRect();
    const grip = at.querySelector('.grip-knob')?.getBoundingClientRect() ?? box;
    const x = grip.left + grip.width / 2;
    const y = grip.top + Math.min(grip.height / 2, 12);
    const top = document.elementFromPoint(x, y);
    return {
      name: name.replace(/\s+/g, ' ').slice(0, 60),
      role: at.getAttribute('role') ?? at.getAttribute('type') ?? at.tagName.toLowerCase(),
      chapter: at.closest('section[id]')?.id ?? at.closest('#lab')?.id ?? '',
      shown: focused !== rested,
      seen:
        y >= 0 &&
        y <= window.innerHeight &&
        top !== null &&
        (at.contains(top) ||
          top.contains(at) ||
          top.closest('label, .choice') === at.closest('label, .choice')),
      follows,
    };
  });

describe('with the keyboard alone', () => {
  test('from the top through chapter 4: in order, every stop named, seen and marked, no trap', {
    timeout: 180_000,
  }, async () => {
    await built.visit(
      LIGHT,
      async ({ page, errors }) => {
        await loadAll(page);
        const stops: Stop[] = [];
        const acts: Record<string, string> = {};
        for (let i = 0; i < 400; i++) {
          await page.keyboard.press('Tab');
          const stop = await here(page);
          if (stop === null) break;
          stops.push(stop);
          if (stop.chapter === 'choose') break;
          if (stop.role === 'slider' && stop.chapter !== 'lab') {
            const value = () =>
              page.evaluate(() => document.activeElement?.getAttribute('aria-valuetext') ?? '');
            const before = await value();
            await page.keyboard.press('ArrowLeft');
            await expect.poll(value).not.toBe(before);
            acts[`${stop.chapter}: ${stop.name}`] = await value();
          }
        }
        const list = stops.map(({ chapter, role, name }) => `${chapter} ${role} ${name}`);
        expect(stops.filter(({ name }) => name === '')).toEqual([]);
        expect(stops.filter(({ shown }) => !shown)).toEqual([]);
        expect(stops.filter(({ seen }) => !seen)).toEqual([]);
        // document order; the handles of a figure and radio buttons of a group included
        expect(stops.filter(({ follows }) => !follows)).toEqual([]);
        const visited = [...new Set(stops.map(({ chapter }) => chapter))].filter((chapter) => chapter !== '');
        expect(visited.filter((chapter) => chapter in LATE)).toEqual(Object.keys(LATE));
        for (const chapter of ['which-neighbour', 'promise', 'worst-case', 'training']) {
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
        expect(Object.keys(acts)).toHaveLength(4);
        expect(errors).toEqual([]);
      },
      { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' },
    );
  });

  test('Enter follows a step and goes deeper; Escape closes a term wherever the focus is', async () => {
    await built.visit(
      `${LIGHT}#which-neighbour`,
      async ({ page }) => {
        const chapter = page.locator('#which-neighbour');
        await chapter.getByRole('link', { name: /every record joins/ }).focus();
        await page.keyboard.press('Enter');
        await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('1');
        await chapter.locator('summary', { hasText: /^Deeper/ }).focus();
        await page.keyboard.press('Enter');
        await chapter.locator('.equation math').first().waitFor();
        await chapter.getByRole('button', { name: 'adjacency' }).hover();
        await page.getByRole('tooltip').waitFor();
        await page.keyboard.press('Escape');
        await expect.poll(() => page.getByRole('tooltip').count()).toBe(0);
      },
      { reducedMotion: 'reduce' },
    );
  });
});

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

const FIGURES: { figure: string; handle: string; along: 'x' | 'both' }[] = [
  { figure: '#lab .recharts-surface', handle: '#lab .current-point .grip', along: 'x' },
  { figure: '#which-neighbour .gradient-plane', handle: '.plane-z.grip', along: 'both' },
  { figure: '#promise .ratio-map', handle: '.map-grip', along: 'both' },
  { figure: '#worst-case .score-figure', handle: '.threshold-grip', along: 'x' },
];

describe('with a finger', () => {
  test('handles are dragged, a tap puts them elsewhere, and a swipe over a figure scrolls the page', {
    timeout: 120_000,
  }, async () => {
    await built.visit(
      LIGHT,
      async ({ page }) => {
        await loadAll(page);
        const session = await page.context().newCDPSession(page);
        const middle = async (of: Locator) => {
          const box = await of.boundingBox();
          if (!box) throw new Error('not shown');
          return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        };
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
          // what the last drag has set going changes lines of text above
          await page.locator('.status-dot:not(.running)').waitFor();
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

  test('every target is at least 24 px high and wide, or a word of a text; controls 44', async () => {
    await built.visit(
      LIGHT,
      async ({ page }) => {
        await loadAll(page);
        const small = await page.evaluate(() => {
          const targets =
            'a[href], button, input, select, textarea, summary, [role="slider"], [tabindex="0"]';
          return [...document.querySelectorAll<HTMLElement>(targets)].flatMap((element) => {
            if (element.closest('.visually-hidden') || element.matches('.visually-hidden')) return [];
            const within = element.matches('[type="radio"], [type="checkbox"]')
              ? (element.closest('label') ?? element)
              : element;
            const box = within.getBoundingClientRect();
            if (box.width === 0 || getComputedStyle(element).visibility === 'hidden') return [];
            // a link or term in a sentence is as high as its line
            const { display } = getComputedStyle(element);
            const inText = display === 'inline' && element.closest('p, dd, li, td, th, caption') !== null;
            const least = inText ? 0 : element.matches('input, select, textarea, [role="slider"]') ? 40 : 24;
            return box.height >= least - 0.5 && (inText || box.width >= 23.5)
              ? []
              : [`${Math.round(box.width)} by ${Math.round(box.height)}: ${element.outerHTML.slice(0, 120)}`];
          });
        });
        expect(small).toEqual([]);
      },
      { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' },
    );
  });
});
