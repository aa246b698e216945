// Measures the audits that the live figure runs for a row of points along its axis after a move to other settings: how soon the row is
// shown, its processor time, and how soon it stops at the next move. The move is one of the steps, since a move along the axis itself
// leaves the row as it is. It uses the built page in headless Chromium and asserts nothing.
import type { Browser, Page } from 'playwright-core';
import { type Thread, threads } from './dragging/mainThread';
import { rest } from './rest';
import { share } from './share';

const PATIENCE = 90_000;

/** Milliseconds after a move from rest at which the next one comes. A row begins 80 ms after the first, and takes some 150 ms. */
const INTERRUPTED_AFTER = [90, 110, 130, 150, 170, 190];

/** Number of moves after which the row is waited for. */
const MOVES = 9;

/** Milliseconds without a task after which a worker counts as stopped. A stopped row begins again after 80 ms at the earliest. */
const STILL = 60;

/** Script of a worker that attacks, at the page's own settings or for the row. */
const ATTACKS = /\/audit\.worker[^/]*\.js/;

export interface RowCost {
  /**
   * Medians of the milliseconds from a move, after which the hand rests, to the first point of the row and to the last first report in the
   * figure.
   */
  first: number;
  whole: number;
  /** Processor time of the workers that attack after one move in milliseconds; `main` is that of the main thread. */
  attacks: number;
  main: number;
  /**
   * Milliseconds from each move that interrupts a row to the end of the last task of the attacks before they stop; NaN where no row was
   * being computed.
   */
  stops: number[];
}

/**
 * Script that notes when the figure shows the first point of the row after a move, and when it shows the last one. It is a text so that no
 * compiler adds helpers.
 */
const WATCH_ROW = `{
  const seen = (globalThis.rowSeen = { moved: 0, count: 0, first: 0, last: 0 });
  const look = () => {
    // the points of the row are the small ones
    const count = document.querySelectorAll('[data-testid=audit-marks] circle[r="3"]').length;
    if (count > seen.count) {
      seen.first ||= performance.now();
      seen.last = performance.now();
    }
    seen.count = count;
  };
  new MutationObserver(look).observe(document.querySelector('#lab'), { subtree: true, childList: true });
  document.addEventListener('keydown', () => Object.assign(seen, { moved: performance.now(), first: 0, last: 0 }), true);
}`;

interface RowSeen {
  moved: number;
  first: number;
  last: number;
}

const MARK = 'row-of-audits-moved';

/** Presses a key of the slider, and marks the time in the trace. */
async function move(page: Page, key: string): Promise<void> {
  await page.evaluate((mark) => console.timeStamp(mark), MARK);
  await page.keyboard.press(key);
}

const spent = (tasks: Thread['tasks']): number => tasks.reduce((sum, { cpu }) => sum + cpu, 0);

/** Milliseconds before a move within which a busy worker has had a task. */
const UNDER_WAY = 60;

/** Milliseconds from `from` to the end of the last task that follows without a pause; NaN where the worker was not busy at `from`. */
function stoppedAfter(tasks: Thread['tasks'], from: number): number {
  if (!tasks.some(({ start, end: ended }) => start < from && ended > from - UNDER_WAY)) return Number.NaN;
  let end = from;
  for (const { start, end: ended } of tasks) {
    if (ended < from) continue;
    if (start > end + STILL) break;
    end = ended;
  }
  return end - from;
}

export async function rowOfAudits(browser: Browser, url: string): Promise<RowCost> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.goto(url, { timeout: PATIENCE });
    await page.locator('[data-testid=still]').waitFor({ state: 'detached', timeout: PATIENCE });
    const atRest = await rest(browser);
    const slider = page.getByTestId('control').getByRole('slider', { name: /T Steps/i });
    await slider.focus();
    // the first move starts the workers and compiles their code
    await page.keyboard.press('ArrowUp');
    await atRest();

    await page.evaluate(WATCH_ROW);
    const seen: RowSeen[] = [];
    for (let i = 0; i < MOVES; i++) {
      await page.keyboard.press('ArrowUp');
      await atRest();
      const shown = await page.evaluate(() => (globalThis as unknown as { rowSeen: RowSeen }).rowSeen);
      // a row that was not seen has no times
      if (shown.first > 0) seen.push(shown);
    }

    const whole = await threads(browser, page, async () => {
      await move(page, 'ArrowUp');
      await atRest();
    });
    const attackers = whole.workers.filter(({ url: of }) => ATTACKS.test(of));

    const interrupted = await threads(browser, page, async () => {
      for (const after of INTERRUPTED_AFTER) {
        await move(page, 'ArrowUp');
        await page.waitForTimeout(after);
        await move(page, 'ArrowUp');
        await atRest();
      }
    });
    // with few cores one worker computes both the row and the attack at the page's own settings, which begins later than STILL
    const tasks = interrupted.workers
      .filter(({ url: of }) => ATTACKS.test(of))
      .flatMap((worker) => worker.tasks)
      .sort((a, b) => a.start - b.start);
    // every second move is one that stops a row
    const moves = interrupted.marks(MARK).filter((_, i) => i % 2 === 1);
    return {
      first: share(
        seen.map(({ moved, first }) => first - moved),
        0.5,
      ),
      whole: share(
        seen.map(({ moved, last }) => last - moved),
        0.5,
      ),
      attacks: attackers.reduce((sum, { tasks }) => sum + spent(tasks), 0),
      main: spent(whole.main),
      stops: moves.map((at) => stoppedAfter(tasks, at)),
    };
  } finally {
    await context.close();
  }
}
