// The list of pictures, and how they are taken: at one scenario, with the page at rest, and without anything that differs from run to run.
// Asserts nothing.
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

/** Windows with their themes. No style depends on width and theme together, so the dark theme is used only where pictures are small. */
const WINDOWS = {
  wide: { width: 1440, height: 900, theme: 'light', touch: false },
  phone: { width: 390, height: 844, theme: 'dark', touch: true },
  // a window that is high enough for all of a text or page without scrolling
  tall: { width: 1440, height: 6400, theme: 'light', touch: false },
} as const satisfies Record<string, Window>;

type WindowName = keyof typeof WINDOWS;

export interface Picture {
  /** Name of the kept picture, to which that of the window is added. */
  name: string;
  window: WindowName;
  address: string;
  /** Selector of the element that the picture shows, up to the end of the window; null for what a reader sees who opens the address. */
  shows: string | null;
  /** Whether the picture is compared only in `npm run verify:browser`. */
  rare: boolean;
}

/** Query with few draws, so that the attack ends soon. The seed fixes its numbers. */
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
  // npm test has one chapter on a laptop and one on a phone. The start is not among them, since its labels stay where they were when its
  // results came, which differs from run to run
  ...OPENED.map(([name, address], i) => seen(name, 'wide', address, i !== 2)),
  // nor are chapters whose figure has the row of attacks, which may or may not be computed when the picture is taken
  seen('lecture', 'wide', `&lecture=${LECTURE[1].id}`, true),
  ...['questions', 'paper', 'calculator']
    .filter(isPage)
    .map((page) => seen(page, 'wide', `&page=${page}`, true)),
  ...OPENED.map(([name, address], i) => seen(name, 'phone', address, i !== 1)),
  seen('embed', 'phone', '&embed=lab&show=claim,s,q', true),
  ...OPENED.map(([name, address]) => whole(`${name}-text`, '[data-testid=text]', address)),
  ...(['uniaud', 'bounds'] as const).map((page) => whole(page, 'main', `&page=${page}`)),
];

/** Pictures that are compared in this run. */
export const COMPARED = PICTURES.filter(({ rare }) => thorough || !rare);

const nameOf = ({ name, window }: Picture): string => `${name}-${window}`;

/** Style sheet that hides, without moving anything, whatever depends on the time, the speed or the address. */
const STEADY = `
  [data-volatile], section[tabindex="0"] > pre { visibility: hidden !important; }
  * { caret-color: transparent !important; }
`;

const RUNNING = '[data-testid=status-dot][data-running]';

/** Waits until each point in the row of attacks along the axis is complete, where the live figure has such a row. */
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
    // a figure whose upper edge cuts points off never has all of them, so the wait may end without them
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
 * Takes all pictures, each with the page at rest: window by window, and in each address by address. Addresses that differ in their chapter
 * alone are opened without loading the page anew. A picture is processed while the next one is taken.
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
      await page.locator('[data-testid=still]').waitFor({ state: 'detached' });
      await page.evaluate(() => document.fonts.ready);
      await rest(page);
      // wait for an attack that is out of sight too, as on a phone, since it changes the heights of parts above it
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

/** Makes the page believe that its pointer is a finger. Returns a function that ends this. */
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
