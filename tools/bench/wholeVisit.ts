// Measures a visit to the whole page: the processor time until it rests after loading, and the memory of the tab then and after every
// chapter has been open. It uses the built page in headless Chromium and asserts nothing.
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { rest } from './rest';

const PATIENCE = 90_000;
export interface WholeVisit {
  /** Processor time of the tab with its workers until it rests, in milliseconds. */
  untilRest: number;
  /** Megabytes of the tab's process once it rests; `afterChapters` is that after all chapters have been open. */
  atRest: number;
  afterChapters: number;
}

/** Megabytes of all pages' processes, with shared memory divided among them (PSS); NaN where the system does not report it. */
async function memory(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo
    .filter(({ type }) => type === 'renderer')
    .reduce((sum, { id }) => sum + proportional(id) / 1000, 0);
}

/** Memory of a process (PSS) in kilobytes; NaN where the system does not report it. */
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
    const atRest = await rest(browser);
    await page.goto(url, { timeout: PATIENCE });
    const untilRest = await atRest();
    const held = await memory(browser);
    for (const link of await page.locator('header nav a').all()) {
      const chapter = await link.getAttribute('href');
      await link.click();
      await page.locator(`${chapter}-title`).waitFor({ timeout: PATIENCE });
      await atRest();
    }
    return { untilRest, atRest: held, afterChapters: await memory(browser) };
  } finally {
    await context.close();
  }
}
