// What is photographed, and how the page is brought to rest for it: one scenario, all parts loaded, nothing under way,
// nothing shown that differs from one run to the next. Asserts nothing.
import type { Browser, Page } from 'playwright-core';
import { LECTURE } from '../../../src/explainer/chapters/steps';

export const WIDTHS = [360, 768, 1440] as const;
export const THEMES = ['light', 'dark'] as const;

/** Few draws: an attack that ends soon, with the seed's own numbers. */
const SCENARIO = 'v=1&R=2000&rep=1';

interface View {
  address: string;
  /** Px; tall enough for every part at once, so that a picture is taken without scrolling within it. */
  height: number;
  /** What is there once its last results are. */
  settled: readonly string[];
  /** Names of the kept pictures, and what they show: from the top of the first to the bottom of the last. */
  parts: Record<string, readonly string[]>;
}

export const VIEWS: readonly View[] = [
  {
    address: `?${SCENARIO}`,
    height: 12800,
    settled: ['.ratio-map', '.audit-rates', '.score-figure', '.verdicts', '.target-value'],
    parts: {
      head: ['.masthead', '.claim', '.claim-kinds'],
      lab: ['#lab'],
      presets: ['main > .presets'],
      reading: ['.prose'],
      'which-neighbour': ['#which-neighbour'],
      promise: ['#promise'],
      'worst-case': ['#worst-case'],
      training: ['#training'],
      'one-run': ['#one-run'],
      meaning: ['#meaning'],
      choose: ['#choose'],
      colophon: ['.colophon'],
    },
  },
  {
    address: `?${SCENARIO}&embed=lab&show=claim,s,q`,
    height: 1200,
    settled: ['.current-point'],
    parts: { embed: ['#page'] },
  },
  {
    address: `?${SCENARIO}&lecture=${LECTURE[0].id}`,
    height: 900,
    settled: ['svg'],
    parts: { lecture: ['#page'] },
  },
];

/**
 * Hidden, in its place: what tells the time, the speed or the address. Written in the page's own type: what would be
 * set in whatever monospaced face a system has. The masthead stays at its place in the page.
 */
const STEADY = `
  [data-volatile], .code-scroll pre { visibility: hidden !important; }
  code, pre, textarea { font-family: 'Inter Variable' !important; }
  * { caret-color: transparent !important; }
  .masthead { position: static !important; }
`;

export async function openAtRest(browser: Browser, url: string, view: View): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: view.height },
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-GB',
    // for the style sheet above
    bypassCSP: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(`${url}${view.address}`);
  await page.locator('.still').waitFor({ state: 'detached' });
  await page.addStyleTag({ content: STEADY });
  for (const [first] of Object.values(view.parts)) await page.locator(first).first().scrollIntoViewIfNeeded();
  for (const settled of view.settled) {
    await page.locator(settled).first().waitFor({ state: 'attached', timeout: 60_000 });
  }
  await page.evaluate(() => document.fonts.ready);
  await rest(page);
  return page;
}

/** Until nothing is under way and nothing has changed for a while. */
export async function rest(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const QUIET = 700;
        let changed = performance.now();
        const observer = new MutationObserver(() => {
          changed = performance.now();
        });
        observer.observe(document.body, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
        const timer = setInterval(() => {
          const busy =
            document.querySelector('[aria-busy="true"], .status-dot.running, .figure-wait') !== null;
          if (busy || performance.now() - changed < QUIET) return;
          clearInterval(timer);
          observer.disconnect();
          resolve();
        }, 50);
      }),
  );
}

/** One part as the page shows it now, as PNG; null where the page has no such part. */
export async function photograph(page: Page, selectors: readonly string[]): Promise<Buffer | null> {
  const clip = await page.evaluate((all) => {
    const boxes = all.flatMap((one) => document.querySelector(one)?.getBoundingClientRect() ?? []);
    if (boxes.length < all.length) return null;
    // letters stand on whole px: a part begins on one, however tall what is above it
    const top = document.body;
    const before = Number.parseFloat(top.style.paddingTop || '0');
    const from = Math.min(...boxes.map((box) => box.top)) + window.scrollY;
    const height = Math.max(...boxes.map((box) => box.bottom)) + window.scrollY - from;
    const shift = (before - (from % 1) + 1) % 1;
    top.style.paddingTop = `${shift}px`;
    const start = Math.round(from + shift - before);
    window.scrollTo({ top: start, behavior: 'instant' });
    return {
      x: 0,
      y: start - Math.round(window.scrollY),
      width: window.innerWidth,
      height: Math.ceil(height),
    };
  }, selectors);
  if (clip === null) return null;
  return page.screenshot({ clip, animations: 'disabled', scale: 'css' });
}

/** Every part of every view, at every width and in both themes; what is taken is looked at while the next one is. */
export async function photographAll(
  browser: Browser,
  url: string,
  take: (name: string, png: Buffer | null) => Promise<void>,
): Promise<void> {
  const taken: Promise<void>[] = [];
  for (const view of VIEWS) {
    const page = await openAtRest(browser, url, view);
    const session = await page.context().newCDPSession(page);
    for (const width of WIDTHS) {
      // a phone is touched: its targets are larger
      await session.send('Emulation.setTouchEmulationEnabled', { enabled: width === 360, maxTouchPoints: 5 });
      await page.setViewportSize({ width, height: view.height });
      await rest(page);
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        for (const [part, selectors] of Object.entries(view.parts)) {
          taken.push(take(`${part}-${width}-${colorScheme}`, await photograph(page, selectors)));
        }
      }
    }
    await page.context().close();
  }
  await Promise.all(taken);
}
