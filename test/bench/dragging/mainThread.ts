// Processor time of the page's main thread, from Chromium's own trace: unlike a duration it does not grow when the
// machine is busy with something else.
import type { Browser, Page } from 'playwright-core';

export interface MainThread {
  /** Milliseconds of processor time in all tasks. */
  busy: number;
  /** That of single tasks, longest first. */
  tasks: number[];
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  dur?: number;
  /** Processor time, in microseconds. */
  tdur?: number;
  args?: { name?: string };
}

const TASK = 'RunTask';

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
  const tasks = traceEvents
    .filter(({ name, ph, pid, tid }) => name === TASK && ph === 'X' && isMain.has(`${pid}:${tid}`))
    .map(({ tdur, dur }) => (tdur ?? dur ?? 0) / 1000)
    .sort((a, b) => b - a);
  return { busy: tasks.reduce((sum, task) => sum + task, 0), tasks };
}
