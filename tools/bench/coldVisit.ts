// Times a first visit to a link, with nothing cached: when the game at the start has taken its first guess, when the sentence at the top
// shows the first certified number of the link's settings, and when it shows the first attack of this tab. It uses the built page in
// headless Chromium and asserts nothing.
import type { Browser } from 'playwright-core';
import { tracing } from './dragging/mainThread';

/** A link whose settings differ from those that the markup has numbers of, so that every number on the page was computed in this tab. */
const COLD_LINK = '?v=2&s=2&T=300';
const VISITS = 5;
const PATIENCE = 90_000;

export interface ColdVisit {
  /**
   * Milliseconds from the start of the visit to the first guess that the game has taken, which the bench makes as soon as there is a button
   * for it.
   */
  guess: number;
  /** Milliseconds to the first certified number; `attack` is the time to the first attack. */
  epsilon: number;
  attack: number;
  /** Processor time of the main thread until all three are shown, in milliseconds. */
  cost: number;
}

/**
 * Script that notes when each of the three is first shown, and guesses once. It runs in the page before all other scripts, and is a text so
 * that no compiler adds helpers.
 */
const WATCH_NUMBERS = `{
  const seen = (globalThis.coldVisit = {});
  let guessing = false;
  const look = () => {
    const root = document.documentElement;
    const said = document.querySelector('#claim')?.textContent ?? '';
    // the markup holds the numbers of another setting, out of sight, until it has been replaced
    if (root?.dataset.started === undefined || document.querySelector('[data-testid=still]') !== null) return;
    if (/ε = \\d/.test(said)) seen.epsilon ??= performance.now();
    if (/just ran in this tab/.test(said)) seen.attack ??= performance.now();
    const game = document.querySelector('#game');
    if (game?.querySelector('[data-unplayed]')) {
      if (!guessing) game.querySelector('fieldset button:enabled')?.click();
      guessing = true;
    } else if (guessing) seen.guess ??= performance.now();
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}`;

/** Speed of the machine and of the network connection of a visit. */
export interface Surroundings {
  /** Factor by which the processor is slowed down. */
  slowdown: number;
  /** Whether the connection has 1.6 Mbit/s and a latency of 150 ms, like Lighthouse's slow one. Otherwise it is the machine's own. */
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
        () => {
          const { coldVisit: seen } = globalThis as unknown as { coldVisit: Partial<ColdVisit> };
          return seen.guess !== undefined && seen.epsilon !== undefined && seen.attack !== undefined;
        },
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

/** Medians over some visits. */
export async function coldVisit(
  browser: Browser,
  url: string,
  surroundings: Surroundings,
  count = VISITS,
): Promise<ColdVisit> {
  const visits: ColdVisit[] = [];
  for (let i = 0; i < count; i++) visits.push(await visit(browser, url, surroundings));
  const of = (part: keyof ColdVisit) => median(visits.map((each) => each[part]));
  return { guess: of('guess'), epsilon: of('epsilon'), attack: of('attack'), cost: of('cost') };
}
