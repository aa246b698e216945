// What is photographed, and how a page is brought to rest for it: one scenario, nothing under way, nothing shown that differs from one
// run to the next. Asserts nothing.
import type { Browser, CDPSession, Page } from 'playwright-core';
import { CHAPTERS, LECTURE } from '../../../src/lab/chapters/allChapters';
import { isPage } from '../../shared/isPage';
import { thorough } from '../../statistics/size';
import { rest } from '../inPage';

export { rest };

interface Window {
  width: number;
  height: number;
  theme: 'light' | 'dark';
  touch: boolean;
}

/** No style depends on width and theme together: the dark colours are seen once, where a picture is small. */
const WINDOWS = {
  wide: { width: 1440, height: 900, theme: 'light', touch: false },
  phone: { width: 390, height: 844, theme: 'dark', touch: true },
  // all of a text or of a page beside it, without scrolling within it
  tall: { width: 1440, height: 6400, theme: 'light', touch: false },
} as const satisfies Record<string, Window>;

type WindowName = keyof typeof WINDOWS;

export interface Picture {
  /** Name of the kept picture, with its window's. */
  name: string;
  window: WindowName;
  address: string;
  /** All of the first element that it names, cut where the window ends; null: what a reader sees who opens the address. */
  shows: string | null;
  /** Whether `npm run verify:browser` alone compares it. */
  rare: boolean;
}

/** Few draws: an attack that ends soon, with the seed's own numbers. */
const SCENARIO = '?v=2&R=2000&rep=1';

const seen = (name: string, window: WindowName, address: string, rare: boolean): Picture => ({
  name,
  window,
  address: SCENARIO + address,
  shows: null,
  rare,
});

const whole = (name: string, shows: string, address: string): Picture => ({
  name,
  window: 'tall',
  address: SCENARIO + address,
  shows,
  rare: true,
});

/** The start, and each chapter with its figure on the stage. */
const OPENED = [['start', ''], ...CHAPTERS.map(({ id }) => [id, `#${id}`])] as const;

export const PICTURES: readonly Picture[] = [
  // npm test takes two chapters on a laptop and two on a phone; not the start, whose labels stay where they stood while its results came,
  // one run here and the next there
  ...OPENED.map(([name, address], i) => seen(name, 'wide', address, i % 4 !== 2)),
  // and not those whose figure has the row of attacks, which is there in one run and on its way in the next
  seen('lecture', 'wide', `&lecture=${LECTURE[0].id}`, true),
  ...['questions', 'paper', 'calculator']
    .filter(isPage)
    .map((page) => seen(page, 'wide', `&page=${page}`, true)),
  ...OPENED.map(([name, address], i) => seen(name, 'phone', address, i % 4 !== 1)),
  seen('embed', 'phone', '&embed=lab&show=claim,s,q', true),
  ...OPENED.map(([name, address]) => whole(`${name}-text`, '[data-testid=text]', address)),
  ...(['uniaud', 'bounds'] as const).map((page) => whole(page, 'main', `&page=${page}`)),
];

/** Pictures that are compared. */
export const COMPARED = PICTURES.filter(({ rare }) => thorough || !rare);

const nameOf = ({ name, window }: Picture): string => `${name}-${window}`;

/** Hidden, in its place: what tells the time, the speed or the address. */
const STEADY = `
  [data-volatile], .code-scroll pre { visibility: hidden !important; }
  * { caret-color: transparent !important; }
`;

const RUNNING = '[data-testid=status-dot][data-running]';

/** Waits for the row of attacks along the axis, where the live figure has one: each point of it is to be complete. */
const rowDrawn = (page: Page) =>
  page
    .waitForFunction(
      () => {
        const marks = document.querySelector('[data-testid=audit-marks]');
        if (marks === null) return true;
        return marks.querySelectorAll('circle').length > 6 && !marks.querySelector('[class*=partial]');
      },
      undefined,
      { timeout: 30_000 },
    )
    // a figure that leaves points above its edge has fewer
    .catch(() => {});

async function openAt(browser: Browser, { width, height, theme, touch }: Window): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: touch,
    reducedMotion: 'reduce',
    colorScheme: theme,
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, STEADY);
  return page;
}

async function photograph(session: CDPSession, page: Page, { shows }: Picture): Promise<Buffer | null> {
  const clip = await page.evaluate((selector) => {
    const { scrollY, innerWidth, innerHeight } = window;
    if (selector === null) return { x: 0, y: scrollY, width: innerWidth, height: innerHeight };
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (!box) return null;
    const [top, bottom] = [Math.floor(box.top), Math.min(Math.ceil(box.bottom), innerHeight)];
    const left = Math.floor(box.left);
    return { x: left, y: top + scrollY, width: Math.ceil(box.right) - left, height: bottom - top };
  }, shows);
  if (clip === null) return null;
  const { data } = await session.send('Page.captureScreenshot', {
    clip: { ...clip, scale: 1 },
    optimizeForSpeed: true,
  });
  return Buffer.from(data, 'base64');
}

/**
 * Photographs each picture of a page at rest; one window after the other, and in it one address after the other, of which those that
 * differ in their chapter alone are opened without loading the page anew. What is taken is looked at while the next one is.
 */
export async function photographAll(
  browser: Browser,
  url: string,
  pictures: readonly Picture[],
  take: (name: string, png: Buffer | null) => Promise<void>,
): Promise<void> {
  const taken: Promise<void>[] = [];
  for (const [name, window] of Object.entries(WINDOWS)) {
    const own = pictures.filter((picture) => picture.window === name);
    if (own.length === 0) continue;
    const page = await openAt(browser, window);
    const session = await page.context().newCDPSession(page);
    for (const picture of own) {
      await page.goto(url + picture.address);
      await page.locator('.still').waitFor({ state: 'detached' });
      await page.evaluate(() => document.fonts.ready);
      await rest(page);
      // an attack under way that is out of sight, as on a phone, moves what stands above it, however long it pauses on a busy machine
      if ((await page.locator(RUNNING).count()) > 0) {
        await page.locator(RUNNING).waitFor({ state: 'detached' });
        await rest(page);
      }
      await rowDrawn(page);
      taken.push(take(nameOf(picture), await photograph(session, page, picture)));
    }
    await page.context().close();
  }
  await Promise.all(taken);
}

/** Makes the page as if a finger were what points, until what is returned is called. */
export async function byTouch(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const touch = (enabled: boolean) =>
    session.send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 5 });
  await touch(true);
  return async () => {
    await touch(false);
    await session.detach();
  };
}
