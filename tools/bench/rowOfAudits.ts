// Measures the audits that the live figure runs for a row of points along its axis: their processor time after a move to settings without
// recorded results, and how soon they stop at the next move. It uses the built page in headless Chromium and asserts nothing.
import type { Browser, Page } from 'playwright-core';
import { type Thread, threads } from './dragging/mainThread';
import { rest } from './rest';

const PATIENCE = 90_000;

/** Milliseconds after a move at which the next one comes, while the row is being computed. */
const INTERRUPTED_AFTER = [360, 420, 480, 560, 640, 760];

/** Milliseconds without a task after which a worker counts as stopped. A stopped row begins again after 300 ms at the earliest. */
const STILL = 150;

/** Script of a worker that attacks. The worker for the page's own settings is started before that for the row. */
const ATTACKS = /\/audit\.worker[^/]*\.js/;

export interface RowCost {
  /** Processor time of the row's worker in milliseconds; `own` is that of the worker for the page's own settings, and `main` that of the main thread. */
  row: number;
  own: number;
  main: number;
  /** Milliseconds from each move to the end of the row's last task before it stops; NaN where no row was being computed. */
  stops: number[];
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
function stoppedAfter({ tasks }: Thread, from: number): number {
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
    const slider = page.getByTestId('control').getByRole('slider', { name: /noise multiplier/i });
    await slider.focus();
    // this first move starts both workers and compiles their code
    await page.keyboard.press('ArrowUp');
    await atRest();

    const whole = await threads(browser, page, async () => {
      await move(page, 'ArrowUp');
      await atRest();
    });
    const attackers = whole.workers.filter(({ url: of }) => ATTACKS.test(of));
    const rowId = Math.max(...attackers.map(({ id }) => id));
    const cost = (isOf: (id: number) => boolean) =>
      attackers.filter(({ id }) => isOf(id)).reduce((sum, { tasks }) => sum + spent(tasks), 0);

    const interrupted = await threads(browser, page, async () => {
      for (const after of INTERRUPTED_AFTER) {
        await move(page, 'ArrowUp');
        await page.waitForTimeout(after);
      }
      await move(page, 'ArrowUp');
      await atRest();
    });
    const row = interrupted.workers.find(({ id }) => id === rowId);
    const [, ...moves] = interrupted.marks(MARK);
    return {
      row: cost((id) => id === rowId),
      own: cost((id) => id !== rowId),
      main: spent(whole.main),
      stops: row === undefined ? [] : moves.map((at) => stoppedAfter(row, at)),
    };
  } finally {
    await context.close();
  }
}
