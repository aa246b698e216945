// Measures the built page in headless Chromium, in four parts: the times until a first visit answers a guess and shows its numbers; the
// processor time until a visit rests, and its memory after all chapters have been open; the row of audits; and drags, with the time until
// a move is on the screen and its work on the main thread. First visits and drags are also measured on a processor slowed down four times.
import type { Browser } from 'playwright-core';
import { launchChromium, OPTIMISED_AS_USUAL, serveBuiltPage } from '../../test/browser/site';
import { coldVisit, type Surroundings } from './coldVisit';
import { DRAGS, type Drag, drag, handleOf } from './dragging/drags';
import { tracing } from './dragging/mainThread';
import type { Work } from './dragging/moves';
import { type Recorded, record } from './dragging/recorder';
import { rowOfAudits } from './rowOfAudits';
import { share } from './share';
import { wholeVisit } from './wholeVisit';

const WIDTHS = [1280, 390];
const SLOWDOWNS = [1, 4];
const FIRST_VISITS: readonly Surroundings[] = [
  { slowdown: 1, slowLine: false },
  { slowdown: 4, slowLine: false },
  { slowdown: 1, slowLine: true },
  { slowdown: 4, slowLine: true },
];
/** Number of moves of a drag in each direction. */
const MOVES = 40;
/** Shares of a move by which the drags of one measurement are shifted, so that none comes to a place where another has been. */
const SHIFTS = { before: 0.15, timed: 0.2, traced: 0.4 };
const COLUMNS = [
  'move to paint: median',
  'p95',
  'most',
  'INP',
  'main thread a move',
  'longest task',
  'tasks > 50 ms',
  'script a move',
  'style passes',
  'layouts',
  'of both, forced',
  'messages posted',
];

const COLD_COLUMNS = [
  'first guess in the game',
  'first certified number',
  'first live audit',
  'main thread until then',
];

const processor = (slowdown: number) =>
  `processor ${slowdown === 1 ? 'as it is' : `${slowdown} times slower`}`;

const ms = (value: number, digits = 0) => (Number.isFinite(value) ? `${value.toFixed(digits)} ms` : '–');

const mb = (value: number) => (Number.isFinite(value) ? `${value.toFixed(0)} MB` : '–');

interface Measured extends Recorded {
  /** Processor time of a move in milliseconds, as at full speed; `longest` is that of the longest task. */
  cost: number;
  longest: number;
  moves: number;
  work: Work;
}

async function measure(
  browser: Browser,
  url: string,
  wanted: Drag,
  width: number,
  slowdown: number,
): Promise<Measured> {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  try {
    // tsx compiles with esbuild's keepNames, whose helper does not exist inside the page
    await page.addInitScript('globalThis.__name = (f) => f');
    await page.goto(`${url}?v=2&R=2000&rep=1#${wanted.at}`, { timeout: 90_000 });
    await page
      .getByText(/at least\s+\d/)
      .first()
      .waitFor({ timeout: 90_000 });
    const handle = await handleOf(page, wanted);
    await drag(page, wanted, handle, 10, SHIFTS.before);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const recording = await record(page, handle);
    let moves = 0;
    // latencies are measured without the trace, which takes time itself
    await drag(page, wanted, handle, MOVES, SHIFTS.timed);
    const recorded = await recording.stop();
    const { busy, tasks, work } = await tracing(browser, page, async () => {
      moves = await drag(page, wanted, handle, MOVES, SHIFTS.traced);
    });
    return { ...recorded, cost: busy / moves, longest: tasks[0] ?? Number.NaN, moves, work };
  } finally {
    await page.close();
  }
}

/** The lines that `lines` makes of the built page in a browser. */
async function* onPage(
  lines: (browser: Browser, url: string) => AsyncGenerator<string>,
): AsyncGenerator<string> {
  const site = await serveBuiltPage();
  const browser = await launchChromium([OPTIMISED_AS_USUAL]);
  try {
    yield* lines(browser, site.url);
  } finally {
    await browser.close();
    await site.close();
  }
}

async function* startLines(browser: Browser, url: string): AsyncGenerator<string> {
  yield ['first visit to a link, nothing cached', ...COLD_COLUMNS].join(' | ');
  for (const surroundings of FIRST_VISITS) {
    const { guess, epsilon, attack, cost } = await coldVisit(browser, url, surroundings);
    const line = surroundings.slowLine ? ', a line of 1.6 Mbit/s, 150 ms away' : '';
    yield [processor(surroundings.slowdown) + line, ms(guess), ms(epsilon), ms(attack), ms(cost)].join(' | ');
  }
}

async function* visitLines(browser: Browser, url: string): AsyncGenerator<string> {
  const { untilRest, atRest, afterChapters } = await wholeVisit(browser, url);
  yield `processor time until the page rests: ${ms(untilRest)}`;
  yield `memory of the tab: ${mb(atRest)} at rest, ${mb(afterChapters)} after all chapters`;
}

async function* rowLines(browser: Browser, url: string): AsyncGenerator<string> {
  const { first, whole, attacks, main, stops } = await rowOfAudits(browser, url);
  yield `row of audits: its first point ${ms(first)} after the hand rests, its last ${ms(whole)} (aim: 150)`;
  yield `processor time of a move and its rest: ${ms(attacks)} of the attacks, ${ms(main)} of the main thread`;
  yield `stopped by the next move: ${stops.map((stop) => ms(stop)).join(', ')} after it`;
}

async function* dragLines(browser: Browser, url: string): AsyncGenerator<string> {
  for (const width of WIDTHS) {
    for (const slowdown of SLOWDOWNS) {
      yield `${width} px wide, ${processor(slowdown)}`;
      yield ['', ...COLUMNS].join(' | ');
      for (const wanted of DRAGS) {
        const { latencies, interactions, longTasks, cost, longest, moves, work } = await measure(
          browser,
          url,
          wanted,
          width,
          slowdown,
        );
        yield [
          wanted.name,
          ms(share(latencies, 0.5)),
          ms(share(latencies, 0.95)),
          ms(Math.max(...latencies)),
          interactions.length === 0 ? '< 16 ms' : ms(Math.max(...interactions)),
          ms(cost, 1),
          ms(longest),
          longTasks.length,
          ms(work.script / moves, 1),
          ...[work.styles, work.layouts, work.forced, work.messages].map((count) =>
            (count / moves).toFixed(1),
          ),
        ].join(' | ');
      }
    }
  }
}

/** The parts of the report on the page, each of which can be asked for by its name. */
export const PAGE_REPORTS = {
  start: () => onPage(startLines),
  visit: () => onPage(visitLines),
  row: () => onPage(rowLines),
  drag: () => onPage(dragLines),
};
