// Waits until the pages of a Chromium compute nothing.
import type { Browser } from 'playwright-core';
import { pagesProcessorTime } from './processorTime';

const PATIENCE = 90_000;
/** Milliseconds between two measurements; `STILL` is the largest processor time between them that counts as rest. */
const LOOK = 500;
const STILL = 10;
/** Number of measurements in a row that must find rest. */
const LOOKS = 4;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * A function that waits until the pages rest, and may be called several times. It resolves to the milliseconds of processor time that
 * the pages have spent since `rest` was called, or to NaN if they do not come to rest.
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
