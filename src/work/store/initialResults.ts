// The results that the page shows at its start before any worker has answered. The same code computed them beforehand;
// `npm run record -- start` makes them again.
import { CURVE_NAMES } from '../../accounting/curves/registry';
import { axisWindow, DEFAULT_SCENARIO } from '../../scenario';
import { curvesRequest } from '../requests';
import { parseRecording } from './recording';
import type { InitialResults, StartReply } from './snapshot';

export const START_PRESET = 'start';

/** Reads recorded results of the start; null for any other text, such as a recording from before a curve was added. Never throws. */
export function parseInitialResults(text: string): InitialResults | null {
  const recording = parseRecording<StartReply>(text);
  if (recording?.preset !== START_PRESET) return null;
  const { reply, ...made } = recording;
  if (!Array.isArray(reply.row)) return null;
  if (!CURVE_NAMES.every((name) => name in reply.curves)) return null;
  const scenario = DEFAULT_SCENARIO;
  const window = axisWindow(scenario);
  // arrays are recorded with few digits, but the page looks up its own value among these values, so they must be exact
  const { values } = curvesRequest(scenario, window);
  if (values.length !== reply.curves.values.length) return null;
  return { ...reply, curves: { ...reply.curves, values }, scenario, window, made };
}
