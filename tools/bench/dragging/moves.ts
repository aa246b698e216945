// The kinds of work on the page's main thread, from Chromium's own trace. They are counted, since counts are the same on a slow machine
// and on a quick one; of scripts the processor time is taken as well.
import type { TraceEvent } from './mainThread';

export interface Work {
  /** Milliseconds of processor time in scripts, without the styles and layouts that they force. */
  script: number;
  /** Number of times that styles are computed; `layouts` counts those of the layout. */
  styles: number;
  layouts: number;
  /** Number of style computations and layouts that a script has forced and waited for. */
  forced: number;
  /** Messages posted to workers. The trace does not have those that are posted to a port, such as React's scheduler's to itself. */
  messages: number;
}

const SCRIPTS: readonly string[] = ['FunctionCall', 'EvaluateScript', 'RunMicrotasks', 'FireIdleCallback'];
const STYLE = 'UpdateLayoutTree';
const LAYOUT = 'Layout';
const MESSAGE = 'SchedulePostMessage';
const INSTANT = 'I';

/** The work in the events of one thread, in their order. */
export function workOf(events: readonly TraceEvent[]): Work {
  const work: Work = { script: 0, styles: 0, layouts: 0, forced: 0, messages: 0 };
  let scriptEnds = Number.NEGATIVE_INFINITY;
  for (const { name, ph, ts, dur = 0, tdur = dur } of events) {
    const isWithin = ts < scriptEnds;
    // its flow, from one thread to the other, has the same name and other phases
    if (name === MESSAGE && ph === INSTANT) work.messages++;
    if (ph !== 'X') continue;
    if (SCRIPTS.includes(name)) {
      // the time of a script within another one is counted with the outer one
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
