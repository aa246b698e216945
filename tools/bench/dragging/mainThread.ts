// Processor time of the page's threads, from Chromium's own trace. Unlike elapsed time it does not grow when the machine is busy with
// something else.
import type { Browser, Page } from 'playwright-core';
import { type Work, workOf } from './moves';

export interface MainThread {
  /** Milliseconds of processor time in all tasks. */
  busy: number;
  /** Milliseconds of each task, longest first. */
  tasks: number[];
  /** Milliseconds of each frame: of all tasks since the frame before, with its own layout and painting. */
  frames: number[];
  work: Work;
}

export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Time of the event, in microseconds. */
  ts: number;
  dur?: number;
  /** Processor time, in microseconds. */
  tdur?: number;
  args?: { name?: string; data?: { url?: string; workerThreadId?: number; message?: string } };
}

const TASK = 'RunTask';
const FRAME = 'Commit';

interface Task {
  /** Milliseconds on the clock of the trace. */
  start: number;
  end: number;
  /** Milliseconds of processor time. */
  cpu: number;
}

/** The thread of a worker. */
export interface Thread {
  id: number;
  /** Address of the worker's script. */
  url: string;
  tasks: readonly Task[];
}

export interface Threads {
  main: readonly Task[];
  workers: readonly Thread[];
  /** Times at which the page has called console.timeStamp with this text, on the clock of the trace. */
  marks: (text: string) => readonly number[];
}

async function traced(browser: Browser, page: Page, work: () => Promise<void>): Promise<TraceEvent[]> {
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline', '__metadata'],
  });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  return traceEvents.sort((a, b) => a.ts - b.ts);
}

const threadsNamed = (events: readonly TraceEvent[], name: string): ReadonlySet<string> =>
  new Set(
    events
      .filter((event) => event.name === 'thread_name' && event.args?.name === name)
      .map(({ pid, tid }) => `${pid}:${tid}`),
  );

const isTask = ({ name, ph }: TraceEvent): boolean => name === TASK && ph === 'X';

const taskOf = ({ ts, dur = 0, tdur = dur }: TraceEvent): Task => ({
  start: ts / 1000,
  end: (ts + dur) / 1000,
  cpu: tdur / 1000,
});

/** Tasks of the page's main thread and of its workers, in their order. */
export async function threads(browser: Browser, page: Page, work: () => Promise<void>): Promise<Threads> {
  const events = await traced(browser, page, work);
  const tasks = events.filter(isTask);
  const isMain = threadsNamed(events, 'CrRendererMain');
  const urls = new Map<number, string>();
  for (const { name, args } of events) {
    if (name !== 'TracingSessionIdForWorker') continue;
    const { workerThreadId, url } = args?.data ?? {};
    if (workerThreadId !== undefined && url !== undefined) urls.set(workerThreadId, url);
  }
  return {
    main: tasks.filter(({ pid, tid }) => isMain.has(`${pid}:${tid}`)).map(taskOf),
    workers: [...urls].map(([id, url]) => ({
      id,
      url,
      tasks: tasks.filter(({ tid }) => tid === id).map(taskOf),
    })),
    marks: (text) =>
      events
        .filter(({ name, args }) => name === 'TimeStamp' && args?.data?.message === text)
        .map(({ ts }) => ts / 1000),
  };
}

export async function tracing(browser: Browser, page: Page, work: () => Promise<void>): Promise<MainThread> {
  const events = await traced(browser, page, work);
  const isMain = threadsNamed(events, 'CrRendererMain');
  const onMain = events.filter(({ pid, tid }) => isMain.has(`${pid}:${tid}`));
  const tasks: number[] = [];
  const frames: number[] = [];
  let since = 0;
  // a frame is committed at the end of its own task, and the event of a task has the time of the task's beginning
  for (const event of onMain) {
    if (isTask(event)) {
      const { cpu } = taskOf(event);
      tasks.push(cpu);
      since += cpu;
    } else if (event.name === FRAME) {
      frames.push(since);
      since = 0;
    }
  }
  return {
    busy: tasks.reduce((sum, task) => sum + task, 0),
    tasks: tasks.sort((a, b) => b - a),
    frames,
    work: workOf(onMain),
  };
}
