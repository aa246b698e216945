// Processor time of the pages in a Chromium: what other work on the machine takes away shows in the clock and not in it.
// Linux alone tells it finely enough; elsewhere there is none.
import { readdirSync, readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';

/** Nanoseconds on a processor of all threads of a process; null where the system does not say. */
function nanosecondsOf(pid: number): number | null {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    return threads.reduce((sum, thread) => {
      const [spent] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
      return sum + Number(spent);
    }, 0);
  } catch {
    return null;
  }
}

/** Asks for the milliseconds that the pages have spent so far; null where nobody knows. */
export async function pagesProcessorTime(browser: Browser): Promise<() => Promise<number | null>> {
  const session = await browser.newBrowserCDPSession();
  return async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    let sum = 0;
    for (const { id, type } of processInfo) {
      const spent = type === 'renderer' ? nanosecondsOf(id) : 0;
      if (spent === null) return null;
      sum += spent / 1e6;
    }
    return sum;
  };
}
