// npm run verify:soak: uses the built page at random for some minutes, with seeded drags, keys, links, scrolling, back and forward, all in
// one document. The page's heap, nodes and listeners must not grow. They vary by half with what is open on the page, so they are measured
// in one state alone: twelve times the page is brought back to its start, with all of it drawn and nothing unfolded, and garbage is
// collected. For each quantity the least of the last four samples may exceed the least of the four before by at most a tenth and a constant
// (SLACK). The first four samples do not count, since caches fill and late code loads during them. It ends with status 1 if a quantity has
// grown more, or if the page has thrown an error.
//   npm run verify:soak                          3 minutes, seed 1
//   npm run verify:soak -- --minutes 60 --seed 4
import type { CDPSession, Page } from 'playwright-core';
import { goWithin, rest } from '../../../test/browser/inPage';
import { launchChromium, serveBuiltPage } from '../../../test/browser/site';
import { numberOptions } from '../../numberOptions';
import { seeded } from '../faults/faults';

const { minutes: MINUTES, seed: SEED } = numberOptions({ minutes: 3, seed: 1 });
const START = '?v=2&R=2000&rep=1';
const SAMPLES = 12;
/** Milliseconds that the page may take to come to rest, since work that was started goes on for a while. */
const PATIENCE = 30_000;

interface Sample {
  heap: number;
  /** Number of nodes of all documents; `attached` is that of the nodes in the page, which depends on what is open on it. */
  nodes: number;
  attached: number;
  /** Number of all other nodes, which scripts still refer to or which the browser draws within controls. */
  apart: number;
  listeners: number;
}

/** Amounts by which a page may vary without growing, for instance with a chart's tooltip. The heap is in MB. */
const SLACK = { heap: 3, apart: 500, listeners: 150 };

const random = seeded(SEED);
const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)];

const KEYS = [
  'Tab',
  'Shift+Tab',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'PageUp',
  'Home',
  'Enter',
  'Escape',
  ' ',
];

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Scrolls one of the visible elements that `selector` finds into the window, and returns its box there; null where there is none. It runs
 * in the page itself, because a Playwright handle would keep the element in memory, with everything that it was part of.
 */
async function bring(page: Page, selector: string): Promise<Box | null> {
  const share = random();
  return page.evaluate(
    async ([css, where]) => {
      const found = [...document.querySelectorAll<HTMLElement>(css)].filter(
        (element) => element.checkVisibility() && !element.matches(':disabled'),
      );
      const element = found[Math.floor(where * found.length)];
      if (!element) return null;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    },
    [selector, share] as const,
  );
}

async function drag(page: Page): Promise<void> {
  const box = await bring(page, 'input[type="range"], [role="slider"]');
  if (!box) return;
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + random() * box.width, y);
  await page.mouse.down();
  for (let i = 0; i < 8; i++) await page.mouse.move(box.x + random() * box.width, y + 6 * random());
  await page.mouse.up();
}

async function press(page: Page): Promise<void> {
  const box = await bring(page, 'button, summary, a[href^="?"]:not([href*="lecture"]):not([href*="embed"])');
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Goes back or forward, if that stays in this document. In another one the measurement would start anew. */
const step = (page: Page, by: -1 | 1) =>
  page.evaluate((offset) => {
    const { navigation } = window as unknown as {
      navigation: { entries(): { sameDocument: boolean }[]; currentEntry: { index: number } };
    };
    if (navigation.entries()[navigation.currentEntry.index + offset]?.sameDocument) history.go(offset);
  }, by);

const ACTIONS: readonly ((page: Page) => Promise<unknown>)[] = [
  drag,
  drag,
  press,
  async (page) => {
    for (let i = 0; i < 5; i++) await page.keyboard.press(pick(KEYS));
  },
  (page) => page.evaluate((share) => scrollTo(0, share * document.body.scrollHeight), random()),
  (page) => step(page, -1),
  (page) => step(page, 1),
];

/** Brings the page back to its start, with all of it drawn, nothing unfolded and no work running. */
async function home(page: Page): Promise<void> {
  for (let i = 0; i < 3; i++) await page.keyboard.press('Escape');
  await goWithin(page, START);
  await page.waitForFunction(() => document.getElementById('lab') !== null, null, { timeout: PATIENCE });
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    for (const summary of document.querySelectorAll<HTMLElement>('details[open] > summary')) summary.click();
    (document.activeElement as HTMLElement | null)?.blur();
  });
  const parts = await page.evaluate(() =>
    [...document.querySelectorAll('main section[id]')].map(({ id }) => id),
  );
  for (const id of parts) {
    await page.evaluate((of) => document.getElementById(of)?.scrollIntoView({ behavior: 'instant' }), id);
    await page.waitForTimeout(300);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await Promise.race([rest(page), page.waitForTimeout(PATIENCE)]);
}

async function measure(page: Page, session: CDPSession): Promise<Sample> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  const attached = await page.evaluate(() => {
    const walker = document.createTreeWalker(document);
    let count = 1;
    while (walker.nextNode()) count++;
    return count;
  });
  const nodes = of('Nodes');
  return {
    heap: of('JSHeapUsedSize') / 2 ** 20,
    nodes,
    attached,
    apart: nodes - attached,
    listeners: of('JSEventListeners'),
  };
}

const site = await serveBuiltPage();
const browser = await launchChromium();
const errors: string[] = [];
const samples: Sample[] = [];
let actions = 0;
try {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => errors.push(message));
  // links that lead to other sites are not followed
  await page.route(
    (address) => !address.href.startsWith(site.url),
    (route) => route.abort(),
  );
  await page.goto(site.url + START);
  // nor are links to another document, which a key may follow: at an answer without content the browser stays where it is
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback(),
  );
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  console.log(`${MINUTES} minutes, seed ${SEED}`);
  const document = await page.evaluate(() => performance.timeOrigin);
  const began = Date.now();
  const due = () => began + ((samples.length + 1) / SAMPLES) * MINUTES * 60_000;
  while (samples.length < SAMPLES) {
    // an action that is not possible at the moment is skipped
    await pick(ACTIONS)(page).catch(() => undefined);
    actions++;
    if (Date.now() < due()) continue;
    await home(page);
    if ((await page.evaluate(() => performance.timeOrigin)) !== document) {
      throw new Error(`The page was left for ${page.url()}; samples of two documents cannot be compared.`);
    }
    const sample = await measure(page, session);
    samples.push(sample);
    console.log(
      `${actions} actions: ${sample.heap.toFixed(1)} MB, ${sample.nodes} nodes, ${sample.attached} of them in the page, ${sample.listeners} listeners`,
    );
  }
} finally {
  await browser.close();
  await site.close();
}

const third = SAMPLES / 3;
for (const name of ['heap', 'apart', 'listeners'] as const) {
  const middle = Math.min(...samples.slice(third, 2 * third).map((sample) => sample[name]));
  const last = Math.min(...samples.slice(2 * third).map((sample) => sample[name]));
  const grew = last > 1.1 * middle + SLACK[name];
  console.log(
    `${name}: ${middle.toFixed(1)} in the middle, ${last.toFixed(1)} at the end${grew ? ': GREW' : ''}`,
  );
  if (grew) process.exitCode = 1;
}
for (const message of new Set(errors)) console.log(`threw: ${message}`);
if (errors.length > 0) process.exitCode = 1;
