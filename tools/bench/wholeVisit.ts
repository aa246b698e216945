// A visit to the whole page: the processor time until it rests after loading, and how much memory the tab holds then and after every
// chapter has been open. The built page in headless Chromium; asserts nothing.
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { pagesProcessorTime } from './processorTime';

const PATIENCE = 90_000;
/** Milliseconds between two looks, and of processor time between them that count as rest. */
const LOOK = 500;
const STILL = 10;
/** Looks in a row. */
const LOOKS = 4;

export interface WholeVisit {
  /** Milliseconds of processor time of the tab, its workers included. */
  untilRest: number;
  /** Megabytes that the tab's process holds. */
  atRest: number;
  afterChapters: number;
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits until the pages compute nothing; answers what they had spent by then. */
async function rest(spent: () => Promise<number | null>): Promise<number> {
  const deadline = Date.now() + PATIENCE;
  let before = Number.NEGATIVE_INFINITY;
  let still = 0;
  while (Date.now() < deadline) {
    await wait(LOOK);
    const now = (await spent()) ?? Number.NaN;
    still = now - before <= STILL ? still + 1 : 0;
    if (still === LOOKS) return now;
    before = now;
  }
  return Number.NaN;
}

/** Megabytes of memory of all pages' processes, shared ones by their share; NaN where the system does not say. */
async function memory(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo
    .filter(({ type }) => type === 'renderer')
    .reduce((sum, { id }) => sum + proportional(id) / 1000, 0);
}

/** Kilobytes. */
function proportional(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]);
  } catch {
    return Number.NaN;
  }
}

export async function wholeVisit(browser: Browser, url: string): Promise<WholeVisit> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const spent = await pagesProcessorTime(browser);
    const before = (await spent()) ?? Number.NaN;
    await page.goto(url, { timeout: PATIENCE });
    const untilRest = (await rest(spent)) - before;
    const atRest = await memory(browser);
    for (const link of await page.locator('header nav a').all()) {
      const chapter = await link.getAttribute('href');
      await link.click();
      await page.locator(`${chapter}-title`).waitFor({ timeout: PATIENCE });
      await rest(spent);
    }
    return { untilRest, atRest, afterChapters: await memory(browser) };
  } finally {
    await context.close();
  }
}
