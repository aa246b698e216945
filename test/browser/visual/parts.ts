// What is photographed, and how the page is brought to rest for it: one scenario, all parts loaded, nothing under way,
// nothing shown that differs from one run to the next. Asserts nothing.
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { LECTURE, ROOMS } from '../../../src/explainer/chapters/rooms';
import { thorough } from '../../statistics/size';
import { rest } from '../inPage';
import { bringAll, LATE } from '../wholePage';

export { rest };

interface Setting {
  /** Px of the window. */
  width: number;
  theme: 'light' | 'dark';
}

/** No style depends on width and theme together: the dark colours are seen once, where the page is narrow and a picture small. */
const SETTINGS: readonly Setting[] = [
  { width: 360, theme: 'dark' },
  // not first: labels stand where they stood while results came, until the figure has another width
  { width: 1440, theme: 'light' },
];
/** In `npm run verify:browser`: what breaks here and in none of those above is rare. */
const OTHERS: readonly Setting[] = [
  { width: 360, theme: 'light' },
  { width: 768, theme: 'light' },
];
/** Those that are kept. */
export const EVERY_SETTING = [...OTHERS, ...SETTINGS];
/** Those that are compared. */
export const COMPARED = thorough ? EVERY_SETTING : SETTINGS;

/** Few draws: an attack that ends soon, with the seed's own numbers. */
const SCENARIO = 'v=2&R=2000&rep=1';

export interface View {
  address: string;
  /** Px; tall enough for every part, so that a picture is taken without scrolling within it. */
  height: number;
  /** By part: what is there once its last results are. */
  late: Readonly<Record<string, string>>;
  /** Names of the kept pictures, and what they show: from the top of the first to the bottom of the last. */
  parts: Record<string, readonly string[]>;
}

/** Everything in one scroll; its pictures are taken in whole.test.ts, of a page that is looked at in other ways too. */
export const ARTICLE: View = {
  address: `?${SCENARIO}&page=all`,
  height: 15600,
  // the watched run starts when it is seen: a picture of it is one of its end
  late: {
    ...LATE,
    '#one-run .WatchedRun_figure': '.Certificate_rows',
    '#one-run .Gallery_all': 'section:last-child[aria-busy=false]',
    '#choose [aria-labelledby=protect-title]': '.Target_value .number',
    'section#one-run': '.Gallery_all:not(:has([aria-busy=true]))',
  },
  parts: {
    head: ['.Masthead_bar', '.Claim_claim', '.Claim_kinds'],
    lab: ['#lab'],
    presets: ['main > .Presets_presets'],
    reading: ['.HowToRead_prose'],
    ...Object.fromEntries(ROOMS.map(({ id }) => [id, [`#${id}`]])),
    colophon: ['.Colophon_colophon'],
  },
};

/** Beside the article. */
export const BESIDE: readonly View[] = [
  {
    address: `?${SCENARIO}&embed=lab&show=claim,s,q`,
    height: 1200,
    late: { '#page': '.current-point' },
    parts: { embed: ['#page'] },
  },
  {
    address: `?${SCENARIO}&lecture=${LECTURE[0].id}`,
    height: 900,
    late: { '#page': 'svg' },
    parts: { lecture: ['#page'] },
  },
];

/** Hidden, in its place: what tells the time, the speed or the address. The masthead stays at its place in the page. */
const STEADY = `
  [data-volatile], .code-scroll pre { visibility: hidden !important; }
  * { caret-color: transparent !important; }
  .Masthead_bar { position: static !important; }
`;

/** One for all views, so that scripts are compiled once; each has a tab of its own. */
const openContext = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    // while parts arrive no more is drawn than a reader sees
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-GB',
    serviceWorkers: 'block',
  });

async function openAtRest(context: BrowserContext, url: string, view: View): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${url}${view.address}`);
  await page.locator('.still').waitFor({ state: 'detached' });
  await bringAll(page, view.late);
  await page.evaluate(() => document.fonts.ready);
  await rest(page);
  return page;
}

/** Without what tells the time, until it is taken back. */
const steady = (page: Page) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, STEADY);

/** Letters stand on whole px: so does every part, however tall what is above it. */
async function align(page: Page, { parts }: View): Promise<void> {
  await page.evaluate((all) => {
    for (const selectors of all) {
      const elements = selectors.flatMap((one) => document.querySelector<HTMLElement>(one) ?? []);
      for (const { style } of elements) Object.assign(style, { position: '', top: '' });
      const from = Math.min(...elements.map((element) => element.getBoundingClientRect().top));
      const shift = Math.ceil(from) - from;
      if (shift === 0) continue;
      for (const { style } of elements) Object.assign(style, { position: 'relative', top: `${shift}px` });
    }
  }, Object.values(parts));
}

/** One part as the page shows it now, as PNG; null where the page has no such part. */
async function photograph(
  session: CDPSession,
  page: Page,
  selectors: readonly string[],
): Promise<Buffer | null> {
  const clip = await page.evaluate((all) => {
    const boxes = all.flatMap((one) => document.querySelector(one)?.getBoundingClientRect() ?? []);
    if (boxes.length < all.length) return null;
    const top = Math.min(...boxes.map((box) => box.top));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    const start = Math.round(top + window.scrollY);
    // a scroll draws the whole window anew
    if (top < 0 || bottom > window.innerHeight) window.scrollBy({ top, behavior: 'instant' });
    const seen = window.scrollY + window.innerHeight - start;
    return {
      x: 0,
      y: start,
      width: window.innerWidth,
      height: Math.min(seen, Math.ceil(bottom - top)),
    };
  }, selectors);
  if (clip === null) return null;
  const { data } = await session.send('Page.captureScreenshot', {
    clip: { ...clip, scale: 1 },
    optimizeForSpeed: true,
  });
  return Buffer.from(data, 'base64');
}

/**
 * Every part of a view in each of the settings, of a page that shows it at rest; what is taken is looked at while the next one
 * is; those of them alone that `takes`. The page is left as tall as it was photographed, with parts moved by fractions of a px.
 */
export async function photographView(
  page: Page,
  view: View,
  settings: readonly Setting[],
  take: (name: string, png: Buffer | null) => Promise<void>,
  takes: (part: number, setting: number) => boolean = () => true,
): Promise<void> {
  await steady(page);
  const taken: Promise<void>[] = [];
  const session = await page.context().newCDPSession(page);
  let release: (() => Promise<void>) | null = null;
  let set = 0;
  for (const [setting, { width, theme }] of settings.entries()) {
    if (width !== set) {
      // a phone is touched: its targets are larger
      await release?.();
      release = width === 360 ? await byTouch(page) : null;
      await page.setViewportSize({ width, height: view.height });
      await rest(page);
      await align(page, view);
      set = width;
    }
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const [at, [part, selectors]] of Object.entries(view.parts).entries()) {
      if (!takes(at, setting)) continue;
      const name = `${part}-${width}-${theme}`;
      taken.push(take(name, await photograph(session, page, selectors)));
    }
  }
  await release?.();
  await session.detach();
  await Promise.all(taken);
}

/** As if a finger were what points, until what it answers is called. */
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

/** The page as it was before it was photographed, but for its size. */
export async function afterPhotographs(page: Page, { parts }: View): Promise<void> {
  await page.evaluate((all) => {
    document.adoptedStyleSheets.pop();
    for (const selector of all)
      for (const { style } of document.querySelectorAll<HTMLElement>(selector))
        Object.assign(style, { position: '', top: '' });
    window.scrollTo(0, 0);
  }, Object.values(parts).flat());
}

/** Every part of the views in each of the settings, each view in a tab of its own. */
export async function photographAll(
  browser: Browser,
  url: string,
  views: readonly View[],
  settings: readonly Setting[],
  take: (name: string, png: Buffer | null) => Promise<void>,
): Promise<void> {
  const context = await openContext(browser);
  for (const view of views) {
    const page = await openAtRest(context, url, view);
    await photographView(page, view, settings, take);
    await page.close();
  }
  await context.close();
}
