// A first visit to a link, nothing cached: when the first certified number of its setting stands in the sentence at the top, and when
// the first attack made in this tab does. The built page in headless Chromium; asserts nothing.
import type { Browser } from 'playwright-core';
import { tracing } from './dragging/mainThread';

/** No setting that the markup has numbers of: all that is read has been computed in this tab. */
const COLD_LINK = '?v=2&s=2&T=300';
const VISITS = 5;
const PATIENCE = 90_000;

export interface ColdVisit {
  /** Milliseconds from the start of the visit. */
  number: number;
  audit: number;
  /** Milliseconds of processor time on the main thread until the audit is there. */
  cost: number;
}

/** Notes when the sentence first says each; runs in the page before everything else. As text: no compiler's helper is there. */
const WATCH_NUMBERS = `{
  const seen = (globalThis.coldVisit = {});
  const look = () => {
    const root = document.documentElement;
    const said = document.querySelector('#claim')?.textContent ?? '';
    // the markup holds the numbers of another setting, out of sight, until it has been replaced
    if (root?.dataset.started === undefined || document.querySelector('#page.still') !== null) return;
    if (/ε = \\d/.test(said)) seen.number ??= performance.now();
    if (/just ran in this tab/.test(said)) seen.audit ??= performance.now();
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}`;

/** Machine and line on which the visit is made. */
export interface Surroundings {
  /** How many times slower the processor is than this one. */
  slowdown: number;
  /** Whether the line carries 1.6 Mbit/s, 150 ms away, as Lighthouse's slow one does; else it is the machine's own. */
  slowLine: boolean;
}

const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
};

async function visit(
  browser: Browser,
  url: string,
  { slowdown, slowLine }: Surroundings,
): Promise<ColdVisit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    if (slowLine) await devtools.send('Network.emulateNetworkConditions', SLOW_LINE);
    await page.addInitScript(WATCH_NUMBERS);
    const { busy } = await tracing(browser, page, async () => {
      await page.goto(`${url}${COLD_LINK}`, { timeout: PATIENCE });
      await page.waitForFunction(
        () => 'audit' in (globalThis as unknown as { coldVisit: object }).coldVisit,
        null,
        { timeout: PATIENCE },
      );
    });
    const seen = await page.evaluate(
      () => (globalThis as unknown as { coldVisit: Omit<ColdVisit, 'cost'> }).coldVisit,
    );
    return { ...seen, cost: busy };
  } finally {
    await context.close();
  }
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Medians of some visits. */
export async function coldVisit(
  browser: Browser,
  url: string,
  surroundings: Surroundings,
): Promise<ColdVisit> {
  const visits: ColdVisit[] = [];
  for (let i = 0; i < VISITS; i++) visits.push(await visit(browser, url, surroundings));
  const of = (part: keyof ColdVisit) => median(visits.map((each) => each[part]));
  return { number: of('number'), audit: of('audit'), cost: of('cost') };
}
