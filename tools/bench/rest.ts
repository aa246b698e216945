// Waits until the pages of a Chromium compute nothing.
import type { Browser } from 'playwright-core';
import { pagesProcessorTime } from './processorTime';

const PATIENCE = 90_000;
/** Milliseconds between two looks, and of processor time between them that count as rest. */
const LOOK = 500;
const STILL = 10;
/** Looks in a row. */
const LOOKS = 4;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Asks, once and again, for the moment at which the pages rest: the milliseconds of processor time that they have spent by then since
 * this was called; NaN where they do not come to rest.
 */
export async function rest(browser: Browser): Promise<() => Promise<number>> {
  const spent = await pagesProcessorTime(browser);
  const begun = (await spent()) ?? Number.NaN;
  return async () => {
    const deadline = Date.now() + PATIENCE;
    let before = Number.NEGATIVE_INFINITY;
    let still = 0;
    while (Date.now() < deadline) {
      await wait(LOOK);
      const now = (await spent()) ?? Number.NaN;
      still = now - before <= STILL ? still + 1 : 0;
      if (still === LOOKS) return now - begun;
      before = now;
    }
    return Number.NaN;
  };
}
