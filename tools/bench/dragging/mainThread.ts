// Processor time of the page's main thread, from Chromium's own trace: unlike a duration it does not grow when the
// machine is busy with something else.
import type { Browser, Page } from 'playwright-core';

export interface MainThread {
  /** Milliseconds of processor time in all tasks. */
  busy: number;
  /** That of single tasks, longest first. */
  tasks: number[];
  /** That of each frame: of what led to it since the frame before, and of laying it out and painting it. */
  frames: number[];
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds on the clock. */
  ts: number;
  dur?: number;
  /** Processor time, in microseconds. */
  tdur?: number;
  args?: { name?: string };
}

const TASK = 'RunTask';
const FRAME = 'Commit';

export async function tracing(browser: Browser, page: Page, work: () => Promise<void>): Promise<MainThread> {
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline', '__metadata'],
  });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const isMain = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  );
  const onMain = traceEvents
    .filter(({ pid, tid }) => isMain.has(`${pid}:${tid}`))
    .sort((a, b) => a.ts - b.ts);
  const tasks: number[] = [];
  const frames: number[] = [];
  let since = 0;
  // a frame is committed at the end of its own task, whose event bears the time of its beginning
  for (const { name, ph, tdur, dur } of onMain) {
    if (name === TASK && ph === 'X') {
      const spent = (tdur ?? dur ?? 0) / 1000;
      tasks.push(spent);
      since += spent;
    } else if (name === FRAME) {
      frames.push(since);
      since = 0;
    }
  }
  return {
    busy: tasks.reduce((sum, task) => sum + task, 0),
    tasks: tasks.sort((a, b) => b - a),
    frames,
  };
}
