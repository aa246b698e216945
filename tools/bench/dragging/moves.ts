// What a stretch of work on the page's main thread consists of, from Chromium's own trace: counts, which are the same on a slow
// machine and a quick one, beside the processor time of scripts.
import type { TraceEvent } from './mainThread';

export interface Work {
  /** Milliseconds of processor time in scripts, without the styles and layouts that they force. */
  script: number;
  /** Passes over styles, and over the layout. */
  styles: number;
  layouts: number;
  /** Style passes and layouts that a script has forced and waited for. */
  forced: number;
  /** Messages posted: to workers, and those by which React's scheduler calls itself. */
  messages: number;
}

const SCRIPTS: readonly string[] = ['FunctionCall', 'EvaluateScript', 'RunMicrotasks', 'FireIdleCallback'];
const STYLE = 'UpdateLayoutTree';
const LAYOUT = 'Layout';
const MESSAGE = 'SchedulePostMessage';

/** The work in the events of one thread, in their order. */
export function workOf(events: readonly TraceEvent[]): Work {
  const work: Work = { script: 0, styles: 0, layouts: 0, forced: 0, messages: 0 };
  let scriptEnds = Number.NEGATIVE_INFINITY;
  for (const { name, ph, ts, dur = 0, tdur = dur } of events) {
    const isWithin = ts < scriptEnds;
    if (name === MESSAGE) work.messages++;
    if (ph !== 'X') continue;
    if (SCRIPTS.includes(name)) {
      // one script within another is a part of it
      if (isWithin) continue;
      work.script += tdur / 1000;
      scriptEnds = ts + dur;
    } else if (name === STYLE || name === LAYOUT) {
      if (name === STYLE) work.styles++;
      else work.layouts++;
      if (!isWithin) continue;
      work.forced++;
      work.script -= tdur / 1000;
    }
  }
  return work;
}
