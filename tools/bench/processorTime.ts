// Processor time of the pages in a Chromium. Other work on the machine lengthens elapsed time but not this time. Only Linux reports it
// finely enough; elsewhere it is not known.
import { readdirSync, readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';

/** Processor time of all threads of a process, in nanoseconds; null where the system does not report it. */
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

/** A function that returns the processor time of all pages so far, in milliseconds; null where it is not known. */
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
