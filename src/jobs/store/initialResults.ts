// What the page's start says before any worker has answered: its curves, its point and its attack, computed before by the
// same code. `npm run record -- start` makes it again. Pure: where the text comes from is the caller's business.
import { axisWindow, DEFAULT_SCENARIO } from '../../scenario';
import { curvesRequest } from '../messages/requests';
import { parseRecording } from './recording';
import type { InitialResults, StartReply } from './snapshot';

/** Id of the recording, as `npm run record -- start` has it. */
export const START = 'start';

/** Reads the recording of the page's start; null for anything else. Never throws. */
export function parseInitialResults(text: string): InitialResults | null {
  const recording = parseRecording<StartReply>(text);
  if (recording?.preset !== START) return null;
  const { reply, ...made } = recording;
  const scenario = DEFAULT_SCENARIO;
  const window = axisWindow(scenario);
  // arrays are recorded with few digits, and the page looks its own value up among these
  const { values } = curvesRequest(scenario, window);
  if (values.length !== reply.curves.values.length) return null;
  return { ...reply, curves: { ...reply.curves, values }, scenario, window, made };
}
